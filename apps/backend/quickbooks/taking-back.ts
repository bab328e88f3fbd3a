// Takes a payment that came back out of the books, and its bill with it: also what never got there,
// and what was sent without an answer.
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import type { ChangedThere, RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { paymentById } from '../payments/read-models/vendor-payment-list.ts';
import { BooksFault } from './service/calls.ts';
import { changedSinceWritten, PAYEE } from './comparing.ts';
import { isMissing, isStale } from './failures.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { hasOwnNumber, isMarkedOurs } from './our-bills.ts';
import { oursOf } from './ours.ts';
import { recordsOf } from './read-models/quickbooks-records.ts';
import { recordFault } from './record-fault.ts';
import { quoted, type Entry } from './their-books.ts';
import { readThere, STALE_TRIES } from './updating.ts';
import {
  about,
  fails,
  printOf,
  recordNumber,
  requestIdOf,
  stateOf,
  tell,
  type Brought,
  type Way,
} from './way.ts';

/** Everything else stays there, whatever becomes of it here. */
const canComeBack = (kind: RecordKind): boolean => kind === 'bill' || kind === 'bill-payment';
export const hasComeBack = async ({ kind, ourId, services }: Way): Promise<boolean> =>
  canComeBack(kind) && !(await oursOf(kind, ourId, services));

/** Whether something of it may stand in the books. */
const mayBeThere = ({ theirId, pending }: QuickBooksRecord): boolean =>
  theirId !== null || pending !== null;

interface Places {
  readonly ours: readonly string[];
  /** Bills that may be ours, as somebody there changed them, or may be theirs. */
  readonly unsure: readonly Entry[];
}
const NOWHERE: Places = { ours: [], unsure: [] };

/** Those of the vendors of these bills whom a request was sent for. */
async function payeesThere(
  way: Way,
  { sent }: NonNullable<QuickBooksRecord['pending']>,
  bills: readonly Entry[],
): Promise<ReadonlySet<string>> {
  const vendors = bills.flatMap(({ VendorRef }) => VendorRef?.value ?? []);
  const records = await recordsOf(way.services.db, way.realmId, ['vendor'], vendors);
  const payee = sent?.[PAYEE];
  const those = records.filter(
    ({ ourId }) => payee === undefined || payee === printOf(way)(String(ourId)),
  );
  return new Set(those.flatMap(({ theirId }) => theirId ?? []));
}

/** Where it stands; what was sent without an answer is looked for by the number it went under. */
async function placesOf(way: Way, { theirId, pending }: QuickBooksRecord): Promise<Places> {
  if (theirId !== null) return { ...NOWHERE, ours: [theirId] };
  // What was begun before 2026-11-26 has no number, and nothing is taken out on a guess.
  if (!pending || pending.name === '') return NOWHERE;
  const { kind, ourId, services, realmId, books } = way;
  const payment = await paymentById(services.db, ourId);
  if (!payment) return NOWHERE;
  // Whoever it was for: that may be another one by now.
  const found = await books.find(ENTRY_KINDS[kind], `DocNumber = ${quoted(pending.name)}`);
  const payees = await payeesThere(way, pending, found);
  const isAtPayee = ({ VendorRef }: Entry): boolean => payees.has(VendorRef?.value ?? '');
  // A payment's number is its trace, which we alone give; a bill's may be anybody's.
  const isOurs = (one: Entry): boolean =>
    kind !== 'bill' ||
    isMarkedOurs(payment.id, one) ||
    (isAtPayee(one) && hasOwnNumber(payment, one));
  const ours = found.filter(isOurs).map(({ Id }) => Id);
  const others = found.filter(
    (one) =>
      !isOurs(one) &&
      isAtPayee(one) &&
      Math.round((one.TotalAmt ?? 0) * 100) === payment.totalCents,
  );
  const ids = others.map(({ Id }) => Id);
  const linked = await recordsOf(services.db, realmId, [kind], ids);
  const taken = new Set(linked.map((one) => one.theirId));
  return { ours, unsure: ours.length > 0 ? [] : others.filter(({ Id }) => !taken.has(Id)) };
}

/**
 * Gone already, perhaps by another of our processes, is as it should be. What somebody there has
 * changed stays, unless a person had this version of it deleted: answers with what it is.
 */
async function removeThere(
  way: Way,
  state: QuickBooksRecord,
  theirId: string,
): Promise<ChangedThere | undefined> {
  for (let tries = 1; ; tries += 1) {
    const entry = await readThere(way, theirId);
    if (!entry) return undefined;
    const version = entry.SyncToken;
    const parts = changedSinceWritten(way.kind, entry, state, printOf(way));
    if (parts.length > 0 && state.deletes !== version) return { version, parts: [...parts] };
    const requestId = requestIdOf(way.effectId, way.recordId, 'delete', theirId, entry.SyncToken);
    try {
      await way.books.remove(ENTRY_KINDS[way.kind], entry, requestId);
      return undefined;
    } catch (error) {
      if (!(error instanceof BooksFault)) throw error;
      if (!isMissing(error) && !(isStale(error) && tries < STALE_TRIES)) throw error;
    }
  }
}

/** Its payment was kept there by a person: nothing is left to do about the bill that it pays. */
async function staysPaid(way: Way, { status, theirId, prints }: QuickBooksRecord) {
  if (status === 'waiting' && theirId !== null)
    await tell(way, {
      type: 'RecordInStep',
      data: { ...about(way), theirId, prints, how: 'updated' },
    });
  return { is: 'nothing' } as const;
}

/**
 * A payment that came back has no place in the books; what somebody there has changed of it is
 * deleted on a person's word alone (rule: quickbooks-returned).
 */
export async function takeBack(way: Way, state: QuickBooksRecord): Promise<Brought> {
  const { kind, ourId } = way;
  if (!canComeBack(kind)) {
    // What never got there waits for nothing any more.
    if (!mayBeThere(state)) await tell(way, { type: 'RecordTakenBack', data: about(way) });
    return { is: 'nothing' };
  }
  // A bill that is paid can't be deleted there: its payment goes first.
  if (kind === 'bill') {
    const recordId = await recordNumber(way.services, way.realmId, 'bill-payment', ourId);
    const ofPayment: Way = { ...way, kind: 'bill-payment', recordId };
    const payment = await stateOf(ofPayment);
    if (mayBeThere(payment)) {
      if (payment.status === 'excluded') return staysPaid(way, state);
      const gone = await takeOut(ofPayment, payment).catch((error: unknown) =>
        recordFault(ofPayment, error),
      );
      if (gone.is === 'held') return gone;
      const isPaidAgain = (await oursOf('bill-payment', ourId, way.services)) !== undefined;
      if (isPaidAgain) await tell(ofPayment, { type: 'WantRecord', data: about(ofPayment) });
    }
  }
  const gone = await takeOut(way, state);
  return kind === 'bill-payment' && gone.is === 'nothing' ? way.bringFirst('bill', ourId) : gone;
}

/** Takes a bill or a payment alone out of the books. */
async function takeOut(way: Way, state: QuickBooksRecord): Promise<Brought> {
  // Somebody said that it has no place here: it is theirs, and stays.
  if (state.status === 'excluded' && mayBeThere(state)) {
    await tell(way, { type: 'KeepRecord', data: about(way) });
    return { is: 'held', by: way.recordId };
  }
  // The vendor's bill that somebody else wrote is still owed: it is open again without its payment.
  const isTheirs = way.kind === 'bill' && state.linked;
  const { ours, unsure } = isTheirs ? NOWHERE : await placesOf(way, state);
  const decided = unsure.filter(({ SyncToken }) => SyncToken === state.deletes);
  for (const theirId of [...ours, ...decided.map(({ Id }) => Id)]) {
    const changed = await removeThere(way, state, theirId);
    if (changed) return fails(way, 'changed-there', { changed });
  }
  const [doubtful] = decided.length === 0 ? unsure : [];
  if (doubtful)
    return fails(way, 'changed-there', {
      changed: { version: doubtful.SyncToken, parts: ['memo'], theirId: doubtful.Id },
    });
  const request = state.pending?.requestId ?? null;
  const data = { ...about(way), seen: state.theirId, request };
  await tell(way, { type: 'RecordTakenBack', data });
  return { is: 'nothing' };
}
