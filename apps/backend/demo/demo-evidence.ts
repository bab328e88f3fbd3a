// Demo data: what shows who answered an estimate, and what they agreed to.
import { DEFAULT_ESTIMATE_SETTINGS } from '@purlin/domain/company/company.ts';
import type { Evidence } from '@purlin/domain/estimates/facts.ts';
import type { Present } from '@purlin/domain/estimates/state.ts';
import { fingerprintOf, type Consent } from '../estimates/canonical-document.ts';
import type { Known } from './past.ts';

const { terms, consentText, consentVersion: version } = DEFAULT_ESTIMATE_SETTINGS;
/** The demo company has no texts of its own. */
export const CONSENT: Consent = { terms, consentText, version };

/** The estimate, and whose it is. */
interface Answered {
  readonly id: number;
  readonly client: { readonly name: string; readonly email: string };
}

/** Of an answer as it is known then. Addresses that RFC 5737 sets aside for examples. */
export const evidence = (
  { state }: Known,
  { id, client }: Answered,
  how: Evidence['how'],
  more: Partial<Evidence> = {},
  consent: Consent | null = null,
): Evidence => {
  const present = state as Present;
  return {
    how,
    name: '',
    ip: `203.0.113.${(id % 250) + 1}`,
    userAgent: 'Mozilla/5.0 (demo)',
    consentVersion: consent?.version ?? 0,
    language: 'en',
    reason: '',
    ...more,
    ...fingerprintOf(
      {
        ...present,
        id,
        clientName: client.name,
        clientEmail: client.email,
        offered: present.totals,
      },
      consent,
    ),
  };
};
