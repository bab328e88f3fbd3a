// The company's texts and estimate settings, and its commands.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';

/** Texts that clients read before they answer. */
const Texts = z.object({
  terms: z.string(),
  consentText: z.string(),
  followUpMessage: z.string(),
  /** How to pay a deposit; if blank, the office tells the client. */
  depositText: z.string().default(''),
});
export type ClientTexts = z.infer<typeof Texts>;
const noTexts = { terms: '', consentText: '', followUpMessage: '', depositText: '' };

/** The same texts as user input. */
const WrittenTexts = z.object({
  terms: SeveralLines().max(20_000),
  consentText: SeveralLines().max(4000),
  followUpMessage: SeveralLines().max(4000),
  depositText: SeveralLines().max(4000).default(''),
});

/** Defaults and rules for writing, approving and following up estimates. */
export const EstimateSettings = z.object({
  paper: z.enum(['Letter', 'A4']),
  /** Days a new estimate stays valid. */
  validDays: z.int().min(1),
  /** Whether approval requires accepting the terms and typing a name. */
  signatureRequired: z.boolean(),
  terms: z.string(),
  consentText: z.string(),
  /**
   * Incremented when the terms or the consent text change. An approval records the version shown.
   */
  consentVersion: z.int().min(1),
  /** Days after sending to follow up on an unanswered estimate; empty turns follow-ups off. */
  followUpDays: z.array(z.int().min(1)),
  followUpMessage: z.string(),
  depositText: z.string().default(''),
  /** Translations; an empty text falls back to English. */
  spanish: Texts.default(noTexts),
  french: Texts.default(noTexts),
  /** Whether staff get an e-mail when a client answers or asks a question. */
  notifyByEmail: z.boolean(),
});
export type EstimateSettings = z.infer<typeof EstimateSettings>;

/** There is one company, so there is one stream. */
export const COMPANY_ID = 1;

export const commands = {
  RecordCompanyDetails: z.object({
    name: OneLine().min(1, 'Please enter the business name').max(200),
    /** Empty until entered; forms that save the details require it. */
    phone: OneLine().max(50),
    email: EmailAddress,
    address: OneLine().max(500),
    ccbNumber: z
      .string()
      .trim()
      .regex(/^\d{0,9}$/, 'Please enter only the digits, for example 123456'),
  }),
  RecordEstimateSettings: EstimateSettings.omit({ consentVersion: true }).extend({
    validDays: z
      .int('Please enter a number of days')
      .min(1, 'Please enter at least one day')
      .max(365, 'Please enter 365 days or fewer'),
    ...WrittenTexts.shape,
    spanish: WrittenTexts.optional(),
    french: WrittenTexts.optional(),
    followUpDays: z
      .array(z.int().min(1, 'Follow up after at least one day').max(90, 'Follow up within 90 days'))
      .max(5, 'At most five follow-ups'),
  }),
};
