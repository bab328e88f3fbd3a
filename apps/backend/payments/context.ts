// The payments room: what vendors are owed, and putting it into batches for the bank.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { payments, type PaymentStatus } from '@purlin/contracts/payments.ts';
import { MOST_CENTS_OF_AN_ENTRY } from '@purlin/domain/payments/ach/ach-file.ts';
import {
  bankingDaysAfter,
  easternTime,
  fileDay,
  holidaysBetween,
  instantOf,
} from '@purlin/domain/payments/ach/banking-days.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { refuse } from '@purlin/domain/payments/refusals.ts';
import type { Facts } from '../platform/core/commands/build-command.ts';
import { defineRoom, ListPage, type Caller, type Services } from '../platform/core/room.ts';
import { peopleOf, staffNames } from '../access/read-models/everybody.ts';
import { usersWhoMay } from '../access/read-models/user-list.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import { jobNow } from '../scheduling/read-models/job-list.ts';
import { vendorNow } from '../vendors/read-models/vendor-list.ts';
import { usedOfDay } from './file-numbers.ts';
import { arrivalOf, checkVendor } from './holds.ts';
import { bankOf, bankService } from './gateway/service.ts';
import { connectionOf } from './bank-connection.ts';
import { forItsVendor, storyOf, toPayments } from './payments-on-the-wire.ts';
import { limitOf, readTerms, rulesOf } from './originator.ts';
import { processPayments } from './processing.ts';
import { paymentsKeepPayees } from './reactions.ts';
import { moneyOf } from './read-models/money-of-vendor.ts';
import { payersOfInvoices } from './read-models/same-invoice.ts';
import {
  listPayments,
  paymentById,
  sumsByStatus,
  vendorPaymentList,
} from './read-models/vendor-payment-list.ts';
import { paymentReleases } from './read-models/payment-releases.ts';
import { payeesAreKept } from './workers/keep-payees.ts';

/** What the vendor is called. Throws a Refusal unless they can be paid, for this job if any. */
async function payable(
  { vendorId, jobId }: { readonly vendorId: number; readonly jobId: number | null },
  facts: Facts,
): Promise<string> {
  const [vendor, job] = await Promise.all([
    vendorNow(facts, vendorId),
    jobId === null ? null : jobNow(facts, jobId),
  ]);
  if (!vendor) return refuse('vendor-not-found');
  if (job === undefined) return refuse('job-not-found');
  checkVendor(vendor);
  return vendor.name;
}

/** So many payments of the same bill are told of. */
const MOST_TOLD = 5;

const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value };

async function windowOf(services: Services, { asker }: Pick<Caller, 'asker'>) {
  const { clock, config } = services;
  const { originator, bankName, dailyCents, settings } = await readTerms(services);
  const twoAbove = limitOf(settings.twoApprovalsAbove);
  const people = await peopleOf(services.db);
  const now = easternTime(clock.now());
  const cutOff = originator?.cutOff ?? '17:00';
  const bankDay = fileDay(now, cutOff);
  const arrival = originator && arrivalOf(clock.today(), 0, now, originator);
  const arrivesOn = arrival && 'date' in arrival ? arrival.date : bankDay;
  const arrivesOnIfLate = bankingDaysAfter(bankingDaysAfter(bankDay, 1), originator?.leadDays ?? 1);
  return {
    cutOff: instantOf({ day: bankDay, time: cutOff }),
    sendOn: bankDay,
    arrivesOn,
    arrivesOnIfLate,
    holidays: holidaysBetween(bankDay, arrivesOnIfLate),
    bankName,
    accountConfigured: originator !== undefined,
    simulated: bankOf(services).simulatedIn !== undefined,
    stopMinutes: config.ACH_STOP_MINUTES,
    dailyLimit: dailyCents === null ? null : toDecimal(dailyCents),
    usedToday: toDecimal(await usedOfDay(services)),
    mostPerPayment: toDecimal(originator?.mostCents ?? MOST_CENTS_OF_AN_ENTRY),
    approverIsNotPlanner: settings.approverIsNotPlanner,
    approvers: (await usersWhoMay(services.db, 'payments.approve')).length,
    alone: people.amongOthers('payments.approve', asker.by, clock.now()).alone,
    twoApprovalsAbove: twoAbove === null ? null : toDecimal(twoAbove),
  };
}

