// What we want in the books: a record of ours as it is today, what it refers to, and how it is
// written there. Undefined: it has nothing to do there.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { Accounts } from '@purlin/domain/quickbooks/connection-shapes.ts';
import type { Fields } from '@purlin/domain/quickbooks/merging.ts';
import { nameThere, withNumber } from '@purlin/domain/quickbooks/matching.ts';
import type { FieldName, RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { quickbooksWords } from '@purlin/words/quickbooks.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { estimateById } from '../estimates/read-models/estimate-details.ts';
import { settledEntryOf } from '../payments/read-models/payment-batch-entries.ts';
import { paymentById } from '../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../platform/core/room.ts';
import { jobById, jobOfEstimate } from '../scheduling/read-models/job-list.ts';
import { vendorById } from '../vendors/read-models/vendor-list.ts';
import { estimateLines } from './estimate-lines.ts';
import { dollars, newPersonBody, paperBody, paying, personBody } from './kinds.ts';
import { estimatesAlike, paymentsAlike } from './read-models/papers-alike.ts';
import { paidBy, type Entry } from './their-books.ts';

/** What a record is written with: where its references are, and what papers are booked on. */
export interface Around {
  readonly theirs: (kind: RecordKind) => string;
  readonly account: (which: keyof Accounts) => string;
  readonly item: string;
}

export interface Ours {
  readonly fields: Fields;
  /** What has to be there before. */
  readonly needs: readonly { readonly kind: RecordKind; readonly id: number }[];
  readonly accounts: readonly (keyof Accounts)[];
  /** Of papers that somebody may have written there before: how they are found. */
  readonly paper?: {
    /** Whose it is. */
    readonly of: Ours['needs'];
    /** The number that whoever sent it gave it. */
    readonly given: string;
    /** Our numbers of others that are for the same, over the same amount. */
    readonly alike: () => Promise<readonly string[]>;
  };
  /** Whether the item that estimates are made of is needed. */
  readonly sells: boolean;
  /** A new one, under this name where it has one. */
  readonly create: (around: Around, name: string) => object;
  /** What is written when these fields changed, onto what is there: of papers, them alone. */
  readonly update: (around: Around, changed: readonly FieldName[], there: Entry) => object;
  /** Whether it stands there where it belongs; undefined of what belongs to nothing. */
  readonly isAtHome?: (theirs: Around['theirs'], there: Entry) => boolean;
  /** What puts it there; undefined where nothing may. */
  readonly move?: (theirs: Around['theirs'], there: Entry) => object | undefined;
}

const MOST_NUMBER = 21;
/** The books are kept in English. */
const say = quickbooksWords('en');
const isAt = (there: { readonly value: string } | undefined, at: string): boolean =>
  there?.value === at;
const nobody = { needs: [], accounts: [], sells: false } as const;
const ref = (value: string): { readonly value: string } => ({ value });

/** Days are the company's: what happened in its evening is of that day in its books too. */
type From = Pick<Services, 'db' | 'clock'>;

async function customer(id: number, { db }: From): Promise<Ours | undefined> {
  const row = await clientById(db, id);
  if (!row) return undefined;
  const fields = {
    name: nameThere(row.name),
    email: row.email ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
  };
  return {
    ...nobody,
    fields,
    create: (_, name) => newPersonBody({ ...fields, name }),
    update: (_, changed, there) => personBody(fields, changed, there),
  };
}

async function vendor(id: number, { db }: From): Promise<Ours | undefined> {
  const row = await vendorById(db, id);
  if (!row) return undefined;
  const fields = {
    name: nameThere(row.name),
    contact: row.contactPerson,
    email: row.email,
    phone: row.phone,
    address: row.address ?? '',
  };
  return {
    ...nobody,
    fields,
    create: (_, name) => newPersonBody({ ...fields, name }),
    update: (_, changed, there) => personBody(fields, changed, there),
  };
}

async function job(id: number, { db }: From): Promise<Ours | undefined> {
  const row = await jobById(db, id);
  if (!row) return undefined;
  const fields = { name: withNumber(nameThere(row.title), id), address: row.address };
  return {
    ...nobody,
    needs: [{ kind: 'customer', id: row.clientId }],
    fields,
    create: (around, name) => ({ ...newPersonBody({ ...fields, name }), ...below(around) }),
    update: (_, changed, there) => personBody(fields, changed, there),
    isAtHome: (theirs, { ParentRef }) => isAt(ParentRef, theirs('customer')),
    move: (theirs) => below({ theirs }),
  };
}

const below = ({ theirs }: Pick<Around, 'theirs'>) => ({
  Job: true,
  BillWithParent: true,
  ParentRef: ref(theirs('customer')),
});

/** The number without the part that is the client's key to the page. */
const numberThere = (number: string): string => number.split('-').slice(0, 2).join('-');

async function estimate(id: number, { db, clock }: From): Promise<Ours | undefined> {
  const row = await estimateById(db, id);
  if (row?.status !== 'accepted' || row.totals.totalCents <= 0) return undefined;
  const jobId = await jobOfEstimate(db, id);
  const chosen = row.options.find((option) => option.id === row.selectedOptionId);
  const date = clock.dateOf(row.answeredAt ?? row.createdAt);
  const fields = {
    number: numberThere(row.number),
    date,
    total: String(row.totals.totalCents),
    status: 'Accepted',
  };
  const whose = jobId === null ? 'customer' : 'job';
  const lines = ({ item }: Around): object => ({
    Line: estimateLines(chosen?.lines ?? row.lines, row.totals, item),
  });
  const body = (around: Around): object => ({
    CustomerRef: ref(around.theirs(whose)),
    DocNumber: fields.number,
    TxnDate: date,
    TxnStatus: 'Accepted',
    AcceptedBy: cutToWhole(row.clientName, 100),
    AcceptedDate: date,
    PrivateNote: cutToWhole(row.projectTitle, 1000),
    ...lines(around),
  });
  return {
    ...nobody,
    fields,
    needs: [jobId === null ? { kind: 'customer', id: row.clientId } : { kind: 'job', id: jobId }],
    paper: {
      of: [
        { kind: 'customer', id: row.clientId },
        ...(jobId === null ? [] : [{ kind: 'job' as const, id: jobId }]),
      ],
      given: fields.number,
      alike: async () => {
        const { totalCents } = row.totals;
        const alike = await estimatesAlike(db, { id, clientId: row.clientId, totalCents });
        return alike.map(numberThere);
      },
    },
    sells: true,
    create: body,
    update: (around, changed) => paperBody(fields, changed, () => lines(around)),
    isAtHome: (theirs, { CustomerRef }) => isAt(CustomerRef, theirs(whose)),
    // What was invoiced there stays with its invoice.
    move: (theirs, { TxnStatus }) =>
      TxnStatus === 'Closed' ? undefined : { CustomerRef: ref(theirs(whose)) },
  };
}

/** Vendors use numbers again; ours is behind it, so that it is always the same paper. */
const billNumber = ({
  id,
  invoiceNumber,
}: {
  readonly id: number;
  readonly invoiceNumber: string | null;
}): string => cutToWhole(`${cutToWhole(invoiceNumber ?? 'PAY', 12)}-${id}`, MOST_NUMBER);

async function bill(id: number, { db, clock }: From): Promise<Ours | undefined> {
  const row = await paymentById(db, id);
  if (row?.status !== 'paid') return undefined;
  const date = clock.dateOf(row.paidAt ?? row.createdAt);
  const number = billNumber(row);
  const fields = { number, date, total: String(row.totalCents) };
  const { jobId } = row;
  const costs = [
    [say('line.labor'), row.laborCents] as const,
    [say('line.materials'), row.materialsCents] as const,
  ].filter(([, amount]) => amount > 0);
  const lines = ({ theirs, account }: Around): object => ({
    Line: costs.map(([Description, amount]) => ({
      Amount: dollars(amount),
      Description,
      DetailType: 'AccountBasedExpenseLineDetail',
      AccountBasedExpenseLineDetail: {
        AccountRef: ref(account('expense')),
        ...(jobId === null
          ? {}
          : { CustomerRef: ref(theirs('job')), BillableStatus: 'NotBillable' }),
      },
    })),
  });
  const body = (around: Around): object => ({
    VendorRef: ref(around.theirs('vendor')),
    DocNumber: number,
    TxnDate: date,
    PrivateNote: cutToWhole(row.notes, 1000),
    ...lines(around),
  });
  return {
    ...nobody,
    fields,
    needs: [
      { kind: 'vendor', id: row.vendorId },
      ...(jobId === null ? [] : [{ kind: 'job' as const, id: jobId }]),
    ],
    paper: {
      of: [{ kind: 'vendor', id: row.vendorId }],
      given: row.invoiceNumber ?? '',
      alike: async () => (await paymentsAlike(db, row)).map(billNumber),
    },
    accounts: ['expense'],
    create: body,
    update: (around, changed) => paperBody(fields, changed, () => lines(around)),
    isAtHome: (theirs, { VendorRef, Line: written = [] }) =>
      isAt(VendorRef, theirs('vendor')) &&
      linesFor(jobId === null ? '' : theirs('job'), written) === undefined,
    // Who was paid stays: only what their lines are for is exchanged.
    move: (theirs, { Line: written = [] }) =>
      jobId === null ? undefined : linesFor(theirs('job'), written),
  };
}

/** Lines as they stand there, for another job; undefined where they are for it. */
function linesFor(jobThere: string, lines: NonNullable<Entry['Line']>): object | undefined {
  const isOther = ({ AccountBasedExpenseLineDetail: cost }: (typeof lines)[number]): boolean =>
    cost?.CustomerRef !== undefined && !isAt(cost.CustomerRef, jobThere);
  const forJob = ({ AccountBasedExpenseLineDetail: cost, ...line }: (typeof lines)[number]) => ({
    ...line,
    AccountBasedExpenseLineDetail: { ...cost, CustomerRef: ref(jobThere) },
  });
  return lines.some(isOther)
    ? { Line: lines.map((line) => (isOther(line) ? forJob(line) : line)) }
    : undefined;
}

async function billPayment(id: number, { db, clock }: From): Promise<Ours | undefined> {
  const row = await paymentById(db, id);
  if (row?.status !== 'paid') return undefined;
  const entry = await settledEntryOf(db, id);
  const date = entry?.settledOn ?? clock.dateOf(row.paidAt ?? row.createdAt);
  const number = entry ? entry.trace.slice(-MOST_NUMBER) : `PAY-${id}`;
  const fields = { number, date, total: String(row.totalCents) };
  const lines = ({ theirs }: Pick<Around, 'theirs'>): object => ({
    TotalAmt: dollars(row.totalCents),
    Line: [paying(theirs('bill'), dollars(row.totalCents))],
  });
  const body = (around: Around): object => ({
    VendorRef: ref(around.theirs('vendor')),
    DocNumber: number,
    TxnDate: date,
    PayType: 'Check',
    CheckPayment: { BankAccountRef: ref(around.account('bank')) },
    PrivateNote: entry ? `ACH batch ${entry.batchId}, trace ${entry.trace}` : `Payment ${id}`,
    ...lines(around),
  });
  return {
    ...nobody,
    fields,
    needs: [
      { kind: 'vendor', id: row.vendorId },
      { kind: 'bill', id },
    ],
    accounts: ['bank'],
    create: body,
    update: (around, changed) => paperBody(fields, changed, () => lines(around)),
    isAtHome: (theirs, there) => paidBy(there).join(' ') === theirs('bill'),
    // A bill made again is paid by the payment of the one before it, whose total stays theirs.
    move: (theirs, { TotalAmt = 0 }) => ({
      Line: [paying(theirs('bill'), Math.min(TotalAmt, dollars(row.totalCents)))],
    }),
  };
}

const READERS: Readonly<Record<RecordKind, typeof customer>> = {
  customer,
  vendor,
  job,
  estimate,
  bill,
  'bill-payment': billPayment,
};

export const oursOf = (kind: RecordKind, id: number, from: From) => READERS[kind](id, from);
