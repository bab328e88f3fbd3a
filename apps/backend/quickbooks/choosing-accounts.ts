// Which accounts there are to book on, and which of them somebody chose: checked against the books
// as they are now, since papers that name a wrong account are put right by an accountant.
import type { z } from 'zod';
import type { QuickBooksAccounts } from '@purlin/contracts/quickbooks-accounts.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import {
  afterChoice,
  CONNECTION,
  quickbooksConnection,
} from '@purlin/domain/quickbooks/connection.ts';
import {
  type Accounts,
  type commands,
  WhichAccount,
} from '@purlin/domain/quickbooks/connection-shapes.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { allAccounts, bookedOn, choicesFor, forgetBookings, onlyOne } from './accounts.ts';
import { askForAccounts } from './asking-for-accounts.ts';
import { statusNow } from './on-the-wire.ts';
import { mayPass, reaching } from './reaching.ts';
import type { ConnectionRow } from './read-models/quickbooks-connection.ts';
import { theirBooks, type Entry } from './their-books.ts';
import { heldConnection, NO_ACCOUNTS } from './workers/bring-record.ts';
import { quickbooksOf } from './service/service.ts';

/** All there are now, also what is not in use; refuses where nobody answers. */
async function readAccounts(
  { realmId }: ConnectionRow,
  services: Services,
): Promise<readonly Entry[]> {
  const whose = { services, realmId, books: theirBooks(quickbooksOf(services), realmId) };
  forgetBookings(whose);
  const all = await reaching(realmId, services, () => allAccounts(whose)).catch(
    (error: unknown) => {
      if (mayPass(error)) return refuse('quickbooks-away');
      throw error;
    },
  );
  return all ?? refuse('quickbooks-not-connected');
}

/** What there is to choose from; the books are asked. */
export async function accountsNow(services: Services): Promise<QuickBooksAccounts> {
  const connection = await heldConnection(services);
  const none = { booked: null, chosen: null, usual: null, choices: [] };
  if (!connection) return { income: none, expense: none, bank: none };
  const all = await readAccounts(connection, services);
  const chosen = connection.accounts[connection.realmId] ?? NO_ACCOUNTS;
  const bookedNow = (which: keyof Accounts) => {
    const inUse = bookedOn(which, chosen, all);
    const id = inUse ?? chosen[which];
    if (id === null) return null;
    // Deleted, or merged into another one, it has no name to show.
    const name = all.find(({ Id }) => Id === id)?.Name ?? '';
    return { id, name, inUse: inUse !== undefined };
  };
  const choice = (which: keyof Accounts) => ({
    booked: bookedNow(which),
    chosen: chosen[which],
    usual: onlyOne(which, all) ?? null,
    choices: choicesFor(which, all).map(({ Id, Name }) => ({ id: Id, name: Name ?? '' })),
  });
  return { income: choice('income'), expense: choice('expense'), bank: choice('bank') };
}

/** Refuses an account that is not there, is not in use, or is of another kind. */
export async function chooseAccounts(
  wanted: z.output<typeof commands.ChooseAccounts>,
  services: Services,
  asker: Asker,
): Promise<QuickBooksStatus> {
  const connection = await heldConnection(services);
  if (!connection) return refuse('quickbooks-not-connected');
  const all = await readAccounts(connection, services);
  for (const which of WhichAccount.options) {
    const id = wanted[which] ?? null;
    if (id !== null && !choicesFor(which, all).some(({ Id }) => Id === id))
      refuse('quickbooks-account-unfit', { which });
  }
  const { position } = await services.dispatch(
    quickbooksConnection,
    CONNECTION,
    { type: 'ChooseAccounts', data: wanted },
    asker,
  );
  // Of a choice that was left as it was: it may be in use again, or still not.
  const { realmId } = connection;
  const chosen = afterChoice(connection.accounts[realmId], wanted);
  const books = theirBooks(quickbooksOf(services), realmId);
  const asked = await askForAccounts({ services, realmId, books, chosen }, asker);
  await services.until(asked > position ? asked : position, 2_000);
  return statusNow(services);
}
