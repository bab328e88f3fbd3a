// The history of an estimate for people: who did what, when, in a sentence each.
import type { HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateEvent, Evidence } from '@purlin/domain/estimates/facts.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { allUsers } from '../access/read-models/user-list.ts';
import type { PastEvent } from '../platform/core/history.ts';
import type { Services } from '../platform/core/room.ts';

type Sentences = {
  readonly [T in EstimateEvent['type']]: (
    event: Extract<EstimateEvent, { type: T }>['data'],
  ) => string;
};

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
const offered = ({ options, lines, totals }: Offer): string =>
  `${options.length > 0 ? counted(options.length, 'option') : counted(lines.length, 'line')}, ` +
  `total ${formatDollars(totals.totalCents)}`;
const HOW: Readonly<Record<Evidence['how'], string>> = {
  page: 'on the estimate page',
  staff: 'by staff on the estimate page',
  phone: 'by phone',
  in_person: 'in person',
  email: 'by e-mail',
  paper: 'on paper',
};
const how = (evidence: Evidence | null): string =>
  evidence
    ? ' ' +
      `${HOW[evidence.how]}${evidence.name && `, signed ${evidence.name}`}${evidence.reason && ` (${evidence.reason})`}`
    : '';

const SENTENCES: Sentences = {
  EstimateDrafted: (e) =>
    `${e.duplicateOf === null ? 'Written' : `Copied from estimate ${e.duplicateOf}`} for ` +
    `${e.client.name}: ${e.projectTitle}`,
  DraftChanged: (e) => `Draft changed: ${offered(e)}`,
  EstimateRevised: (e) => `Revised to version ${e.revision}: ${offered(e)}`,
  OptionAdded: (e) => `Option added: ${e.option.title}`,
  LineItemAdded: (e) =>
    `Line added: ${e.line.description}, ${formatDollars(e.line.totalCents)}; the total is ` +
    `now ${formatDollars(e.totals.totalCents)}`,
  EstimateSent: (e) => `Sent to ${e.to}, total ${formatDollars(e.totalCents)}`,
  EstimateResent: (e) => `Sent again to ${e.to}`,
  EstimateFollowedUp: (e) => `Reminder ${e.count} sent to ${e.to}`,
  EstimateEmailAccepted: (e) => `The mail server took the e-mail: ${e.answer}`,
  EstimateEmailFailed: (e) => `The e-mail could not be sent: ${e.reason}`,
  EstimateEmailBounced: (e) => `The e-mail came back: ${e.reason}`,
  EstimateEmailRetried: () => 'The failed e-mail was tried again',
  EstimateViewed: () => 'Opened by the client',
  QuestionAsked: (e) => `${e.kind === 'question' ? 'Asked' : 'Asked for a change'}: ${e.text}`,
  QuestionAnswered: (e) => `Answered to ${e.to}: ${e.text}`,
  ValidUntilExtended: (e) => `Extended until ${formatDate(e.validUntil)}`,
  EstimateWithdrawn: (e) => (e.reason ? `Withdrawn: ${e.reason}` : 'Withdrawn'),
  EstimateReinstated: () => 'Put back after it was withdrawn',
  LinkReplaced: () => 'The client’s link was replaced; the old one opens nothing any more',
  EstimateApproved: (e) => `Approved at ${formatDollars(e.totalCents)}${how(e.evidence)}`,
  EstimateDeclined: (e) => `Declined${how(e.evidence)}`,
  EstimateDeleted: () => 'Draft deleted',
  EstimateArchived: () => 'Archived',
  EstimateRestored: () => 'Restored from the archive',
};

/** What an event says, in a sentence. */
export const sentenceFor = (event: { readonly type: string; readonly data: unknown }): string =>
  (SENTENCES[event.type as EstimateEvent['type']] as (data: unknown) => string)(event.data);

/** Every event of an estimate, oldest first; undefined when there is no such estimate. */
export async function historyOf(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
): Promise<HistoryEntry[] | undefined> {
  const events = await history.read(estimate, id);
  if (events.length === 0) return undefined;
  const users = await staffNames(db);
  return events.map((event) => toEntry(event, users));
}

/** The names of everybody who can sign in, by actor. */
export const staffNames = async (db: Services['db']): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await allUsers(db)).map((user) => [`user-${user.id}`, `${user.firstName} ${user.lastName}`]),
  );

function toEntry(event: PastEvent, users: ReadonlyMap<string, string>): HistoryEntry {
  const by =
    users.get(event.by) ??
    (event.by === 'estimate-link'
      ? 'Client, by the estimate link'
      : event.by === 'system'
        ? 'Purlin'
        : event.by);
  return {
    revision: event.revision,
    type: event.type,
    at: event.at,
    by,
    summary: sentenceFor(event),
    data: event.data as Record<string, unknown>,
  };
}
