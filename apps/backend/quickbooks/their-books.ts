// A company's books, as we use them: answers are checked, and what they say is told apart.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { QuickBooks } from './service/quickbooks.ts';
import { BooksAway, type BooksCall } from './service/calls.ts';

const Reference = z.looseObject({ value: z.string() });

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
  Id: z.string(),
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
  Line: z
    .array(
      z.looseObject({
        DetailType: z.string().optional(),
        AccountBasedExpenseLineDetail: z
          .looseObject({ CustomerRef: Reference.optional() })
          .optional(),
        LinkedTxn: z.array(z.looseObject({ TxnId: z.string(), TxnType: z.string() })).optional(),
      }),
    )
    .optional(),
});
export type Entry = z.infer<typeof Entry>;

export type EntryKind =
  'Customer' | 'Vendor' | 'Employee' | 'Account' | 'Item' | 'Estimate' | 'Bill' | 'BillPayment';

const Page = z.object({ QueryResponse: z.record(z.string(), z.unknown()) });
const Changes = z.object({
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
  /** What changed since an instant, of these kinds; what was deleted has that status. */
  changedSince(
    kinds: readonly EntryKind[],
    since: string,
  ): Promise<ReadonlyMap<EntryKind, readonly Entry[]>>;
}

/** A lost answer is asked for again at once, and then left to whoever waits out an outage. */
const asking = (quickbooks: QuickBooks, realmId: string) => {
  const call = async (asked: Omit<BooksCall, 'realmId'>, tries = 0): Promise<unknown> => {
    try {
      return await quickbooks.call({ realmId, ...asked });
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (!(error instanceof BooksAway) || pause === undefined) throw error;
      await sleep(pause);
      return call(asked, tries + 1);
    }
  };
  return (asked: Omit<BooksCall, 'realmId'>): Promise<unknown> => call(asked);
};
type Ask = ReturnType<typeof asking>;

const one = (kind: EntryKind, answer: unknown): Entry =>
  z
    .looseObject({ [kind]: Entry })
    .transform((all) => Entry.parse(all[kind]))
    .parse(answer);

/** All that are found, page by page. */
async function findAll(ask: Ask, kind: EntryKind, where: string): Promise<Entry[]> {
  const condition = where === '' ? '' : ` where ${where}`;
  const found: Entry[] = [];
  for (let full = true; full;) {
    const from = `select * from ${kind}${condition}`;
    const query = `${from} startposition ${found.length + 1} maxresults ${MOST}`;
    const answer = await ask({ method: 'GET', path: 'query', parameters: { query } });
    const next = Entries.parse(Page.parse(answer).QueryResponse[kind] ?? []);
    found.push(...next);
    full = next.length === MOST;
  }
  return found;
}

/** The books of one company. Each call throws what `QuickBooks.call` does. */
export function theirBooks(quickbooks: QuickBooks, realmId: string): TheirBooks {
  const ask = asking(quickbooks, realmId);
  const post = (kind: EntryKind, body: object, parameters: Readonly<Record<string, string>>) =>
    ask({ method: 'POST', path: kind.toLowerCase(), body, parameters });
  return {
    companyName: async () =>
      Company.parse(await ask({ method: 'GET', path: `companyinfo/${realmId}` })).CompanyInfo
        .CompanyName,
    find: (kind, where) => findAll(ask, kind, where),
    read: async (kind, id) =>
      one(kind, await ask({ method: 'GET', path: `${kind.toLowerCase()}/${id}` })),
    write: async (kind, entry, requestId) =>
      one(kind, await post(kind, entry, { requestid: requestId })),
    async remove(kind, { Id, SyncToken }, requestId) {
      await post(kind, { Id, SyncToken }, { requestid: requestId, operation: 'delete' });
    },
    async changedSince(kinds, since) {
      const parameters = { entities: kinds.join(','), changedSince: since };
      const answer = await ask({ method: 'GET', path: 'cdc', parameters });
      const all = Changes.parse(answer).CDCResponse.flatMap((part) => part.QueryResponse);
      return new Map(
        kinds.map((kind) => [kind, all.flatMap((part) => Entries.parse(part[kind] ?? []))]),
      );
    },
  };
}
