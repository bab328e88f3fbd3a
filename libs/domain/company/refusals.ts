// Why the company's details and settings are not changed as asked.
import { conflict, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const companyReasons = { 'consent-text-missing': conflict(), 'settings-changed': stale() };
export const refuse = refusing(companyReasons);
