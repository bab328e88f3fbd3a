// The room of vendors' bank accounts: entered by one admin, confirmed by another, and shown by
// their last digits only.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { changeCodes, isChangeCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { allUsers, staffNames } from '../access/read-models/user-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { defineRoom } from '../platform/core/room.ts';
import { vendorById, vendorNow } from '../vendors/read-models/vendor-list.ts';
import { accountEmails, accountsAreForgotten } from './reactions.ts';
import { bankAccountList, bankAccountsOf } from './read-models/bank-account-list.ts';
import { accountChangeIsMailed } from './workers/account-emails.ts';
import { eraseBankAccount } from './workers/forget-bank-account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether one person alone could confirm an account. */
const isOnlyAdmin = async (db: Db): Promise<boolean> =>
  (await allUsers(db)).filter(({ role }) => may(role, 'vendors.bank')).length <= 1;

/** Undefined when there is no such vendor. */
async function viewOf(
  id: number,
  db: Db,
  viewer: string,
  language: Language,
): Promise<BankAccountView | undefined> {
  const [vendor, accounts, staff, onlyAdmin] = await Promise.all([
    vendorById(db, id),
    bankAccountsOf(db, [id]),
    staffNames(db),
    isOnlyAdmin(db),
  ]);
  if (!vendor) return undefined;
  const row = accounts.get(id);
  const name = (by: string | null | undefined) => (by ? actorName(by, staff, language) : null);
  const entered = row?.status === 'entered';
  return {
    id,
    status: row?.status ?? 'none',
    entry: row?.entry ?? 0,
    endsWith: row?.endsWith ?? null,
    accountType: row?.accountType ?? null,
    accountHolderType: row?.accountHolderType ?? null,
    enteredBy: name(row?.enteredBy),
    enteredAt: row?.enteredAt ?? null,
    confirmedBy: name(row?.confirmedBy),
    confirmedAt: row?.confirmedAt ?? null,
    mine: row?.enteredBy === viewer,
    onlyAdmin,
    confirmableAt:
      entered && onlyAdmin && row.enteredAt !== null
        ? new Date(Date.parse(row.enteredAt) + DAY_MS).toISOString()
        : null,
    correction: row?.correction
      ? {
          ...row.correction,
          meaning: isChangeCode(row.correction.code) ? changeCodes[row.correction.code] : '',
        }
      : null,
  };
}

export const bankAccountsRoom = defineRoom({ contract: bankAccounts, deciders: [bankAccount] })({
  name: 'bank-accounts',
  readModels: [bankAccountList],
  reactions: [accountEmails, accountsAreForgotten],
  workers: [accountChangeIsMailed, eraseBankAccount],
  commands: {
    async enter({ params, body }, facts) {
      if (!(await vendorNow(facts, params.id))) return refuse('vendor-not-found');
      return body;
    },
    confirm: async ({ body: { entry } }, { db }) => ({
      entry,
      onlyAdmin: await isOnlyAdmin(db),
    }),
  },
  answers: {
    show: ({ id }, { db }, { asker, language }) => viewOf(id, db, asker.by, language),
    enter: ({ id }, { db }, { asker, language }) => viewOf(id, db, asker.by, language),
    confirm: ({ id }, { db }, { asker, language }) => viewOf(id, db, asker.by, language),
    acceptCorrection: ({ id }, { db }, { asker, language }) => viewOf(id, db, asker.by, language),
    remove: ({ id }, { db }, { asker, language }) => viewOf(id, db, asker.by, language),
  },
});
