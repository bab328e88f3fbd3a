// Why changes to the company's details and settings are refused.
import { conflict, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const companyReasons = {
  'consent-text-missing': conflict(),
  'settings-changed': stale(),
  /** Under these settings there would be too few users to approve a payment. */
  'too-few-approvers': conflict<{ needed: number; there: number }>(),
};
export const refuse = refusing(companyReasons);
