// Items that need the office's action, the costliest delay first: undelivered emails, QuickBooks,
// requests, questions, accepted work without a job, and estimates about to expire.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import type { LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { booksNeed } from '@purlin/web/books-need.ts';
import { say } from '@purlin/words/screens/needs-you.ts';
import { isLate, topicOf } from '../../leads/lead-words.ts';

export interface Need {
  readonly kind: 'email' | 'request' | 'question' | 'job' | 'expiring' | 'books';
  /** Whose it is. The sentence continues after it. */
  readonly who: string;
  readonly what: string;
  /** A decimal string. */
  readonly amount?: string;
  /** It is overdue. */
  readonly late?: boolean;
  /** The link to where it is done, and its label. */
  readonly to: string;
  readonly deed: string;
  /** The link for users who may only look; unset if it is the same. */
  readonly look?: string;
}

export interface Waiting {
  /** Estimates with an open question or an undelivered email. */
  readonly estimates: readonly EstimateSummary[];
  readonly withoutJob: readonly EstimateSummary[];
  readonly expiring: readonly EstimateSummary[];
  /** New requests, which nobody has handled yet. */
  readonly requests: readonly LeadSummary[];
  /** The QuickBooks connection; undefined for users who do not manage it. */
  readonly books?: QuickBooksStatus | undefined;
}

/** Up to this many of a kind get a line each; more are grouped into one. */
const EACH = 2;
const sum = (estimates: readonly EstimateSummary[]): string =>
  toDecimal(estimates.reduce((cents, { total }) => cents + fromDecimal(total), 0));

/** One line per item, or one for all. */
const lines = <T>(
  things: readonly T[],
  each: (thing: T) => Need,
  together: (things: readonly T[]) => Need,
): readonly Need[] =>
  things.length > EACH ? [together(things)] : things.map((thing) => each(thing));

const ofEstimate = (
  { id, clientName: who, total: amount }: EstimateSummary,
  rest: Pick<Need, 'kind' | 'what' | 'deed' | 'look'> & { readonly to?: string },
): Need => ({ who, amount, to: `/estimates/${id}`, ...rest });
const ofMany = (
  estimates: readonly EstimateSummary[],
  show: string,
  rest: Pick<Need, 'kind' | 'what' | 'deed'>,
): Need => ({
  who: say('estimates', { count: estimates.length }),
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
        what: say(e.emailState === 'bounced' ? 'mail.bounced' : 'mail.failed'),
        deed: say('fix-address'),
      }),
    (all) =>
      ofMany(all, 'needs-you', {
        kind: 'email',
        what: say('did-not-arrive'),
        deed: say('fix-addresses'),
      }),
  );

const unanswered = (requests: readonly LeadSummary[], now: string) => {
  const late = (lead: LeadSummary): boolean => lead.urgent || isLate(lead, now);
  return lines<LeadSummary>(
    requests,
    (lead) => ({
      kind: 'request',
      who: lead.name,
      what: say(lead.kind === 'quote' ? 'asks.quote' : 'asks.message', { topic: topicOf(lead) }),
      late: late(lead),
      to: `/clients/leads/${lead.id}`,
      deed: say('answer'),
    }),
    (all) => ({
      kind: 'request',
      who: say('requests', { count: all.length }),
      what: say('requests-wait'),
      late: all.some(late),
      to: '/clients/leads',
      deed: say('answer'),
    }),
  );
};

const asking = (estimates: readonly EstimateSummary[]) =>
  lines(
    estimates.filter((e) => e.openQuestions > 0 && !isUndelivered(e)),
    (e) => ofEstimate(e, { kind: 'question', what: say('asks-about'), deed: say('answer') }),
    (all) =>
      ofMany(all, 'needs-you', {
        kind: 'question',
        what: say('have-questions'),
        deed: say('answer'),
      }),
  );

const unscheduled = (withoutJob: readonly EstimateSummary[]) =>
  lines(
    withoutJob,
    (e) =>
      ofEstimate(e, {
        kind: 'job',
        what: say('accepted', { project: e.projectTitle }),
        to: `/calendar/new?estimateId=${e.id}`,
        look: `/estimates/${e.id}`,
        deed: say('convert'),
      }),
    (all) =>
      ofMany(all, 'no-job', { kind: 'job', what: say('accepted-no-job'), deed: say('schedule') }),
  );

const ending = (expiring: readonly EstimateSummary[]) =>
  lines(
    expiring,
    (e) => ofEstimate(e, { kind: 'expiring', what: say('week-left'), deed: say('remind') }),
    (all) =>
      ofMany(all, 'expiring&sort=validUntil', {
        kind: 'expiring',
        what: say('expire'),
        deed: say('look'),
      }),
  );

function inTheBooks(status: QuickBooksStatus | undefined): readonly Need[] {
  const need = booksNeed(status);
  return need ? [{ kind: 'books', who: 'QuickBooks', ...need }] : [];
}

/** `now` is an instant. */
export const needsOf = (
  { estimates, withoutJob, expiring, requests, books }: Waiting,
  now: string,
): readonly Need[] => [
  ...undelivered(estimates),
  ...inTheBooks(books),
  ...unanswered(requests, now),
  ...asking(estimates),
  ...unscheduled(withoutJob),
  ...ending(expiring),
];
