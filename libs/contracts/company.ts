// Routes of the company's details and estimate settings.
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

/** Setup steps that are done. Others are visible on their own screens. */
export const SetUp = z
  .object({
    /** The demo company needs no setup. */
    demo: z.boolean(),
    /** Name and telephone number were entered. */
    details: z.boolean(),
    licence: z.boolean(),
    /** E-mails go to a real mail server, not the built-in one. */
    mail: z.boolean(),
  })
  .meta({ id: 'SetUp' });

/** The first company record may lack a phone number, but saving details requires one. */
const CompanyBody = commands.RecordCompanyDetails.extend({
  phone: commands.RecordCompanyDetails.shape.phone
    .min(1, 'Please enter the phone number')
    .refine(isDialable, 'Please enter a valid phone number, like (541) 555-0123'),
});

export const company = {
  ...companyDetails,
  record: command('PUT', '/api/company', {
    right: 'company.write',
    summary: 'Updates the business information',
    decider: 'company',
    command: 'RecordCompanyDetails',
    stream: 'room',
    body: CompanyBody,
    answer: Company,
  }),
  setUp: query('/api/company/set-up', {
    right: 'company.read',
    summary: 'Which parts of the setup are done: business information, license, and mail server',
    answer: SetUp,
  }),
  estimateSettings: query('/api/company/estimate-settings', {
    right: 'company.read',
    summary: 'How estimates are printed, approved, and followed up',
    answer: EstimateSettings,
  }),
  recordEstimateSettings: command('PUT', '/api/company/estimate-settings', {
    right: 'company.write',
    summary: 'Updates how estimates are printed, approved, and followed up',
    decider: 'company',
    command: 'RecordEstimateSettings',
    stream: 'room',
    body: commands.RecordEstimateSettings,
    answer: EstimateSettings,
  }),
};
