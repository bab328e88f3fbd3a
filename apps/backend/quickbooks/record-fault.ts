// What becomes of a record that QuickBooks refused: the reason is recorded for the person who must
// act.
import type { Holder } from '@purlin/domain/quickbooks/record-shapes.ts';
import { AccountMissing } from './accounts.ts';
import { askForAccounts } from './asking-for-accounts.ts';
import { CreateRefused } from './creating.ts';
import { failureOf, saidBy } from './failures.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { holderOf } from './name-holders.ts';
import { oursOf } from './ours.ts';
import { BooksFault, OddAnswer } from './service/calls.ts';
import { fails, stateOf, type Brought, type Way } from './way.ts';

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

/** Records why it failed. Throws what is no answer of QuickBooks, or concerns the whole company. */
export async function recordFault(way: Way, error: unknown): Promise<Brought> {
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
