// The history of an estimate for people: who did what, when, in a sentence each.
import type { HistoryEntry } from '@purlin/contracts/estimates.ts';
import { estimate, type EstimateEvent } from '@purlin/domain/estimates/estimate.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { allUsers } from '../access/read-models/user-list.ts';
import type { PastEvent } from '../platform/history.ts';
import type { Services } from '../platform/room.ts';

type Sentences = { readonly [T in EstimateEvent['type']]: (event: Extract<EstimateEvent, { type: T }>['data']) => string };

const SENTENCES: Sentences = {
  EstimateDrafted: (e) => `Written for ${e.client.name}: ${e.projectTitle}`,
  LineItemAdded: (e) => `Line added: ${e.line.description}, ${formatDollars(e.line.totalCents)}; the total is now ${formatDollars(e.totals.totalCents)}`,
  EstimateSent: (e) => `Sent to ${e.to}, total ${formatDollars(e.totalCents)}`,
  EstimateResent: (e) => `Sent again to ${e.to}`,
  EstimateEmailAccepted: (e) => `The mail server took the e-mail: ${e.answer}`,
  EstimateEmailFailed: (e) => `The e-mail could not be sent: ${e.reason}`,
  EstimateEmailRetried: () => 'The failed e-mail was tried again',
  EstimateViewed: () => 'Opened by the client',
  EstimateApproved: (e) => `Approved at ${formatDollars(e.totalCents)}`,
  EstimateDeclined: () => 'Declined',
};

/** What an event says, in a sentence. */
export const sentenceFor = (event: { readonly type: string; readonly data: unknown }): string => (SENTENCES[event.type as EstimateEvent['type']] as (data: unknown) => string)(event.data);

/** Every event of an estimate, oldest first; undefined when there is no such estimate. */
export async function historyOf(id: number, { history, db }: Pick<Services, 'history' | 'db'>): Promise<HistoryEntry[] | undefined> {
  const events = await history.read(estimate, id);
  if (events.length === 0) return undefined;
  const users = new Map((await allUsers(db)).map((user) => [`user-${user.id}`, `${user.firstName} ${user.lastName}`]));
  return events.map((event) => toEntry(event, users));
}

function toEntry(event: PastEvent, users: ReadonlyMap<string, string>): HistoryEntry {
  const by = users.get(event.by) ?? (event.by === 'estimate-link' ? 'Client, by the estimate link' : event.by === 'system' ? 'Purlin' : event.by);
  return { revision: event.revision, type: event.type, at: event.at, by, summary: sentenceFor(event), data: event.data as Record<string, unknown> };
}
