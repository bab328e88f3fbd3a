// The screen for e-mails in all its states; what only an outage or a killed process brings about is
// told.
import type { Email, Undecided } from '@purlin/contracts/emails.ts';
import { button, inAllWeathers, staff, type ChangedAnswer, type Screen } from './screen.ts';

const AT = '/dashboard/emails';
const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();

const email = (n: number, more: Partial<Email>): Email => ({
  id: `email-${n}`,
  kind: 'estimate',
  state: 'waiting',
  about: 'EST-2026-4F7K2M9Q · Dana Whitfield',
  path: '/estimates/1',
  recipient: 'dana.whitfield@client.example',
  subject: '',
  askedAt: minutes(-47 - n * 13),
  tries: 1,
  nextTryAt: minutes(4),
  sentAt: null,
  problem: 'server-unreachable',
  reply: '',
  ...more,
});
const LONG: Partial<Email> = {
  kind: 'lead_reply',
  about: 'Homeowners’ Association of the Upper Fern Ridge Reservoir Lakeview Terraces',
  recipient: 'board-of-directors@upper-fern-ridge-reservoir-lakeview-terraces.client.example',
  subject: 'Replacement of all roofs, gutters, skylights and flashings of the clubhouse',
};
const waiting: readonly Email[] = [
  email(0, { state: 'sending', nextTryAt: null }),
  email(1, { kind: 'reminder', tries: 0, problem: null }),
  email(2, { kind: 'staff_notice', recipient: 'office@purlin.example', about: '', path: null }),
  email(3, { ...LONG, tries: 11, problem: 'mailbox-full', reply: '452 4.2.2' }),
  email(4, { kind: 'lead_receipt', about: 'Luis Ibarra', problem: 'domain-busy', reply: '421' }),
];
const failedOnes: readonly Email[] = (
  [
    { problem: 'address-unknown', reply: '550 5.1.1' },
    { ...LONG, problem: 'recipient-refused', reply: '554 5.7.1', tries: 12 },
    { kind: 'reminder', state: 'returned', problem: 'came-back' },
    { kind: 'newsletter_confirm', about: '', problem: 'ours' },
    { kind: 'answer', problem: 'message-too-large', reply: '552 5.3.4' },
  ] as const satisfies readonly Partial<Email>[]
).map((more, n) => email(n, { state: 'failed', nextTryAt: null, ...more }));
const decisions: readonly Undecided[] = [
  {
    id: 'one',
    title: 'Payment to Willamette Roof Crew',
    facts: [
      { name: 'Amount', value: '$4,250.00' },
      { name: 'Account', value: 'ends in 4471' },
      { name: 'For', value: 'Whole roof, 2210 Friendly St, Eugene, second of three parts' },
    ],
    path: '/vendor-payments',
    askedAt: minutes(-300),
    reason: 'program-ended',
  },
  {
    id: 'two',
    title: 'Payment to Ridge Supply',
    facts: [{ name: 'Amount', value: '$812.40' }],
    path: null,
    askedAt: minutes(-95),
    reason: 'no-answer',
  },
];

const listed = (items: readonly Email[]): ChangedAnswer => ({
  to: /\/api\/emails\?/,
  change: items,
});
const counts = (change: ChangedAnswer['change']): ChangedAnswer => ({
  to: /\/api\/emails\/counts/,
  change,
});
const outage = (problem: string, reply: string): ChangedAnswer =>
  counts({
    waiting: 14,
    failed: 5,
    undecided: 2,
    outage: { since: minutes(-130), problem, reply },
  });
const calm = counts({ waiting: 3, failed: 5, undecided: 2, outage: null });
const away: Partial<Screen> = { answers: [listed(waiting), outage('server-unreachable', '')] };
const refused: Partial<Screen> = { answers: [listed(failedOnes), calm] };
const toDecide: Partial<Screen> = {
  answers: [{ to: /\/api\/decisions$/, change: decisions }, calm],
};

export const emailScreens: readonly Screen[] = [
  ...inAllWeathers('emails', AT),
  staff('emails', `${AT}?show=waiting`, { state: 'outage', ...away }),
  staff('emails', `${AT}?show=waiting`, {
    state: 'login-refused',
    answers: [listed(waiting), outage('login-refused', '535 5.7.8')],
  }),
  staff('emails', `${AT}?show=failed`, { state: 'refused', ...refused }),
  staff('emails', `${AT}?show=failed`, {
    state: 'chosen',
    ...refused,
    act: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select .* to / });
      for (const n of [0, 1]) await boxes.nth(n).check();
    },
  }),
  staff('emails', `${AT}?show=failed`, {
    state: 'retrying',
    windowOnly: true,
    ...refused,
    act: button('Retry all'),
  }),
  staff('emails', `${AT}?show=sent`, { state: 'sent' }),
  staff('emails', `${AT}?show=sent&q=zzz`, { state: 'no-match' }),
  ...(['waiting', 'failed', 'decisions'] as const).map((show) =>
    staff('emails', `${AT}?show=${show}`, { state: `no-${show}`, company: 'empty' }),
  ),
  staff('emails', `${AT}?show=decisions`, { state: 'decisions', ...toDecide }),
  staff('emails', `${AT}?show=decisions`, {
    state: 'deciding',
    windowOnly: true,
    ...toDecide,
    act: button('Do it again'),
  }),
];
