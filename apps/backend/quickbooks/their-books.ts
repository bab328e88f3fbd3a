// A company's books, as we use them: answers are checked, and what they say is told apart.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { TheirId } from '@purlin/domain/quickbooks/connection-shapes.ts';
import type { QuickBooks } from './service/quickbooks.ts';
import { BooksAway, OddAnswer, type BooksCall } from './service/calls.ts';

const Reference = z.looseObject({ value: z.string() });

const ExpenseDetail = z.looseObject({ CustomerRef: Reference.optional() }).optional();

const AddressPart = z.string().optional();
const Address = z.looseObject({
  Line1: AddressPart,
  Line2: AddressPart,
  Line3: AddressPart,
  Line4: AddressPart,
  Line5: AddressPart,
  City: AddressPart,
  CountrySubDivisionCode: AddressPart,
  PostalCode: AddressPart,
});

/** An entry of any kind, as far as we look at it; what a kind does not have is not there. */
export const Entry = z.looseObject({
  Id: TheirId,
  SyncToken: z.string().default('0'),
  status: z.string().optional(),
  Active: z.boolean().optional(),
  DisplayName: z.string().optional(),
  GivenName: z.string().optional(),
  FamilyName: z.string().optional(),
  PrimaryEmailAddr: z.looseObject({ Address: z.string().optional() }).nullish(),
  PrimaryPhone: z.looseObject({ FreeFormNumber: z.string().optional() }).nullish(),
  BillAddr: Address.nullish(),
  ParentRef: Reference.optional(),
  Name: z.string().optional(),
  AccountType: z.string().optional(),
  IncomeAccountRef: Reference.optional(),
  DocNumber: z.string().optional(),
  TxnDate: z.string().optional(),
  TxnStatus: z.string().optional(),
  TotalAmt: z.number().optional(),
  /** What is owed of a bill still. */
  Balance: z.number().optional(),
  PrivateNote: z.string().optional(),
  DueDate: z.string().optional(),
  APAccountRef: Reference.optional(),
  PayType: z.string().optional(),
  CheckPayment: z.looseObject({ BankAccountRef: Reference.optional() }).optional(),
  CreditCardPayment: z.looseObject({ CCAccountRef: Reference.optional() }).optional(),
  MetaData: z.looseObject({ CreateTime: z.string().optional() }).optional(),
  CustomerRef: Reference.optional(),
  VendorRef: Reference.optional(),
  /** Who an expense or a check is for. */
  EntityRef: Reference.optional(),
  Line: z
    .array(
      z.looseObject({
        DetailType: z.string().optional(),
        Amount: z.number().optional(),
        AccountBasedExpenseLineDetail: ExpenseDetail,
        ItemBasedExpenseLineDetail: ExpenseDetail,
        LinkedTxn: z.array(z.looseObject({ TxnId: z.string(), TxnType: z.string() })).optional(),
      }),
    )
    .optional(),
});
export type Entry = z.infer<typeof Entry>;

/** The numbers of the bills that a payment there pays. */
export const billsPaid = ({ Line: lines = [] }: Entry): readonly string[] =>
  lines.flatMap(({ LinkedTxn: linked = [] }) =>
    linked.flatMap(({ TxnId, TxnType }) => (TxnType === 'Bill' ? [TxnId] : [])),
  );

/** The same, and the credits and other papers that it is made of. */
export const paidBy = ({ Line: lines = [] }: Entry): readonly string[] =>
  lines.flatMap(({ LinkedTxn: linked = [] }) =>
    linked.map(({ TxnId, TxnType }) => (TxnType === 'Bill' ? TxnId : `${TxnType} ${TxnId}`)),
  );

/** Whether a payment there pays this bill. */
export const pays = (payment: Entry, bill: string): boolean => billsPaid(payment).includes(bill);

export type EntryKind =
  | 'Customer'
  | 'Vendor'
  | 'Employee'
  | 'Account'
  | 'Item'
  | 'Estimate'
  | 'Bill'
  | 'BillPayment'
  | 'Purchase';

const Page = z.object({ QueryResponse: z.record(z.string(), z.unknown()) });
const Changes = z.object({
  time: z.string().optional().catch(undefined),
  CDCResponse: z.array(
    z.object({ QueryResponse: z.array(z.record(z.string(), z.unknown())).default([]) }),
  ),
});
const Company = z.object({ CompanyInfo: z.looseObject({ CompanyName: z.string() }) });
const Entries = z.array(Entry);

/** A text within a query. */
export const quoted = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, (char) => `\\${char}`)}'`;

const MOST = 1000;
/** So long after a lost answer it is asked for again: every write has its request id. */
const PAUSES_MS = [200, 800];

