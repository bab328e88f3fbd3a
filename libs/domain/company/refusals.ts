// Why the company's details and settings are not changed as asked.
import { conflict, refusing } from '@purlin/event-sourcing/refusal.ts';

export const companyReasons = { 'consent-text-missing': conflict() };
export const refuse = refusing(companyReasons);
