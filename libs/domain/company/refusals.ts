// Why changes to the company's details and settings are refused.
import { conflict, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const companyReasons = {
  'consent-text-missing': conflict(),
  'settings-changed': stale(),
  /** The proposer can't confirm looser payment rules while someone else may approve payments. */
  'own-payment-rules': conflict(),
  /** The proposal was confirmed, withdrawn or replaced. */
  'payment-rules-gone': stale(),
  'rules-newcomer': conflict<{ hours: number }>(),
  'rules-of-newcomer': conflict<{ hours: number }>(),
  /** Under these settings there would be too few users to approve a payment. */
  'too-few-approvers': conflict<{ needed: number; there: number }>(),
};
export const refuse = refusing(companyReasons);