export interface TheirBooks {
  companyName(): Promise<string>;
  /** All that the condition is true of, also what is inactive where it says so. */
  find(kind: EntryKind, where: string): Promise<readonly Entry[]>;
  read(kind: EntryKind, id: string): Promise<Entry>;
  /** The same request id writes once. */
  write(kind: EntryKind, entry: object, requestId: string): Promise<Entry>;
  remove(kind: EntryKind, entry: Entry, requestId: string): Promise<void>;
  /** What changed since an instant, of these kinds. */
  changedSince(kinds: readonly EntryKind[], since: string): Promise<ChangesThere>;
}

export interface ChangesThere {
  /** What was deleted has that status. */
  readonly entries: ReadonlyMap<EntryKind, readonly Entry[]>;
  /** When they were read, by QuickBooks' clock; undefined where it does not say. */
  readonly asOf: string | undefined;
}

type Asked = Omit<BooksCall, 'realmId'>;
/** Asks, and understands what is answered. */
type Ask = <T>(asked: Asked, understand: (answer: unknown) => T) => Promise<T>;

/** What has another shape is odd; where it has, is said, and no value. Throws OddAnswer. */
function read<T>(shape: z.ZodType<T>, answer: unknown): T {
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  throw new OddAnswer(`nothing that we can read at ${result.error.issues[0]?.path.join('.')}`);
}

/**
 * An answer that is lost, or that nobody can read, is asked for again at once, a write under its
 * own request id; then it is left to whoever waits out an outage.
 */
const asking = (quickbooks: QuickBooks, realmId: string): Ask =>
  async function ask(asked, understand) {
    for (let tries = 0; ; tries += 1)
      try {
        return understand(await quickbooks.call({ realmId, ...asked }));
      } catch (error) {
        const pause = PAUSES_MS[tries];
        const isUnknown = error instanceof BooksAway || error instanceof OddAnswer;
        if (!isUnknown || pause === undefined) throw error;
        await sleep(pause);
      }
  };

/** What is there has a version, which the next change of it names. */
const Versioned = z.union([
  z.looseObject({ SyncToken: z.string().min(1) }),
  z.looseObject({ status: z.literal('Deleted') }),
]);
/** The entry of an answer: the one that is asked for, where it is. */
const one =
  (kind: EntryKind, id?: string) =>
  (answer: unknown): Entry => {
    const { [kind]: found } = read(z.looseObject({ [kind]: Versioned }), answer);
    const entry = read(Entry, found);
    if (id !== undefined && entry.Id !== id) throw new OddAnswer('an answer about something else');
    return entry;
  };

/** All that are found, page by page. */
async function findAll(ask: Ask, kind: EntryKind, where: string): Promise<Entry[]> {
  const condition = where === '' ? '' : ` where ${where}`;
  const found: Entry[] = [];
  for (let full = true; full;) {
    const from = `select * from ${kind}${condition}`;
    const query = `${from} startposition ${found.length + 1} maxresults ${MOST}`;
    const next = await ask({ method: 'GET', path: 'query', parameters: { query } }, (answer) =>
      read(Entries, read(Page, answer).QueryResponse[kind] ?? []),
    );
    found.push(...next);
    full = next.length === MOST;
  }
  return found;
}

/** The books of one company. Each call throws what `QuickBooks.call` does. */
export function theirBooks(quickbooks: QuickBooks, realmId: string): TheirBooks {
  const ask = asking(quickbooks, realmId);
  return {
    companyName: () =>
      ask(
        { method: 'GET', path: `companyinfo/${realmId}` },
        (answer) => read(Company, answer).CompanyInfo.CompanyName,
      ),
    find: (kind, where) => findAll(ask, kind, where),
    read: (kind, id) => ask({ method: 'GET', path: `${kind.toLowerCase()}/${id}` }, one(kind, id)),
    write: (kind, entry, requestId) =>
      ask(
        {
          method: 'POST',
          path: kind.toLowerCase(),
          body: entry,
          parameters: { requestid: requestId },
        },
        one(kind, 'Id' in entry && typeof entry.Id === 'string' ? entry.Id : undefined),
      ),
    remove: (kind, { Id, SyncToken }, requestId) =>
      ask(
        {
          method: 'POST',
          path: kind.toLowerCase(),
          body: { Id, SyncToken },
          parameters: { requestid: requestId, operation: 'delete' },
        },
        () => {},
      ),
    changedSince(kinds, since) {
      const parameters = { entities: kinds.join(','), changedSince: since };
      return ask({ method: 'GET', path: 'cdc', parameters }, (answer) => {
        const { CDCResponse, time: asOf } = read(Changes, answer);
        const all = CDCResponse.flatMap((part) => part.QueryResponse);
        const entries = new Map(
          kinds.map((kind) => [kind, all.flatMap((part) => read(Entries, part[kind] ?? []))]),
        );
        return { entries, asOf };
      });
    },
  };
}
