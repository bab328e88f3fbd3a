// The company's public details. Separate, because the first screen loads only these.
import { z } from 'zod';
import { query } from './route.ts';

export const Company = z
  .object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    ccbNumber: z.string(),
    /** IANA time zone; determines "today" and how times are shown. */
    timeZone: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof Company>;

export const companyDetails = {
  details: query('/api/company', {
    right: 'everyone',
    summary: 'Name, phone, email, address, and CCB license number of the business',
    answer: Company,
  }),
};
