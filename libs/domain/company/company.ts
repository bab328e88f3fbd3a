// The company itself: what every page, estimate and e-mail says about who sends it.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, EstimateSettings, type ClientTexts } from './company-shapes.ts';
import { refuse } from './refusals.ts';

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
  depositText: '',
  spanish: {
    terms: '',
    consentText:
      'Acepto usar registros y firmas electrónicos. Escribir mi nombre y presionar Aprobar tiene ' +
      'el mismo efecto que firmar en papel, y acepto esta cotización y sus condiciones.',
    followUpMessage:
      'Queríamos asegurarnos de que vio nuestra cotización. Si tiene alguna pregunta, puede ' +
      'hacerla en la misma página de la cotización.',
    depositText: '',
  },
  french: {
    terms: '',
    consentText:
      'J’accepte l’usage de documents et de signatures électroniques. Saisir mon nom et appuyer ' +
      'sur Approuver a le même effet que signer sur papier, et j’accepte cette soumission et ses ' +
      'conditions.',
    followUpMessage:
      'Nous voulions nous assurer que vous avez vu notre soumission. Pour toute question, vous ' +
      'pouvez répondre directement sur la page de la soumission.',
    depositText: '',
  },
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

/** Same content, whatever the order of the keys asked for. */
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
      // Nobody can agree to nothing.
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
