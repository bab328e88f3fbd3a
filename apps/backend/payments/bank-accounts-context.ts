// The room of vendors' bank accounts: entered by one admin, confirmed by another, and shown by
// their last digits only.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { changeCodes, isChangeCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { actorName } from '@purlin/words/answers.ts';
import { peopleOf, usersWhoMay } from '../access/read-models/user-list.ts';
import type { Facts } from '../platform/core/making.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { vendorById, vendorNow } from '../vendors/read-models/vendor-list.ts';
import { accountEmails, accountsAreForgotten } from './reactions.ts';
import { bankAccountList, bankAccountsOf } from './read-models/bank-account-list.ts';
import { accountChangeIsMailed } from './workers/account-emails.ts';
import { eraseBankAccount } from './workers/forget-bank-account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const laterOf = (a: string | null, b: string | null): string | null =>
  a !== null && b !== null ? (a > b ? a : b) : (a ?? b);

/** Undefined when there is no such vendor. */
async function viewOf(
  id: number,
  { db, clock }: Services,
  { asker: { by: viewer }, language }: Pick<Caller, 'asker' | 'language'>,
): Promise<BankAccountView | undefined> {
  const now = clock.now();
  const [vendor, accounts, people] = await Promise.all([
    vendorById(db, id),
    bankAccountsOf(db, [id]),
    peopleOf(db),
  ]);
  const { alone, anotherFrom, newcomerUntil } = people.amongOthers('vendors.bank', viewer, now);
  if (!vendor) return undefined;
  const row = accounts.get(id);
  const name = (by: string | null | undefined) =>
    by ? actorName(by, people.names, language) : null;
  const entered = row?.status === 'entered';
  const mine = row?.enteredBy === viewer;
  const aDayOld = row?.enteredAt
    ? new Date(Date.parse(row.enteredAt) + DAY_MS).toISOString()
    : null;
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
    mine,
    onlyAdmin: alone,
    anotherFrom,
    confirmableAt: !entered
      ? null
      : !mine
        ? laterOf(
            newcomerUntil,
            people.established(now).includes(row.enteredBy ?? '') ? null : aDayOld,
          )
        : alone
          ? aDayOld
          : null,
    correction: row?.correction
      ? {
          ...row.correction,
          meaning: isChangeCode(row.correction.code) ? changeCodes[row.correction.code] : '',
        }
      : null,
  };
}

type Asked = Parameters<typeof viewOf>;
/** Whatever was done, the account as it is now. */
const view = ({ id }: { readonly id: Asked[0] }, services: Asked[1], caller: Asked[2]) =>
  viewOf(id, services, caller);

const whoMayConfirm = async ({ db }: Facts): Promise<number[]> =>
  (await usersWhoMay(db, 'vendors.bank')).map((user) => user.id);

export const bankAccountsRoom = defineRoom({ contract: bankAccounts, deciders: [bankAccount] })({
  name: 'bank-accounts',
  readModels: [bankAccountList],
  reactions: [accountEmails, accountsAreForgotten],
  workers: [accountChangeIsMailed, eraseBankAccount],
  commands: {
    async enter({ params, body }, facts) {
      if (!(await vendorNow(facts, params.id))) return refuse('vendor-not-found');
      return { ...body, userIds: await whoMayConfirm(facts) };
    },
    acceptCorrection: async ({ body }, facts) => ({
      ...body,
      userIds: await whoMayConfirm(facts),
    }),
    async confirm({ body: { entry }, caller }, { db, clock }) {
      const now = clock.now();
      const people = await peopleOf(db);
      const { alone, newcomerUntil } = people.amongOthers('vendors.bank', caller.by, now);
      const established = people.established(now);
      return { entry, onlyAdmin: alone, newcomer: newcomerUntil !== null, established };
    },
  },
  answers: {
    show: view,
    enter: view,
    confirm: view,
    acceptCorrection: view,
    remove: view,
  },
});
