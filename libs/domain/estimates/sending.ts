// Rules for sending an estimate, following up, and recording e-mail delivery.
import type { z } from 'zod';
import type { Ask } from './commands.ts';
import type { EstimateEvent, events } from './facts.ts';
import { isOpen, past, unsendable, type Rules } from './rules.ts';
import { present, type Present } from './state.ts';
import { refuse } from './refusals.ts';

/** The recipient's address; empty if staff hand it over. Refuses estimates that can't be sent. */
export function addressOf(
  s: Present,
  { ccbNumber, email, byHand = false }: Pick<Ask<'SendEstimate'>, 'ccbNumber' | 'email' | 'byHand'>,
): string {
  // Oregon requires the license number on every written bid (OAR 812-003-0120).
  if (ccbNumber.trim() === '') return refuse('ccb-number-missing');
  if (s.withdrawn) return refuse('estimate-withdrawn', { asked: 'send' });
  const to = byHand ? '' : s.to || (email ?? '');
  if (to === '' && !byHand) return refuse('client-without-email');
  return to;
}

/** The event for sending, or for sending again. */
export function gone(
  s: Present,
  mail: z.infer<(typeof events)['EstimateResent']>,
  today: string,
): Extract<EstimateEvent, { type: 'EstimateSent' | 'EstimateResent' }> {
  if (s.status !== 'draft') return { type: 'EstimateResent', data: mail };
  unsendable(s, today);
  const { revision, totals } = s;
  return { type: 'EstimateSent', data: { ...mail, revision, totalCents: totals.totalCents } };
}

/** Send, follow up, and record delivery. */
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
    const to = addressOf(s, { ccbNumber, email, byHand });
    // The client's link already shows every revision.
    if (byHand && s.status !== 'draft') return [];
    if (s.held?.is === 'waiting') return refuse('sending-waits');
    return [gone(s, { to, ...mail }, today)];
  },
  // Called by a worker, so a follow-up that no longer applies is ignored, not refused.
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
    // The address can't be corrected for an e-mail that is pending or was delivered.
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
