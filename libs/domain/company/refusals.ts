// Why the company's details and settings are not changed as asked.
import { conflict, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const companyReasons = {
  'consent-text-missing': conflict(),
  'settings-changed': stale(),
  /** Nobody could approve what is planned under these settings. */
  'too-few-approvers': conflict<{ needed: number; there: number }>(),
};
export const refuse = refusing(companyReasons);
