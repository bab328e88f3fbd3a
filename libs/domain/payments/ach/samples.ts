// Sample originator, account and entries for the ACH specs.
import { Originator, type AchEntry, type AchFilePlan, type BankAccount } from './ach-file.ts';

/** A fictional company and bank; the routing numbers only have valid check digits. */
export const originator = Originator.parse({
  odfiRoutingNumber: '323371076',
  destinationRoutingNumber: '323371076',
  destinationName: 'Cascade Bank',
  immediateOrigin: '1931234567',
  originName: 'Purlin Roofing',
  companyName: 'Purlin Roofing',
  companyId: '1931234567',
  entryDescription: 'Vendor Pmt',
  offset: null,
  cutOff: '17:00',
  sameDayCutOff: '14:00',
  leadDays: 1,
  mostCents: 9_999_999_999,
});
export const offset = {
  routingNumber: '323371076',
  accountNumber: '000123456',
  accountType: 'checking',
} as const;
export const account: BankAccount = {
  routingNumber: '021000021',
  accountNumber: '7654321',
  accountType: 'checking',
  accountHolderType: 'business',
};
export const entry = (more: Partial<AchEntry> = {}): AchEntry => ({
  reference: 'P-1',
  kind: 'payment',
  payee: 'José Muñoz Gutters',
  account,
  amountCents: 365_050,
  effectiveOn: '2026-11-24',
  remittance: null,
  ...more,
});
export const plan = (
  entries: readonly AchEntry[],
  more: Partial<AchFilePlan> = {},
): AchFilePlan => ({
  originator,
  day: '2026-11-23',
  time: '09:30',
  fileOfDay: 1,
  firstTrace: 1,
  entries,
  ...more,
});
