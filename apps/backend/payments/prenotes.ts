// Prenotes on their way: those that somebody asked for are gathered into a batch, taken by the
// account each of them tries, and written as a file. Anything of it may be cut off and done again.
import type { AchEntry, Originator } from '@purlin/domain/payments/ach/ach-file.ts';
import { easternTime, effectiveDate } from '@purlin/domain/payments/ach/banking-days.ts';
import { checkEntry } from '@purlin/domain/payments/ach/entries.ts';
import { bankAccount, endOf } from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { PrenoteLine, TriedAccount } from '@purlin/domain/payments/prenote-shapes.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { because, numberedFile, orGivenUp } from './batch-file.ts';
import { prenoteReference } from './file-again.ts';
import { numbersFor, orNoMoreFiles } from './file-numbers.ts';
import { inParallel } from './in-parallel.ts';
import { checkBank } from './holds.ts';
import { readTerms } from './originator.ts';
import { waitingPrenotes } from './read-models/bank-account-list.ts';

/** A prenote as it is to stand in the file, and as its line is recorded. */
interface Ready {
  readonly line: Omit<PrenoteLine, 'trace'>;
  readonly entry: AchEntry;
}

const askerOf = (batchId: number): Asker => ({
  by: 'system',
  correlationId: `write-batch-${batchId}`,
});

/** The banking day of a prenote that is sent now: it is in nobody's hurry. */
function arrivalOf(now: ReturnType<typeof easternTime>, originator: Originator): string {
  const due = effectiveDate(now.day, now, originator, false);
  return 'date' in due ? due.date : due.sendOn;
}

/** The entry of a prenote. Throws a Refusal when its account cannot be tried now. */
async function readyOf(
  { vendorId, accountEntry }: TriedAccount,
  payee: string,
  originator: Originator,
  { history, clock }: Services,
): Promise<Ready> {
  const state = await history.stateOf(bankAccount, vendorId);
  if (!('account' in state)) return refuse('bank-account-missing');
  const { account } = state;
  const now = easternTime(clock.now());
  const effectiveOn = arrivalOf(now, originator);
  const entry: AchEntry = {
    reference: prenoteReference(vendorId),
    kind: 'prenote',
    payee,
    account,
    amountCents: 0,
    effectiveOn,
    remittance: null,
  };
  checkEntry(entry, originator, now);
  const endsWith = endOf(account.accountNumber);
  const { accountHolderType } = account;
  return { entry, line: { vendorId, accountEntry, effectiveOn, endsWith, accountHolderType } };
}

/** Each account lets itself be taken, once; what cannot be sent is let go, with the reason. */
async function allReady(
  accounts: readonly TriedAccount[],
  batchId: number,
  originator: Originator,
  services: Services,
): Promise<readonly Ready[]> {
  const asker = askerOf(batchId);
  const vendors = await vendorsByIds(
    services.db,
    accounts.map(({ vendorId }) => vendorId),
  );
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  const ready = await inParallel(accounts, async (tried) => {
    const { vendorId, accountEntry: entry } = tried;
    const say = (command: Parameters<typeof services.dispatch<typeof bankAccount>>[2]) =>
      services.dispatch(bankAccount, vendorId, command, asker);
    try {
      await say({ type: 'TakePrenote', data: { entry, batchId } });
      return await readyOf(tried, names.get(vendorId) ?? '', originator, services);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'busy') throw error;
      await say({ type: 'ReleasePrenote', data: { entry, batchId, reason: because(error) } });
      return undefined;
    }
  });
  return ready.filter((one) => one !== undefined);
}

/**
 * Writes the file of an open batch of prenotes, or gives the batch up when no account in it can be
 * tried. It comes to one file, however often it is begun.
 */
export async function writePrenotes(batchId: number, services: Services): Promise<void> {
  const { history, dispatch } = services;
  const state = await history.stateOf(paymentBatch, batchId);
  if (state.status !== 'open') return;
  // What was put off is left alone until its day.
  if (state.delayedUntil && easternTime(services.clock.now()).day < state.delayedUntil) return;
  const terms = await readTerms(services);
  const asker = askerOf(batchId);
  const write = async (): Promise<void> => {
    const originator = checkBank(terms);
    const ready = await allReady(state.accounts, batchId, originator, services);
    if (ready.length === 0) return refuse('file-without-payments');
    const entries = ready.map(({ entry }) => entry);
    const now = easternTime(services.clock.now());
    const numbers = await orNoMoreFiles(
      numbersFor(batchId, entries, { now, terms }, services, asker),
    );
    if (numbers instanceof Refusal) {
      const data = { until: dayAfter(now.day, 1) };
      await dispatch(paymentBatch, batchId, { type: 'DelayPrenoteFile', data }, asker);
      return;
    }
    const { traces, ...file } = numberedFile(entries, numbers, originator);
    const prenotes = ready.map(({ line, entry }) => ({
      ...line,
      trace: traces.get(entry.reference)!,
    }));
    const data = { ...file, prenotes };
    await dispatch(paymentBatch, batchId, { type: 'WritePrenoteFile', data }, asker);
  };
  await orGivenUp(batchId, write, services, asker);
}

/** An account that waits for its prenote, and since when. */
type Waiting = TriedAccount & { readonly since: string };

/** Of accounts that wait in the lists, those that really do; who waited longest is the first. */
async function stillWaiting({ db, history }: Services): Promise<readonly Waiting[]> {
  const rows = await waitingPrenotes(db);
  const asked = await inParallel(rows, async ({ id, entry, prenoteAskedAt: since }) => {
    const state = await history.stateOf(bankAccount, id);
    const waits = 'account' in state && state.entry === entry && state.prenote?.batchId === null;
    return waits && since !== null ? { vendorId: id, accountEntry: entry, since } : undefined;
  });
  return asked.filter((one) => one !== undefined);
}

/**
 * Puts what somebody asked for into one batch and writes its file, once the first of them has
 * waited for as long as a batch of payments does: a file costs, and a day has only so many.
 */
export async function sendDuePrenotes(services: Services): Promise<void> {
  const { clock, config } = services;
  const due = new Date(Date.parse(clock.now()) - config.ACH_STOP_MINUTES * 60_000).toISOString();
  const waiting = await stillWaiting(services);
  const [first] = waiting;
  if (!first || first.since > due) return;
  // Where the bank is not set up yet they wait for that.
  if (!(await readTerms(services)).originator) return;
  // Begun again after a cut it is the same batch, with what was in it.
  const { vendorId, accountEntry, since } = first;
  const key = `prenotes/${vendorId}/${accountEntry}/${since}`;
  const batchId = await services.nextId(paymentBatch, key);
  const accounts = waiting.map(({ since: _, ...account }) => account);
  const command = { type: 'OpenPrenoteBatch', data: { accounts } } as const;
  await services.dispatch(paymentBatch, batchId, command, askerOf(batchId));
  await writePrenotes(batchId, services);
}
