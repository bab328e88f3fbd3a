// The company itself: what every page, estimate and e-mail says about who sends it.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '@purlin/event-sourcing/refusal.ts';

// ---- facts

const Details = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /**
   * Licence number of the Oregon Construction Contractors Board; empty until it is known, and then
   * nothing can be sent.
   */
  ccbNumber: z.string(),
});
export type CompanyDetails = z.infer<typeof Details>;

/** How estimates are written, approved and followed up. */
const EstimateSettings = z.object({
  paper: z.enum(['Letter', 'A4']),
  /** Days a new estimate stays valid. */
  validDays: z.int().min(1),
  /**
   * Whether approving asks for the terms to be accepted and a name to be typed; off, the page is as
   * simple as it can be.
   */
  signatureRequired: z.boolean(),
  terms: z.string(),
  consentText: z.string(),
  /**
   * Goes up by one whenever terms or consent text change; an approval names the one that was shown.
   */
  consentVersion: z.int().min(1),
  /** Days after sending on which an unanswered estimate is followed up; none switches it off. */
  followUpDays: z.array(z.int().min(1)),
  followUpMessage: z.string(),
  /** Whether staff get an e-mail when a client answers or asks. */
  notifyByEmail: z.boolean(),
});
export type EstimateSettings = z.infer<typeof EstimateSettings>;

/**
 * The federal E-SIGN Act and Oregon's UETA (ORS 84) want consent to do business electronically, in
 * plain words.
 */
export const DEFAULT_ESTIMATE_SETTINGS: EstimateSettings = {
  paper: 'Letter',
  validDays: 30,
  signatureRequired: false,
  terms: '',
  consentVersion: 1,
  consentText:
    'I agree to use electronic records and signatures. Typing my name and pressing Approve ' +
    'has the same effect as signing on paper, and I accept this estimate and its terms.',
  followUpDays: [],
  followUpMessage:
    'We wanted to make sure you saw our estimate. Please let us know if you have any ' +
    'questions; you can reply right on the estimate page.',
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

/** There is one company, so there is one stream. */
export const COMPANY_ID = 1;

// ---- commands

export const commands = {
  RecordCompanyDetails: z.object({
    name: z.string().trim().min(1, 'Please enter the business name').max(200),
    phone: z.string().trim().min(1, 'Please enter the phone number').max(50),
    email: z.email('Please enter a valid e-mail address').max(254),
    address: z.string().trim().max(500),
    ccbNumber: z
      .string()
      .trim()
      .regex(/^\d{0,9}$/, 'The CCB number has digits only, for example 123456'),
  }),
  RecordEstimateSettings: EstimateSettings.omit({ consentVersion: true }).extend({
    validDays: z
      .int('Please enter a number of days')
      .min(1, 'Please enter at least one day')
      .max(365, 'Please enter at most 365 days'),
    terms: z.string().trim().max(20_000),
    consentText: z.string().trim().max(4000),
    followUpMessage: z.string().trim().max(4000),
    followUpDays: z
      .array(z.int().min(1, 'Follow up after at least one day').max(90, 'Follow up within 90 days'))
      .max(5, 'At most five follow-ups'),
  }),
};

/** Same content, whatever the order of the keys asked for. */
const same = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

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
        followUpDays: [...new Set(asked.followUpDays)].toSorted((a, b) => a - b),
      };
      // Nobody can agree to nothing.
      if (c.signatureRequired && c.consentText === '')
        return refuse(
          'consent-text-missing',
          'Please enter the sentence that clients agree to when they sign.',
        );
      const consentVersion =
        c.terms === now.terms && c.consentText === now.consentText
          ? now.consentVersion
          : now.consentVersion + 1;
      return same(c, now)
        ? []
        : [{ type: 'EstimateSettingsRecorded', data: { ...c, consentVersion } }];
    },
  },
});
