// The rules for sending an estimate, reminding of it, and what became of the e-mails.
import { isOpen, past, unsendable, type Rules } from './rules.ts';
import { present } from './state.ts';
import { refuse } from './refusals.ts';

/** An offer goes out. */
export const sending: Rules<
  | 'SendEstimate'
  | 'FollowUpEstimate'
  | 'RecordEmailAccepted'
  | 'RecordEmailFailed'
  | 'RecordEmailBounced'
  | 'RetryEmail'
> = {
  SendEstimate: ({ ccbNumber, email, byHand = false, ...mail }, state, { today }) => {
    const s = present(state);
    // Oregon wants the licence number on every written bid (OAR 812-003-0120).
    if (ccbNumber.trim() === '') return refuse('ccb-number-missing');
    if (s.withdrawn) return refuse('estimate-withdrawn', { asked: 'send' });
    const to = byHand ? '' : s.to || (email ?? '');
    if (to === '' && !byHand) return refuse('client-without-email');
    if (s.status !== 'draft')
      // Who has the link has every version of it.
      return byHand ? [] : [{ type: 'EstimateResent', data: { to, ...mail } }];
    unsendable(s, today);
    const { revision, totals } = s;
    return [
      { type: 'EstimateSent', data: { to, ...mail, revision, totalCents: totals.totalCents } },
    ];
  },
  // A machine asks for this, so what does not apply any more is silence and not a refusal.
  FollowUpEstimate: ({ subject, message, language, count }, state, { today }) => {
    const s = present(state);
    const waiting =
      isOpen(s) &&
      !s.withdrawn &&
      !s.archived &&
      s.to !== '' &&
      s.failedEmail === null &&
      s.questions.every((answered) => answered) &&
      !past(s.validUntil, today);
    return waiting && count === s.followUps + 1
      ? [{ type: 'EstimateFollowedUp', data: { to: s.to, subject, message, language, count } }]
      : [];
  },
  RecordEmailAccepted: (c, state) => present(state) && [{ type: 'EstimateEmailAccepted', data: c }],
  RecordEmailFailed: (c, state) => present(state) && [{ type: 'EstimateEmailFailed', data: c }],
  RecordEmailBounced: (c, state) =>
    present(state).failedEmails.includes(c.sentBy)
      ? []
      : [{ type: 'EstimateEmailBounced', data: c }],
  RetryEmail: ({ sentBy, to }, state) => {
    const { failedEmail, failedEmails, to: before } = present(state);
    const failed = sentBy ?? failedEmail;
    const isFailed = failed !== null && failedEmails.includes(failed);
    // What waits goes where it was sent to, and what arrived stays where it is.
    if (!isFailed && to !== undefined) return refuse('email-not-failed');
    return isFailed
      ? [
          {
            type: 'EstimateEmailRetried',
            data: { failed, to: to === undefined || to === before ? '' : to },
          },
        ]
      : [];
  },
};