export const paymentsRoom = defineRoom({
  contract: payments,
  deciders: [vendorPayment, paymentBatch],
  resources: {
    vendorPayment: async (id, services) => {
      const row = await paymentById(services.db, id);
      return row && (await toPayments([row], services, 'en'))[0];
    },
  },
})({
  name: 'payments',
  outside: [bankService],
  readModels: [vendorPaymentList, paymentReleases],
  taken: [exportTable('payments', vendorPaymentList)],
  reactions: [paymentsKeepPayees],
  workers: [payeesAreKept],
  commands: {
    async plan({ body: { laborAmount, materialsAmount, scheduledPaymentDate, ...rest } }, facts) {
      return {
        ...rest,
        payee: await payable(rest, facts),
        laborCents: laborAmount,
        materialsCents: materialsAmount,
        scheduledDate: scheduledPaymentDate,
      };
    },
    async edit({ params, body }, facts) {
      const { laborAmount, materialsAmount, scheduledPaymentDate, ...rest } = body;
      const row = await paymentById(facts.db, params.id);
      const moved = rest.vendorId !== undefined || rest.jobId !== undefined;
      const payee =
        row && moved
          ? await payable(
              {
                vendorId: rest.vendorId ?? row.vendorId,
                jobId: rest.jobId === undefined ? row.jobId : rest.jobId,
              },
              facts,
            )
          : undefined;
      return {
        ...rest,
        ...given('payee', payee),
        ...given('laborCents', laborAmount),
        ...given('materialsCents', materialsAmount),
        ...given('scheduledDate', scheduledPaymentDate),
      };
    },
    async approve({ caller }, { db, clock }) {
      const now = clock.now();
      const [settings, people] = await Promise.all([readSection(db, 'payments'), peopleOf(db)]);
      const { alone, othersLeft, newcomerUntil } = people.amongOthers(
        'payments.approve',
        caller.by,
        now,
      );
      return {
        ...rulesOf(settings),
        alone,
        othersLeft,
        newcomer: newcomerUntil !== null,
        established: people.established(now),
      };
    },
  },
  answers: {
    async list({ query }, services, { own, language }) {
      const { paidIn: month, ...filter } = query;
      const page = await listPayments(services.db, {
        ...filter,
        ...(own && { vendorId: own.vendorId ?? 0 }),
        paidIn: month ? { month, timeZone: services.config.TIME_ZONE } : undefined,
      });
      const rows = await toPayments(page.items, services, language);
      return new ListPage(own ? rows.map(forItsVendor) : rows, page.next);
    },
    ofVendor: ({ query }, { db, config }, { own }) =>
      moneyOf(db, config.TIME_ZONE, own ? (own.vendorId ?? 0) : query.vendorId),
    async counts({ query }, { db }) {
      const sums = await sumsByStatus(db, query.q);
      const of = (status: PaymentStatus) => {
        const { count, cents } = sums.get(status) ?? { count: 0, cents: 0 };
        return { count, total: toDecimal(cents) };
      };
      return {
        pending: of('pending'),
        approved: of('approved'),
        processing: of('processing'),
        paid: of('paid'),
        void: of('void'),
      };
    },
    window: (_, services, caller) => windowOf(services, caller),
    bank: (_, services) => connectionOf(services),
    async sameInvoice({ query }, services, { language }) {
      if (query.invoiceNumber === '') return [];
      const all = await payersOfInvoices(services.db, [query]);
      const others = all.filter(({ id }) => id !== query.except).slice(0, MOST_TOLD);
      return toPayments(others, services, language);
    },
    async details({ id }, services, { language }) {
      const row = await paymentById(services.db, id);
      if (!row) return undefined;
      const staff = await staffNames(services.db);
      const [[payment], story] = await Promise.all([
        toPayments([row], services, language),
        storyOf(vendorPayment, id, services, staff, language),
      ]);
      return { ...payment!, story };
    },
    batchProcess: ({ body }, services, { asker, language }) =>
      processPayments(
        body.paymentIds,
        services,
        asker,
        language,
        new Map(body.seen?.map(({ paymentId, revision }) => [paymentId, revision])),
      ),
  },
});
