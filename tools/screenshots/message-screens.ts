// Messages: the list, a conversation with a note, and writing a note.
import type { Page } from 'playwright-core';
import { inAllWeathers, loading, staff, wrong, type Screen } from './screen.ts';

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
  await page.getByRole('radio', { name: 'Internal note' }).check();
  await page.getByRole('textbox', { name: 'Note for your team' }).fill('Call before noon');
};

export const messageScreens: readonly Screen[] = [
  ...inAllWeathers('messages', '/messages'),
  staff('messages', '/messages?q=zzz', { state: 'no-match' }),
  staff('conversation', '/messages', { act: opened, windowOnly: true }),
  staff('conversation', '/messages', { state: 'note', act: noting, windowOnly: true }),
  staff('conversation', '/messages/client/2', { state: 'empty', windowOnly: true }),
  staff('conversation', '/messages/client/1', wrong),
  staff('conversation', '/messages/client/1', loading),
  staff('conversation', '/messages/client/999999', { state: 'not-found', failedRequests: true }),
];
