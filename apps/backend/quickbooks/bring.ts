// Brings one record into the books, exactly once, or in step with what is there. Every step may be
// cut off: the next attempt reads from history what was begun, and goes on under the same number.
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { BooksFault } from './service/calls.ts';
import { forgetBookings } from './accounts.ts';
import { create } from './creating.ts';
import { oursOf } from './ours.ts';
import { dropStaleQuestion, isForAnother } from './payees.ts';
import { recordFault } from './record-fault.ts';
import { hasComeBack, takeBack } from './taking-back.ts';
import { update } from './updating.ts';
import {
  about,
  fails,
  recordNumber,
  stateOf,
  tell,
  type Bringing,
  type Brought,
  type Way,
} from './way.ts';

/**
 * It came back, it stands there all the same, and now it was paid again: a person looks at it
 * (rule: quickbooks-returned).
 */
async function paidAgain(way: Way): Promise<Brought> {
  if (way.kind === 'bill-payment') await way.bringFirst('bill', way.ourId);
  return fails(way, 'paid-again');
}

/** A person kept what was written for the vendor paid before: it is theirs, and ours is new. */
async function leaveThere(way: Way, { theirId }: QuickBooksRecord): Promise<void> {
  const { kind, ourId, services, realmId } = way;
  if (kind === 'bill-payment') {
    const ours = await oursOf('bill', ourId, services);
    const recordId = await recordNumber(services, realmId, 'bill', ourId);
    const ofBill: Way = { ...way, kind: 'bill', recordId };
    const bill = await stateOf(ofBill);
    if (ours && (await isForAnother(way, ours, bill.prints))) await leaveThere(ofBill, bill);
  }
  await tell(way, { type: 'RecordTakenBack', data: { ...about(way), seen: theirId } });
}

/**
 * Another vendor is paid by now: what was written for the one before is taken out first, or a
 * person is asked about it.
 */
async function bringAnew(
  way: Way,
  before: QuickBooksRecord,
  once: () => Promise<Brought>,
): Promise<Brought> {
  const back = await takeBack(way, before);
  const { theirId, status } = await stateOf(way);
  if (theirId === null && status === 'taken-back') return once();
  return theirId === null || theirId === before.theirId ? back : { is: 'there', theirId };
}

/** Brings it there. Throws what QuickBooks' calls throw when nobody could be asked. */
export async function bring(kind: RecordKind, ourId: number, bringing: Bringing): Promise<Brought> {
  const { services, realmId } = bringing;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const bringFirst: Way['bringFirst'] = (first, id) => bring(first, id, bringing);
  const way: Way = { ...bringing, kind, ourId, recordId, bringFirst };
  const once = async (): Promise<Brought> => {
    const [state, ours] = await Promise.all([stateOf(way), oursOf(kind, ourId, services)]);
    if (!ours) {
      const back = await takeBack(way, state);
      // It was paid again while it was taken out.
      return back.is === 'nothing' && (await oursOf(kind, ourId, services)) ? once() : back;
    }
    if (await dropStaleQuestion(way, ours, state)) return once();
    const isAnother = await isForAnother(way, ours, state.prints);
    if (state.kept && isAnother) return leaveThere(way, state).then(once);
    // Also where nobody has said yet what becomes of what was changed there.
    if (state.kept || (state.changed && !isAnother)) return paidAgain(way);
    if (state.status === 'review' || state.status === 'excluded')
      return { is: 'held', by: recordId };
    if (isAnother) return bringAnew(way, state, once);
    const brought = await (state.theirId === null
      ? create(way, state, ours)
      : update(way, state, ours, state.theirId));
    // An answer that came late was for somebody else.
    if (state.pending && (await isForAnother(way, ours, (await stateOf(way)).prints)))
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
    return recordFault(way, error);
  }
}
