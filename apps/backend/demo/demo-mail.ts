// Demo data: what became of the e-mails about an estimate, as a mail server would have said it.
import type { Message } from '@purlin/event-sourcing/decider.ts';
import type { Known } from './past.ts';

const MAILS = [
  'EstimateSent',
  'EstimateResent',
  'EstimateFollowedUp',
  'QuestionAnswered',
  'EstimateApproved',
];
const last = (known: Known): string => known.lastOf(MAILS);

/** The last e-mail was taken by the mail server. */
export const mailTaken = (known: Known): Message => ({
  type: 'RecordEmailAccepted',
  data: {
    sentBy: last(known),
    messageId: `<${last(known)}@demo.example>`,
    answer: '250 2.0.0 OK (demo)',
  },
});
/** It was taken, and came back. */
export const mailBounced = (known: Known): Message => ({
  type: 'RecordEmailBounced',
  data: { sentBy: last(known), reason: '550 5.1.1 No such mailbox (demo)' },
});
/** It was not taken. */
export const mailFailed = (known: Known): Message => ({
  type: 'RecordEmailFailed',
  data: { sentBy: last(known), reason: '452 4.2.2 The mailbox is full (demo)' },
});
