// The company: the details shown on pages, estimates and e-mails, and the estimate settings.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, EstimateSettings, type ClientTexts } from './company-shapes.ts';
import { refuse } from './refusals.ts';
import { usualClientTexts } from './usual-client-texts.ts';

// ---- facts

const Details = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** Oregon Construction Contractors Board license number. While empty, nothing can be sent. */
  ccbNumber: z.string(),
});
export type CompanyDetails = z.infer<typeof Details>;

/** By default, a client types their name to approve (rule: signature). */
export const DEFAULT_ESTIMATE_SETTINGS: EstimateSettings = {
  paper: 'Letter',
  validDays: 30,
  signatureRequired: true,
  ...usualClientTexts.en,
  consentVersion: 1,
  followUpDays: [],
  spanish: usualClientTexts.es,
  french: usualClientTexts.fr,
  notifyByEmail: true,
};

export const events = {
  CompanyDetailsRecorded: Details,
  EstimateSettingsRecorded: EstimateSettings,
};
export type CompanyEvent = MessageOf<typeof events>;

// ---- state

export interface Company {
  readonly details: CompanyDetails | null;
  readonly estimates: EstimateSettings;
}

// ---- commands

/** Compares all fields, regardless of key order. */
const same = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

type Consent = Pick<ClientTexts, 'terms' | 'consentText'>;
const sameConsent = (a: Consent, b: Consent): boolean =>
  a.terms === b.terms && a.consentText === b.consentText;

// ---- decide

export const company = decider<Company>()({
  category: 'company',
  events,
  initial: { details: null, estimates: DEFAULT_ESTIMATE_SETTINGS },
  evolve: {
    CompanyDetailsRecorded: (state, details) => ({ ...state, details }),
    EstimateSettingsRecorded: (state, estimates) => ({ ...state, estimates }),
  },
  commands,
  decide: {
    RecordCompanyDetails: (c, { details }) =>
      details !== null && same(c, details) ? [] : [{ type: 'CompanyDetailsRecorded', data: c }],
    RecordEstimateSettings: (asked, { estimates: now }) => {
      const c = {
        ...asked,
        spanish: asked.spanish ?? now.spanish,
        french: asked.french ?? now.french,
        followUpDays: [...new Set(asked.followUpDays)].toSorted((a, b) => a - b),
      };
      // A signature needs a consent text to agree to.
      if (c.signatureRequired && c.consentText === '') return refuse('consent-text-missing');
      const consentVersion =
        sameConsent(c, now) &&
        sameConsent(c.spanish, now.spanish) &&
        sameConsent(c.french, now.french)
          ? now.consentVersion
          : now.consentVersion + 1;
      return same(c, now)
        ? []
        : [{ type: 'EstimateSettingsRecorded', data: { ...c, consentVersion } }];
    },
  },
});
