// What the company says about itself and its estimates, and what can be asked of it.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';

/** What clients read of us before they answer. */
const Texts = z.object({
  terms: z.string(),
  consentText: z.string(),
  followUpMessage: z.string(),
  /** How a deposit is paid; blank: the office will say so. */
  depositText: z.string().default(''),
});
export type ClientTexts = z.infer<typeof Texts>;
const noTexts = { terms: '', consentText: '', followUpMessage: '', depositText: '' };

/** The same as they are written. */
const WrittenTexts = z.object({
  terms: SeveralLines().max(20_000),
  consentText: SeveralLines().max(4000),
  followUpMessage: SeveralLines().max(4000),
  depositText: SeveralLines().max(4000).default(''),
});

/** How estimates are written, approved and followed up. */
export const EstimateSettings = z.object({
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
  depositText: z.string().default(''),
  /** The same in other languages; where one is empty, clients get the English text. */
  spanish: Texts.default(noTexts),
  french: Texts.default(noTexts),
  /** Whether staff get an e-mail when a client answers or asks. */
  notifyByEmail: z.boolean(),
});
export type EstimateSettings = z.infer<typeof EstimateSettings>;

/** There is one company, so there is one stream. */
export const COMPANY_ID = 1;

export const commands = {
  RecordCompanyDetails: z.object({
    name: OneLine().min(1, 'Please enter the business name').max(200),
    /** Empty where nobody has said it yet: people who save the details are asked for it. */
    phone: OneLine().max(50),
    email: EmailAddress,
    address: OneLine().max(500),
    ccbNumber: z
      .string()
      .trim()
      .regex(/^\d{0,9}$/, 'The CCB number has digits only, for example 123456'),
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
