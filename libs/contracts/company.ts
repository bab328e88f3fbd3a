// The doors of the company: what it says about itself.
import { z } from 'zod';
import { commands } from '@purlin/domain/company/company-shapes.ts';
import { isDialable } from '@purlin/domain/shared/phones.ts';
import { Company, companyDetails } from './company-details.ts';
import { command, query } from './route.ts';

export const EstimateSettings = z
  .object({
    ...commands.RecordEstimateSettings.shape,
    consentVersion: z.int().positive(),
    spanish: commands.RecordEstimateSettings.shape.spanish.unwrap(),
    french: commands.RecordEstimateSettings.shape.french.unwrap(),
  })
  .meta({ id: 'EstimateSettings' });
export type EstimateSettings = z.infer<typeof EstimateSettings>;

/** What is ready of a company that begins; the rest is seen where it stands. */
export const SetUp = z
  .object({
    /** The made-up company: nothing of it has to be set up. */
    demo: z.boolean(),
    /** Its name and telephone number are its own. */
    details: z.boolean(),
    licence: z.boolean(),
    /** E-mails go to a real server, not to the product's own. */
    mail: z.boolean(),
  })
  .meta({ id: 'SetUp' });

/** A company may start without a number; whoever saves its details says one. */
const CompanyBody = commands.RecordCompanyDetails.extend({
  phone: commands.RecordCompanyDetails.shape.phone
    .min(1, 'Please enter the phone number')
    .refine(isDialable, 'Please enter a valid phone number, like (541) 555-0123'),
});

export const company = {
  ...companyDetails,
  record: command('PUT', '/api/company', {
    right: 'company.write',
    summary: 'Changes what the business says about itself',
    decider: 'company',
    command: 'RecordCompanyDetails',
    stream: 'room',
    body: CompanyBody,
    answer: Company,
  }),
  setUp: query('/api/company/set-up', {
    right: 'company.read',
    summary: 'What of the company is ready: its details, its licence and its mail server',
    answer: SetUp,
  }),
  estimateSettings: query('/api/company/estimate-settings', {
    right: 'company.read',
    summary: 'How estimates are printed, approved and followed up',
    answer: EstimateSettings,
  }),
  recordEstimateSettings: command('PUT', '/api/company/estimate-settings', {
    right: 'company.write',
    summary: 'Changes how estimates are printed, approved and followed up',
    decider: 'company',
    command: 'RecordEstimateSettings',
    stream: 'room',
    body: commands.RecordEstimateSettings,
    answer: EstimateSettings,
  }),
};
