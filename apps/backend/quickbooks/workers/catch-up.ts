// Has everything brought that is not in step: after connecting, and whenever somebody asks. Cut off
// in the middle it begins again, and whatever was asked for is not asked for twice.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { changedHere } from '@purlin/domain/quickbooks/merging.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import { isPaper, type RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker, type Attempt } from '../../platform/core/tasks/tasks.ts';
import { isMadeOtherwise } from '../comparing.ts';
import { dropIfIneligible, isBefore, startIn } from '../first-papers.ts';
import { printOf, recordNumber } from '../way.ts';
import { oursOf } from '../ours.ts';
import { dropStaleQuestion, isForAnother } from '../payees.ts';
import { catchUp, resumeWaiting } from '../reactions.ts';
import {
  notYetSynced,
  toBring,
  toTakeBack,
  waitingThere,
  type IdsAfter,
} from '../read-models/ids-to-bring.ts';
import { heldBackBy } from '../read-models/quickbooks-records.ts';
import type { ConnectionRow } from '../read-models/quickbooks-connection.ts';
import { startedConnection } from './bring-record.ts';

const PAGE = 200;
const AT_ONCE = 16;

interface Wanting {
  readonly realmId: string;
  /** The day of the first papers. */
  readonly from: string | null;
  readonly attempt: Attempt;
  readonly services: Services;
}

/** Whether it is there, and not as it is here. */
async function isBehind(
  kind: RecordKind,
  ourId: number,
  { prints }: QuickBooksRecord,
  { services, realmId }: Wanting,
): Promise<boolean> {
  const ours = await oursOf(kind, ourId, services);
  const print = printOf({ services });
  return (
    ours !== undefined &&
    (changedHere(ours.fields, prints, print).length > 0 ||
      isMadeOtherwise(ours, prints, print) ||
      (await isForAnother({ services, realmId }, ours, prints)))
  );
}

/** Wants it, unless it is there as it is here; a bill with its payment, or where it is behind. */
async function want(kind: RecordKind, ourId: number, wanting: Wanting): Promise<void> {
  const { realmId, from, attempt, services } = wanting;
  const { effectId, correlationId } = attempt;
  const { history, dispatch } = services;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const state = fold(quickbooksRecord, await history.read(quickbooksRecord, recordId));
  if (state.status === 'review' && state.askedFor !== null) {
    const ours = await oursOf(kind, ourId, services);
    const place = { services, recordId, correlationId, kind, realmId, ourId };
    if (ours) await dropStaleQuestion(place, ours, state);
  }
  if (state.status === 'none' && from !== null && isPaper(kind))
    if (isBefore(await oursOf(kind, ourId, services), from)) return;
  if (state.theirId !== null && state.status === 'in-step') {
    if (!(await isBehind(kind, ourId, state, wanting)))
      return kind === 'bill-payment' ? want('bill', ourId, wanting) : undefined;
  }
  await dispatch(
    quickbooksRecord,
    recordId,
    { type: 'WantRecord', data: { realmId, kind, ourId } },
    { by: 'system', correlationId, key: `${effectId}-${recordId}` },
  );
}

async function wantAll(kind: RecordKind, idsAfter: IdsAfter, wanting: Wanting): Promise<void> {
  for (let after = 0, full = true; full;) {
    const ids = await idsAfter(wanting.services.db, wanting.realmId, after, PAGE);
    for (let n = 0; n < ids.length; n += AT_ONCE)
      await Promise.all(ids.slice(n, n + AT_ONCE).map((id) => want(kind, id, wanting)));
    after = ids.at(-1) ?? after;
    full = ids.length === PAGE;
  }
}

/**
 * Has what is there, or on its way there, of payments that are not paid any more taken out again:
 * they may have come back while nobody was connected.
 */
async function takeAllBack({ realmId, attempt, services }: Wanting): Promise<void> {
  const { effectId, correlationId } = attempt;
  for (let after = 0, full = true; full;) {
    const those = await toTakeBack(services.db, realmId, after, PAGE);
    for (const { kind, ourId } of those) {
      const recordId = await recordNumber(services, realmId, kind, ourId);
      await services.dispatch(
        quickbooksRecord,
        recordId,
        { type: 'WantRecord', data: { realmId, kind, ourId } },
        { by: 'system', correlationId, key: `${effectId}-${recordId}` },
      );
    }
    after = those.at(-1)?.ourId ?? after;
    full = those.length === PAGE;
  }
}

/** Has what waits brought that is on none of the lists, as somebody who is archived by now. */
async function wantWaiting(wanting: Wanting): Promise<void> {
  for (let after = 0, full = true; full;) {
    const waiting = await waitingThere(wanting.services.db, wanting.realmId, after, PAGE);
    for (const { kind, ourId } of waiting) await want(kind, ourId, wanting);
    after = waiting.at(-1)?.id ?? after;
    full = waiting.length === PAGE;
  }
}

/** A client whose job waits for them is dropped once the job is. */
const DROPPED: readonly (readonly RecordKind[])[] = [['job'], ['customer', 'vendor']];

/** Drops queued records of clients, vendors and jobs that aren't eligible. */
async function dropIneligible(
  connection: ConnectionRow,
  { realmId, attempt: { correlationId }, services }: Wanting,
): Promise<void> {
  const asker = { by: 'system', correlationId };
  for (const kinds of DROPPED)
    for (let after = 0, full = true; full;) {
      const those = await notYetSynced(services.db, realmId, kinds, { after, most: PAGE });
      for (let n = 0; n < those.length; n += AT_ONCE)
        await Promise.all(
          those
            .slice(n, n + AT_ONCE)
            .map(({ kind, ourId }) => dropIfIneligible(kind, ourId, connection, services, asker)),
        );
      after = those.at(-1)?.id ?? after;
      full = those.length === PAGE;
    }
}

export const everythingIsCaughtUp = taskWorker<Services>()(catchUp, {
  attempts: 20,
  backoffMs: 1_000,
  concurrency: 1,
  async run({ realmId }, attempt, services) {
    const connection = await startedConnection(services);
    if (connection?.realmId !== realmId) return 'skipped';
    const wanting = { realmId, from: startIn(connection), attempt, services };
    await dropIneligible(connection, wanting);
    // First, so that it is not all that is about to be wanted.
    await wantWaiting(wanting);
    for (const [kind, idsAfter] of toBring) await wantAll(kind, idsAfter, wanting);
    await takeAllBack(wanting);
    return undefined;
  },
  exhausted: async ({ realmId }, reason, _attempt, { log }) =>
    log.error({ realmId, reason }, 'not everything was asked for'),
});

/** What waited for a record is wanted again, now that it is there. */
export const waitingIsResumed = taskWorker<Services>()(resumeWaiting, {
  attempts: 20,
  backoffMs: 500,
  concurrency: 2,
  async run({ recordId }, { effectId, correlationId }, { db, dispatch }) {
    const waiting = await heldBackBy(db, recordId);
    for (const { id, realmId, kind, ourId } of waiting)
      await dispatch(
        quickbooksRecord,
        id,
        { type: 'WantRecord', data: { realmId, kind, ourId } },
        { by: 'system', correlationId, key: `${effectId}-${id}` },
      );
    return waiting.length === 0 ? 'skipped' : undefined;
  },
  exhausted: async ({ recordId }, reason, _attempt, { log }) =>
    log.error({ recordId, reason }, 'what waited for a record was not asked for'),
});
