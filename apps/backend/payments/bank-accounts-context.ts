// The room of vendors' bank accounts: entered by one, confirmed by another admin, and shown by
// their last digits only.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { firstDayAfterPrenote } from '@purlin/domain/payments/ach/banking-days.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { hasPassed } from '@purlin/domain/payments/prenote.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import { aDayAfter } from '@purlin/domain/shared/days.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { meaningOfAny } from '@purlin/words/bank-codes.ts';
import { peopleOf } from '../access/read-models/everybody.ts';
import type { People } from '../access/read-models/people.ts';
import { usersWhoMay } from '../access/read-models/user-list.ts';
import type { Facts } from '../platform/core/commands/build-command.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { vendorById, vendorNow, vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { blamedOn } from './holds.ts';
import { accountEmails, accountsAreForgotten } from './reactions.ts';
import {
  bankAccountList,
  bankAccountsOf,
  type BankAccountRow,
  unconfirmedAccounts,
} from './read-models/bank-account-list.ts';
import { batchById } from './read-models/payment-batches.ts';
import { returnsOf, type FromAccount } from './read-models/payment-batch-entries.ts';
import { accountChangeIsMailed } from './workers/account-emails.ts';
import { eraseBankAccount } from './workers/forget-bank-account.ts';

/** What the bank said of an account that cannot be paid: of money sent to it, or of its prenote. */
function turnedBackOf(
  row: BankAccountRow | undefined,
  returns: readonly FromAccount[],
  language: Language,
): BankAccountView['turnedBack'] {
  const back = blamedOn(row, returns);
  const code = back?.code ?? row?.prenoteReturned ?? null;
  if (row?.status === 'none' || code === null) return null;
  const at = back?.at ?? row?.prenoteReturnedAt ?? null;
  return { code, meaning: meaningOfAny(code, language), at };
}

/** How far the test transfer to it is. */
function testOf(
  row: BankAccountRow | undefined,
  waitsUntil: string | null,
  today: string,
): BankAccountView['test'] {
  if (!row || row.status === 'none' || row.prenoteReturned !== null) return null;
  const { prenoteBatch: batchId, prenoteReleased: reason } = row;
  const unsent = { passesOn: null, waitsUntil: null, reason };
  if (reason !== null) return { ...unsent, state: 'not-sent', batchId: null };
  if (row.prenoteAskedAt === null) return null;
  const day = row.prenoteSettledOn ?? row.prenoteSettlesOn;
  if (day === null) return { ...unsent, state: 'asked', batchId, waitsUntil };
  const state = row.prenoteCorrected ? 'corrected' : passed(row, today) ? 'passed' : 'sent';
  return { ...unsent, state, batchId, passesOn: firstDayAfterPrenote(day) };
}

/** Until when the batch waits in which the test is. */
async function waitOf(row: BankAccountRow | undefined, { db }: Services): Promise<string | null> {
  const batch = row?.prenoteBatch ? await batchById(db, row.prenoteBatch) : undefined;
  return batch?.waitsUntil ?? null;
}

const passed = ({ prenoteTrace: trace, prenoteSettledOn: settledOn }: BankAccountRow, on: string) =>
  hasPassed({ trace, settledOn, returned: false }, [], on);

type Asking = Pick<Caller, 'asker' | 'language'>;

/** From when the viewer may confirm the account; null when they may now, or never. */
function confirmableAt(
  { enteredBy: by, enteredAt: at }: BankAccountRow,
  viewer: string,
  {
    people,
    now,
    test,
  }: { readonly people: People; readonly now: string; readonly test: BankAccountView['test'] },
): string | null {
  if (by === null || at === null) return null;
  if (by !== viewer) return people.confirmableAt('vendors.confirm', viewer, { by, at }, now);
  const { alone } = people.amongOthers('vendors.confirm', viewer, now);
  return alone && test?.state !== 'passed' ? aDayAfter(at) : null;
}

/** Undefined when there is no such vendor. */
async function viewOf(
  id: number,
  services: Services,
  { asker: { by: viewer }, language }: Asking,
): Promise<BankAccountView | undefined> {
  const { db, clock } = services;
  const [now, today] = [clock.now(), clock.today()];
  const [vendor, accounts, people, returns] = await Promise.all([
    vendorById(db, id),
    bankAccountsOf(db, [id]),
    peopleOf(db),
    returnsOf(db, [id]),
  ]);
  const { alone, anotherFrom } = people.amongOthers('vendors.confirm', viewer, now);
  if (!vendor) return undefined;
  const row = accounts.get(id);
  const name = (by: string | null | undefined) =>
    by ? actorName(by, people.names, language) : null;
  const entered = row?.status === 'entered';
  const mine = row?.enteredBy === viewer;
  const test = testOf(row, await waitOf(row, services), today);
  return {
    id,
    status: row?.status ?? 'none',
    entry: row?.entry ?? 0,
    endsWith: row?.endsWith ?? null,
    formerEndsWith: row?.formerEndsWith ?? null,
    accountType: row?.accountType ?? null,
    accountHolderType: row?.accountHolderType ?? null,
    enteredBy: name(row?.enteredBy),
    enteredAt: row?.enteredAt ?? null,
    confirmedBy: name(row?.confirmedBy),
    confirmedAt: row?.confirmedAt ?? null,
    mine,
    onlyAdmin: alone,
    anotherFrom,
    confirmableAt: entered ? confirmableAt(row, viewer, { people, now, test }) : null,
    test,
    turnedBack: turnedBackOf(row, returns, language),
    correction: row?.correction
      ? { ...row.correction, meaning: meaningOfAny(row.correction.code, language) }
      : null,
  };
}

/** What waits for a confirmation; a vendor who is gone is waited for by nobody. */
async function unconfirmedNow({ db }: Services, { asker: { by }, language }: Asking) {
  const rows = await unconfirmedAccounts(db);
  const [people, known] = await Promise.all([
    peopleOf(db),
    vendorsByIds(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ id, endsWith, enteredBy, enteredAt }) => {
    const vendor = names.get(id);
    if (vendor === undefined || enteredBy === null || enteredAt === null) return [];
    const who = actorName(enteredBy, people.names, language);
    const mine = enteredBy === by;
    return [{ vendorId: id, vendor, endsWith: endsWith ?? '', enteredBy: who, enteredAt, mine }];
  });
}

type Asked = Parameters<typeof viewOf>;
/** Whatever was done, the account as it is now. */
const view = ({ id }: { readonly id: Asked[0] }, services: Asked[1], caller: Asked[2]) =>
  viewOf(id, services, caller);

const whoMayConfirm = async ({ db }: Facts): Promise<number[]> =>
  (await usersWhoMay(db, 'vendors.confirm')).map((user) => user.id);

export const bankAccountsRoom = defineRoom({ contract: bankAccounts, deciders: [bankAccount] })({
  name: 'bank-accounts',
  readModels: [bankAccountList],
  taken: [exportTable('vendor-accounts', bankAccountList)],
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
      const { alone, newcomerUntil } = people.amongOthers('vendors.confirm', caller.by, now);
      const established = people.established(now);
      return { entry, onlyAdmin: alone, newcomer: newcomerUntil !== null, established };
    },
  },
  answers: {
    unconfirmed: (_, services, caller) => unconfirmedNow(services, caller),
    show: view,
    enter: view,
    confirm: view,
    test: view,
    acceptCorrection: view,
    refuseCorrection: view,
    remove: view,
  },
});
