// The doors of the company: what it says about itself.
import { z } from 'zod';
import { company as decider } from '@purlin/domain/company/company.ts';
import { commands, COMPANY_ID } from '@purlin/domain/company/company-shapes.ts';
import { command, everyone, query, staff } from './route.ts';

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
  })
  .meta({ id: 'EstimateSettings' });
export type EstimateSettings = z.infer<typeof EstimateSettings>;

export const company = {
  details: query('/api/company', {
    access: everyone,
    summary: 'Name, phone, e-mail, address and CCB licence number of the business',
    answer: Company,
  }),
  record: command('PUT', '/api/company', {
    access: staff,
    summary: 'Changes what the business says about itself',
    decider,
    stream: () => COMPANY_ID,
    body: commands.RecordCompanyDetails,
    command: (body) => ({ type: 'RecordCompanyDetails', data: body }),
    answer: Company,
  }),
  estimateSettings: query('/api/company/estimate-settings', {
    access: staff,
    summary: 'How estimates are printed, approved and followed up',
    answer: EstimateSettings,
  }),
  recordEstimateSettings: command('PUT', '/api/company/estimate-settings', {
    access: staff,
    summary: 'Changes how estimates are printed, approved and followed up',
    decider,
    stream: () => COMPANY_ID,
    body: commands.RecordEstimateSettings,
    command: (body) => ({ type: 'RecordEstimateSettings', data: body }),
    answer: EstimateSettings,
  }),
};
