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
const cameBack =
  (reason: string) =>
  (known: Known): Message => ({
    type: 'RecordEmailBounced',
    data: { sentBy: last(known), reason },
  });
/** It was taken, and came back: for good, or until there is room again. */
export const mailBounced = cameBack('550 5.1.1 No such mailbox (demo)');
export const mailboxFull = cameBack('552 5.2.2 The mailbox is full (demo)');
