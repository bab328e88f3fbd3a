// Compares what changed in QuickBooks since the last time with what is here: differences are told,
// nothing is overwritten. Notices may be missed, so it is done every night whether one came or not.
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { isSamePrint, type QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import { OWNER, type Failure, type RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker, Unavailable, type Attempt } from '../../platform/core/tasks/tasks.ts';
import { forgetBookings } from '../accounts.ts';
import { askForAccounts } from '../asking-for-accounts.ts';
import { homeOf } from '../around.ts';
import { beside, standingOf } from '../comparing.ts';
import { ENTRY_KINDS } from '../kinds.ts';
import type { Ours } from '../our-shapes.ts';
import { oursOf } from '../ours.ts';
import { movedFailure, readThere, tellReturned } from '../updating.ts';
import { reaching } from '../reaching.ts';
import { compareBooks, leaveBooks } from '../reactions.ts';
import { recordsOf, recordsThere, type RecordRow } from '../read-models/quickbooks-records.ts';
import {
  quoted,
  theirBooks,
  type ChangesThere,
  type Entry,
  type EntryKind,
  type TheirBooks,
} from '../their-books.ts';
import { connectionNow, type ConnectionRow } from '../read-models/quickbooks-connection.ts';
import { startedConnection, NO_ACCOUNTS } from './bring-record.ts';
import { quickbooksOf, tokensOf } from '../service/service.ts';
import { about, printOf, stateOf, tell, type RecordPlace } from '../way.ts';

const KINDS: readonly EntryKind[] = ['Customer', 'Vendor', 'Estimate', 'Bill', 'BillPayment'];
/** What was written while we asked is compared again the next time. */
const OVERLAP_MS = 5 * 60_000;
/** QuickBooks tells the changes of thirty days, and no more than so many at once. */
const REACH_MS = 29 * 24 * 3_600_000;
const MOST_TOLD = 1000;
/** So many of ours are looked at with one call. */
const AT_ONCE = 100;
/** So often one is looked at that is written at the same time. */
const MOST_LOOKS = 4;
/** They are made inactive rather than deleted, and are not found then unless it is said. */
const LISTED: readonly EntryKind[] = ['Customer', 'Vendor'];

const ours = (kind: EntryKind): RecordKind[] =>
  (Object.keys(ENTRY_KINDS) as RecordKind[]).filter((one) => ENTRY_KINDS[one] === kind);

interface Seen {
  readonly record: RecordRow;
  /** What history knew of it before it was read there. */
  readonly before: QuickBooksRecord;
  /** Of the last event by then. */
  readonly revision: number | undefined;
  readonly entry: Entry;
}

interface Looking {
  readonly services: Services;
  readonly realmId: string;
  readonly books: TheirBooks;
}

/**
 * These as they stand there now; what is not found was deleted. History is read first: what we
 * write meanwhile is then newer than what was read there, and not the other way round.
 */
async function* asTheyAre(
  kind: EntryKind,
  records: readonly RecordRow[],
  { services, books }: Looking,
): AsyncGenerator<Seen> {
  const states = await Promise.all(
    records.map(async (record) => {
      const end = await services.history.end(quickbooksRecord, record.id);
      const before = await services.history.stateOf(quickbooksRecord, record.id);
      return { record, before, revision: end?.revision };
    }),
  );
  const ids = records.map(({ theirId }) => quoted(theirId ?? '')).join(', ');
  const inactive = LISTED.includes(kind) ? ' and Active in (true, false)' : '';
  const found = await books.find(kind, `Id in (${ids})${inactive}`);
  const byId = new Map(found.map((entry) => [entry.Id, entry]));
  for (const { record, ...then } of states) {
    const Id = record.theirId ?? '';
    // Lists lag behind: what they miss is read by itself before it is called gone.
    const entry = byId.get(Id) ?? (await readThere({ books, kind: record.kind }, Id));
    yield { record, ...then, entry: entry ?? { Id, SyncToken: '0', status: 'Deleted' } };
  }
}

/** Each of ours that is there. */
async function* everything(looking: Looking): AsyncGenerator<Seen> {
  const { services, realmId } = looking;
  for (const kind of KINDS)
    for (let after = 0, full = true; full;) {
      const page = { after, most: AT_ONCE };
      const records = await recordsThere(services.db, realmId, ours(kind), page);
      after = records.at(-1)?.id ?? after;
      full = records.length === AT_ONCE;
      if (records.length > 0) yield* asTheyAre(kind, records, looking);
    }
}

/** What changed there since; undefined of longer ago than is told, or of what is still to come. */
async function toldSince({ books }: Looking, since: string): Promise<ChangesThere | undefined> {
  const [from, now] = [Date.parse(since), Date.now()];
  return from > now - REACH_MS && from <= now ? books.changedSince(KINDS, since) : undefined;
}

/** What of ours changed there. */
async function* changes(looking: Looking, told: ChangesThere | undefined): AsyncGenerator<Seen> {
  const { services, realmId } = looking;
  // Not told, or perhaps cut off: then each of ours is looked at.
  if (!told || [...told.entries.values()].flat().length >= MOST_TOLD) {
    yield* everything(looking);
    return;
  }
  for (const [kind, entries] of told.entries) {
    const ids = entries.map(({ Id }) => Id);
    const records = await recordsOf(services.db, realmId, ours(kind), ids);
    for (let n = 0; n < records.length; n += AT_ONCE)
      yield* asTheyAre(kind, records.slice(n, n + AT_ONCE), looking);
  }
}

type Comparing = { readonly services: Services; readonly correlationId: string };

const isGoneThere = ({ status, Active }: Entry): boolean =>
  status === 'Deleted' || Active === false;

/** Why it cannot be in step as it stands there; undefined where it can. */
async function failureThere(
  { entry, before }: Seen,
  here: Ours,
  place: RecordPlace,
): Promise<Failure | undefined> {
  if (isGoneThere(entry)) return entry.status === 'Deleted' ? 'gone-there' : 'inactive-there';
  if (!here.place || before.moves) return undefined;
  const standing = standingOf(here.place, entry, before.prints, printOf(place));
  // What was found there stands where somebody put it.
  if (standing === 'same' || (standing === 'unknown' && before.linked)) return undefined;
  const isAtHome = here.place.isAtHome(await homeOf(place, here), entry);
  return isAtHome ? undefined : movedFailure(place.kind);
}

/** Whether the two differ. `again`: it was written, or decided, since it was read there. */
async function compare(
  seen: Seen,
  { services, correlationId }: Comparing,
): Promise<boolean | 'again'> {
  const { record, before, revision, entry } = seen;
  const { id: recordId, realmId, kind, ourId, failure: known } = record;
  const place = { services, correlationId, recordId, realmId, kind, ourId };
  const here = await oursOf(kind, ourId, services);
  if (!here || before.status === 'excluded') return false;
  // A user is asked whether it is deleted: what else somebody there did to it says nothing here.
  const isAsked = (before.changed !== null || before.kept) && !isGoneThere(entry);
  const failure = isAsked ? undefined : await failureThere(seen, here, place);
  if (failure !== undefined) {
    const { theirId, prints } = await stateOf(place);
    // It was written, or is another one, since it was read there.
    if (theirId !== entry.Id || !isSamePrint(prints[OWNER], before.prints[OWNER])) return false;
    if (known !== failure)
      await tell(place, { type: 'RecordFailure', data: { ...about(place), failure, said: '' } });
    return true;
  }
  const now = await services.history.end(quickbooksRecord, recordId);
  if (now?.revision !== revision) return 'again';
  // Somebody there may have put right what failed: only bringing it shows that.
  if (before.status === 'failed' && !before.gone) {
    if (entry.SyncToken !== before.changed?.version)
      await tell(place, { type: 'WantRecord', data: about(place) });
    return true;
  }
  if (before.unread) await tell(place, { type: 'WantRecord', data: about(place) });
  if (before.gone)
    return (await tellReturned(place, { ours: here, entry, state: before })).length > 0;
  const { differences } = beside(kind, here, entry, before, printOf(place));
  await tell(place, {
    type: 'RecordDifferences',
    data: { ...about(place), differences: [...differences], lookedAt: before.prints },
  });
  return differences.length > 0;
}

async function compareAll(
  realmId: string,
  since: string,
  { services, correlationId }: Comparing,
): Promise<void> {
  const started = Date.now();
  let compared = 0;
  let differing = 0;
  const books = theirBooks(quickbooksOf(services), realmId);
  const looking = { services, realmId, books };
  const told = await toldSince(looking, since);
  // Their clock says when it changed: ours may be ahead of it.
  const asOf = Math.min(started, Date.parse(told?.asOf ?? '') || started);
  const until = new Date(asOf - OVERLAP_MS).toISOString();
  for await (const seen of changes(looking, told)) {
    compared += 1;
    let differs = await compare(seen, { services, correlationId });
    for (let tries = 1; differs === 'again' && tries < MOST_LOOKS; tries += 1)
      for await (const now of asTheyAre(ENTRY_KINDS[seen.record.kind], [seen.record], looking))
        differs = await compare(now, { services, correlationId });
    if (differs === true) differing += 1;
  }
  await services.dispatch(
    quickbooksConnection,
    CONNECTION,
    { type: 'RecordComparison', data: { realmId, until, compared, differing } },
    { by: 'system', correlationId },
  );
}

/** Before the first estimate or payment fails, whoever may choose is told. */
async function lookAtAccounts(
  { realmId, accounts }: ConnectionRow,
  { services, correlationId }: Comparing,
): Promise<void> {
  const whose = { services, realmId, books: theirBooks(quickbooksOf(services), realmId) };
  forgetBookings(whose);
  const chosen = accounts[realmId] ?? NO_ACCOUNTS;
  await askForAccounts({ ...whose, chosen }, { by: 'system', correlationId });
}

const since = (comparedUntil: string): string =>
  new Date(Date.parse(comparedUntil) - OVERLAP_MS).toISOString();

/** So long after a comparison the next one begins, where notices alone ask for it. */
const REST_MS = 5_000;
/** However many notices come, what may be read is not used up by them. Throws Unavailable. */
async function restAfterLast(realmId: string, { db, history, clock }: Services): Promise<void> {
  const { heard, asked } = await history.stateOf(quickbooksConnection, CONNECTION);
  if (!heard || asked) return;
  const last = await connectionNow(db);
  if (last?.realmId !== realmId || last.comparedAt === null) return;
  const waitMs = Date.parse(last.comparedAt) + REST_MS - Date.parse(clock.now());
  // A longer one is the mistake of a clock.
  if (waitMs > 0 && waitMs <= REST_MS)
    throw new Unavailable('compared just now', { waitMs, tried: false });
}

export const booksAreCompared = taskWorker<Services>()(compareBooks, {
  attempts: 8,
  backoffMs: 2_000,
  concurrency: 1,
  waitsOut: true,
  async run({ realmId }, { correlationId }: Attempt, services) {
    await restAfterLast(realmId, services);
    // Also where it is skipped: nothing is left that stands in the way of the next notice.
    await services.dispatch(
      quickbooksConnection,
      CONNECTION,
      { type: 'BeginComparison', data: { realmId } },
      { by: 'system', correlationId },
    );
    const connection = await startedConnection(services);
    if (connection?.realmId !== realmId) return 'skipped';
    await reaching(realmId, services, async () => {
      await lookAtAccounts(connection, { services, correlationId });
      await compareAll(realmId, since(connection.comparedUntil), { services, correlationId });
    });
    return undefined;
  },
  exhausted: async ({ realmId }, reason, _attempt, { log }) =>
    log.error({ realmId, reason }, 'the books were not compared'),
});

/** The tokens go, here at once and there where QuickBooks can be reached. */
export const booksAreLeft = taskWorker<Services>()(leaveBooks, {
  attempts: 8,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ realmId }, _attempt, services) {
    const quickbooks = quickbooksOf(services);
    const isDropped = await services.withLock(tokensOf(realmId), async () => {
      // Somebody connected again meanwhile: these are other tokens. History knows it at once.
      const now = await services.history.stateOf(quickbooksConnection, CONNECTION);
      if (now.realmId === realmId && now.status !== 'disconnected') return false;
      await quickbooks.drop(realmId);
      return true;
    });
    if (!isDropped) return 'skipped';
    // QuickBooks may be slow: whoever connects again does not wait for it.
    await quickbooks.revokeLeft();
    return undefined;
  },
  exhausted: async ({ realmId }, reason, _attempt, { log }) =>
    log.error({ realmId, reason }, 'tokens of QuickBooks were not let go'),
});
