// What the books hold: the kinds of entries that we use, as Intuit takes and gives them.
import { z } from 'zod';

export const KINDS = [
  'Customer',
  'Vendor',
  'Employee',
  'Account',
  'Item',
  'Estimate',
  'Bill',
  'BillPayment',
  'Purchase',
] as const;
export type EntryKind = (typeof KINDS)[number];

const Reference = z.looseObject({ value: z.string(), name: z.string().optional() });
const Amount = z.number().min(0);
const Email = z.looseObject({ Address: z.string() });
const Phone = z.looseObject({ FreeFormNumber: z.string() });
const Address = z.looseObject({ Line1: z.string().optional() });

const LinkedTxn = z.looseObject({ TxnId: z.string(), TxnType: z.string() });
export const Line = z.looseObject({
  Id: z.string().optional(),
  Amount,
  Description: z.string().max(4000).optional(),
  DetailType: z.string().optional(),
  SalesItemLineDetail: z
    .looseObject({
      ItemRef: Reference,
      Qty: z.number().optional(),
      UnitPrice: z.number().optional(),
    })
    .optional(),
  DiscountLineDetail: z.looseObject({ PercentBased: z.boolean().optional() }).optional(),
  AccountBasedExpenseLineDetail: z
    .looseObject({ AccountRef: Reference, CustomerRef: Reference.optional() })
    .optional(),
  LinkedTxn: z.array(LinkedTxn).optional(),
});
export type Line = z.infer<typeof Line>;

/** Every kind of entry in one shape: what a kind does not have is not there. */
export const Entry = z.looseObject({
  Id: z.string(),
  SyncToken: z.string(),
  sparse: z.boolean().optional(),
  domain: z.string().optional(),
  status: z.literal('Deleted').optional(),
  MetaData: z.object({ CreateTime: z.string(), LastUpdatedTime: z.string() }),
  Active: z.boolean().optional(),
  // People and companies
  DisplayName: z.string().optional(),
  FullyQualifiedName: z.string().optional(),
  GivenName: z.string().optional(),
  FamilyName: z.string().optional(),
  CompanyName: z.string().optional(),
  PrimaryEmailAddr: Email.nullish(),
  PrimaryPhone: Phone.nullish(),
  BillAddr: Address.nullish(),
  Job: z.boolean().optional(),
  ParentRef: Reference.optional(),
  // Accounts and items
  Name: z.string().optional(),
  Type: z.string().optional(),
  AccountType: z.string().optional(),
  AccountSubType: z.string().optional(),
  IncomeAccountRef: Reference.optional(),
  // Papers
  DocNumber: z.string().optional(),
  TxnDate: z.string().optional(),
  TxnStatus: z.string().optional(),
  CustomerRef: Reference.optional(),
  VendorRef: Reference.optional(),
  /** Who an expense or a check is for. */
  EntityRef: Reference.optional(),
  PaymentType: z.enum(['Cash', 'Check', 'CreditCard']).optional(),
  Line: z.array(Line).optional(),
  TotalAmt: z.number().optional(),
  Balance: z.number().optional(),
  PayType: z.enum(['Check', 'CreditCard']).optional(),
  CheckPayment: z.looseObject({ BankAccountRef: Reference }).optional(),
  PrivateNote: z.string().max(4000).optional(),
});
export type Entry = z.infer<typeof Entry>;

/** What somebody sends: a new one, or a change of one that is there. */
export const Sent = Entry.partial();
export type Sent = z.infer<typeof Sent>;

/** Names are unique over these three together, within the same parent. */
export const NAMED: readonly EntryKind[] = ['Customer', 'Vendor', 'Employee'];
/** Kinds that are made inactive; the others are deleted. */
export const LISTED: readonly EntryKind[] = [...NAMED, 'Account', 'Item'];
