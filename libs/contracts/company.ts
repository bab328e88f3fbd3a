// The doors of the company: what it says about itself.
import { z } from 'zod';
import { commands } from '@purlin/domain/company/company-shapes.ts';
import { command, query } from './route.ts';

export const Company = z
  .object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    ccbNumber: z.string(),
    /** IANA name; decides what "today" is and how moments are shown. */
    timeZone: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;

export const EstimateSettings = z
  .object({
    ...commands.RecordEstimateSettings.shape,
    consentVersion: z.int().positive(),
    spanish: commands.RecordEstimateSettings.shape.spanish.unwrap(),
  })
  .meta({ id: 'EstimateSettings' });
export type EstimateSettings = z.infer<typeof EstimateSettings>;

export const company = {
  details: query('/api/company', {
    right: 'everyone',
    summary: 'Name, phone, e-mail, address and CCB licence number of the business',
    answer: Company,
  }),
  record: command('PUT', '/api/company', {
    right: 'company.write',
    summary: 'Changes what the business says about itself',
    decider: 'company',
    command: 'RecordCompanyDetails',
    stream: 'room',
    body: commands.RecordCompanyDetails,
    answer: Company,
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
