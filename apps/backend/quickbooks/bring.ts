// Brings one record into the books, exactly once, or in step with what is there. Every step may be
// cut off: the next attempt reads from history what was begun, and goes on under the same number.
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import type { Holder, RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { BooksFault, OddAnswer } from './service/calls.ts';
import { AccountMissing, forgetBookings } from './accounts.ts';
import { askForAccounts } from './asking-for-accounts.ts';
import { isForAnother } from './comparing.ts';
import { create, CreateRefused } from './creating.ts';
import { failureOf, saidBy } from './failures.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { holderOf } from './name-holders.ts';
import { oursOf } from './ours.ts';
import { hasComeBack, takeBack } from './taking-back.ts';
import { update } from './updating.ts';
import {
  fails,
  printOf,
  recordNumber,
  stateOf,
  type Bringing,
  type Brought,
  type Way,
} from './way.ts';

/** For whoever looks at them, and then says what ours is called there. */
async function whoHasItsName(way: Way): Promise<Holder | undefined> {
  const { kind, ourId, services, books } = way;
  const [{ name, theirId }, ours] = await Promise.all([
    stateOf(way),
    oursOf(kind, ourId, services),
  ]);
  const wanted = name ?? ours?.fields.name ?? '';
  return wanted === '' ? undefined : holderOf(books, wanted, { kind: ENTRY_KINDS[kind], theirId });
}

/**
 * It came back, a person kept what stands there, and now it was paid again: they look at it once
 * more (rule: quickbooks-returned).
 */
async function paidAgain(way: Way): Promise<Brought> {
  if (way.kind === 'bill-payment') await way.bringFirst('bill', way.ourId);
  return fails(way, 'paid-again');
}

/**
 * Somebody else is paid by now: what was written for the one before is taken out first, or a
 * person is asked about it.
 */
async function bringAnew(
  way: Way,
  before: QuickBooksRecord,
  once: () => Promise<Brought>,
): Promise<Brought> {
  let back = await takeBack(way, before);
  let now = await stateOf(way);
  // Its payment went first, and waits for it.
  if (now.theirId !== null && now.status !== 'failed' && back.is === 'held') {
    back = await takeBack(way, now);
    now = await stateOf(way);
  }
  const { theirId, status } = now;
  if (theirId === null && status === 'taken-back') return once();
  return theirId === null || theirId === before.theirId ? back : { is: 'there', theirId };
}

/** Brings it there. Throws what QuickBooks' calls throw when nobody could be asked. */
export async function bring(kind: RecordKind, ourId: number, bringing: Bringing): Promise<Brought> {
  const { services, realmId } = bringing;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const { onWay = [] } = bringing;
  const key = `${kind} ${ourId}`;
  // Whoever brings it already goes on with it.
  if (onWay.includes(key)) return { is: 'held', by: recordId };
  const bringFirst: Way['bringFirst'] = (first, id) =>
    bring(first, id, { ...bringing, onWay: [...onWay, key] });
  const way: Way = { ...bringing, kind, ourId, recordId, bringFirst };
  const once = async (): Promise<Brought> => {
    const [state, ours] = await Promise.all([stateOf(way), oursOf(kind, ourId, services)]);
    if (!ours) {
      const back = await takeBack(way, state);
      // It was paid again while it was taken out.
      return back.is === 'nothing' && (await oursOf(kind, ourId, services)) ? once() : back;
    }
    if (state.kept) return paidAgain(way);
    if (state.status === 'review' || state.status === 'excluded')
      return { is: 'held', by: recordId };
    if (isForAnother(ours, state.prints, printOf(way))) return bringAnew(way, state, once);
    const brought = await (state.theirId === null
      ? create(way, state, ours)
      : update(way, state, ours, state.theirId));
    // An answer that came late was for somebody else.
    if (state.pending && isForAnother(ours, (await stateOf(way)).prints, printOf(way)))
      return once();
    // It came back while it was written.
    return (await hasComeBack(way)) ? takeBack(way, await stateOf(way)) : brought;
  };
  try {
    return await once().catch(async (error: unknown) => {
      if (!(error instanceof BooksFault)) throw error;
      // An account or item that we remember may be gone there: asked for anew, once.
      if (!forgetBookings(way) && !(await hasComeBack(way))) throw error;
      return once();
    });
  } catch (error) {
    if (error instanceof AccountMissing) {
      await askForAccounts(way, { by: 'system', correlationId: way.correlationId });
      return fails(way, 'account-missing', { said: error.message });
    }
    // What was sent keeps its request id: whoever retries asks for its answer, and makes no second.
    if (error instanceof OddAnswer && way.isLastTry) return fails(way, 'odd-answer');
    if (!(error instanceof BooksFault)) throw error;
    const failure = failureOf(error);
    // The company's state, not this record's.
    if (failure === 'no-subscription') throw error;
    const holder = failure === 'name-taken' ? await whoHasItsName(way) : undefined;
    // Where its number is taken there, it may have been made before by a request of ours.
    const isRefused = error instanceof CreateRefused && failure !== 'number-taken';
    const refused = isRefused ? error.requestId : undefined;
    return fails(way, failure, { said: saidBy(error), holder, refused });
  }
}
