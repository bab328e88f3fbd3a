// Messages: the list, a conversation with a note, writing a note, and both portals.
import type { Page } from 'playwright-core';
import type { OwnConversation } from '@purlin/contracts/own-messages.ts';
import { API, inAllWeathers, loading, staff, wrong, type Screen } from './screen.ts';

/** The first conversation with a client that has a note in it. */
const opened = async (page: Page) => {
  await page
    .getByRole('link', { name: /Whitfield/ })
    .first()
    .click();
  await page.getByRole('log').waitFor();
};
const noting = async (page: Page) => {
  await opened(page);
  await page.getByText('Internal note', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Note for your office' }).fill('Call before noon');
};

const said = (number: number, side: 'other' | 'office', text: string) => ({
  number,
  side,
  own: side === 'other',
  by: side === 'other' ? 'Dana' : '',
  text,
  at: `2026-11-2${number}T18:0${number}:00.000Z`,
  job: number === 1 ? { id: 1, title: 'Better - Standard Package' } : null,
});
const talk: OwnConversation = {
  messages: [
    said(1, 'other', 'Can the crew park in the driveway?'),
    said(2, 'office', 'Please leave it free from 7 AM. The crew parks on the street.'),
    said(3, 'other', 'Will do. Thank you!'),
  ],
  more: false,
  unread: 0,
  seen: { number: 3, at: '2026-11-24T18:00:00.000Z' },
  jobs: [{ id: 1, title: 'Better - Standard Package' }],
};
const PORTAL = /\/api\/portal\/messages/;
/** Whoever signs in for somebody, with this answer. */
const inPortal = (who: 'client' | 'vendor', more: Partial<Screen>): Screen => ({
  name: `${who}-messages`,
  state: 'full',
  who,
  at: `/${who}-portal?tab=messages`,
  windowOnly: true,
  answers: [
    { to: /\/api\/user$/, change: { [`${who}Id`]: 1 } },
    { to: PORTAL, change: { ...talk } },
  ],
  ...more,
});
const empty = { ...talk, messages: [], seen: null };

export const messageScreens: readonly Screen[] = [
  ...inAllWeathers('messages', '/messages'),
  staff('messages', '/messages?q=zzz', { state: 'no-match' }),
  staff('conversation', '/messages', { act: opened, windowOnly: true }),
  staff('conversation', '/messages', { state: 'note', act: noting, windowOnly: true }),
  staff('conversation', '/messages/client/2', { state: 'empty', windowOnly: true }),
  staff('conversation', '/messages/client/1', wrong),
  staff('conversation', '/messages/client/1', loading),
  staff('conversation', '/messages/client/999999', { state: 'not-found', failedRequests: true }),
  inPortal('client', {}),
  inPortal('client', {
    state: 'empty',
    answers: [
      { to: /\/api\/user$/, change: { clientId: 1 } },
      { to: PORTAL, change: empty },
    ],
  }),
  inPortal('client', {
    state: 'failing',
    answers: [{ to: /\/api\/user$/, change: { clientId: 1 } }],
    calls: { matching: API, go: 'wrong' },
    failedRequests: true,
  }),
  inPortal('vendor', {}),
];
