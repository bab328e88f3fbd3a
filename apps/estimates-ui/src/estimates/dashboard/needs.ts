// What waits for somebody in the office, the dearest wait first: e-mails that did not arrive,
// requests, questions, accepted work without a job, answers that will soon be too late.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import type { LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { isLate, topicOf } from '../../leads/lead-words.ts';

export interface Need {
  readonly kind: 'email' | 'request' | 'question' | 'job' | 'expiring';
  /** Whose it is; a sentence goes on after it. */
  readonly who: string;
  readonly what: string;
  /** A decimal amount. */
  readonly amount?: string;
  /** It should have been done. */
  readonly late?: boolean;
  /** Where it is done, and what that is called. */
  readonly to: string;
  readonly deed: string;
}

export interface Waiting {
  /** With an open question, or an e-mail that did not arrive. */
  readonly estimates: readonly EstimateSummary[];
  readonly withoutJob: readonly EstimateSummary[];
  readonly expiring: readonly EstimateSummary[];
  /** Nobody has looked after them. */
  readonly requests: readonly LeadSummary[];
}

/** So many of a kind have a line each; more of them have one together. */
const EACH = 2;
const sum = (estimates: readonly EstimateSummary[]): string =>
  toDecimal(estimates.reduce((cents, { total }) => cents + fromDecimal(total), 0));

/** A line for each, or one for all. */
const lines = <T>(
  things: readonly T[],
  each: (thing: T) => Need,
  together: (things: readonly T[]) => Need,
): readonly Need[] =>
  things.length > EACH ? [together(things)] : things.map((thing) => each(thing));

const ofEstimate = (
  { id, clientName: who, total: amount }: EstimateSummary,
  rest: Pick<Need, 'kind' | 'what' | 'deed'> & { readonly to?: string },
): Need => ({ who, amount, to: `/estimates/${id}`, ...rest });
const ofMany = (
  estimates: readonly EstimateSummary[],
  show: string,
  rest: Pick<Need, 'kind' | 'what' | 'deed'>,
): Need => ({
  who: `${estimates.length} estimates`,
  amount: sum(estimates),
  to: `/estimates?show=${show}`,
  ...rest,
});

const isUndelivered = ({ emailState }: EstimateSummary): boolean =>
  emailState === 'failed' || emailState === 'bounced';

const undelivered = (estimates: readonly EstimateSummary[]) =>
  lines(
    estimates.filter(isUndelivered),
    (e) =>
      ofEstimate(e, {
        kind: 'email',
        what: e.emailState === 'bounced' ? 'the e-mail came back' : 'the e-mail failed',
        deed: 'Fix address',
      }),
    (all) =>
      ofMany(all, 'needs-you', { kind: 'email', what: 'did not arrive', deed: 'Fix addresses' }),
  );

const unanswered = (requests: readonly LeadSummary[], now: string) => {
  const late = (lead: LeadSummary): boolean => lead.urgent || isLate(lead, now);
  return lines<LeadSummary>(
    requests,
    (lead) => ({
      kind: 'request',
      who: lead.name,
      what: `${lead.kind === 'quote' ? 'asks for a quote' : 'wrote'}: ${topicOf(lead)}`,
      late: late(lead),
      to: `/clients/leads/${lead.id}`,
      deed: 'Answer',
    }),
    (all) => ({
      kind: 'request',
      who: `${all.length} requests`,
      what: 'from the website wait for an answer',
      late: all.some(late),
      to: '/clients/leads',
      deed: 'Answer',
    }),
  );
};

const asking = (estimates: readonly EstimateSummary[]) =>
  lines(
    estimates.filter((e) => e.openQuestions > 0 && !isUndelivered(e)),
    (e) => ofEstimate(e, { kind: 'question', what: 'asks about the estimate', deed: 'Answer' }),
    (all) => ofMany(all, 'needs-you', { kind: 'question', what: 'have questions', deed: 'Answer' }),
  );

const unscheduled = (withoutJob: readonly EstimateSummary[]) =>
  lines(
    withoutJob,
    (e) =>
      ofEstimate(e, {
        kind: 'job',
        what: `accepted ${e.projectTitle}`,
        to: `/calendar/new?estimateId=${e.id}`,
        deed: 'Convert to Job',
      }),
    (all) => ofMany(all, 'no-job', { kind: 'job', what: 'accepted, no job yet', deed: 'Schedule' }),
  );

const ending = (expiring: readonly EstimateSummary[]) =>
  lines(
    expiring,
    (e) => ofEstimate(e, { kind: 'expiring', what: 'has a week left to answer', deed: 'Remind' }),
    (all) =>
      ofMany(all, 'expiring&sort=validUntil', {
        kind: 'expiring',
        what: 'expire within a week',
        deed: 'Look',
      }),
  );

/** `now` is an instant. */
export const needsOf = (
  { estimates, withoutJob, expiring, requests }: Waiting,
  now: string,
): readonly Need[] => [
  ...undelivered(estimates),
  ...unanswered(requests, now),
  ...asking(estimates),
  ...unscheduled(withoutJob),
  ...ending(expiring),
];
