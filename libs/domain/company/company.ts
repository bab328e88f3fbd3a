// The company itself: what every page, estimate and e-mail says about who sends it.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

// ---- facts

const Details = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** Licence number of the Oregon Construction Contractors Board; empty until it is known, and then nothing can be sent. */
  ccbNumber: z.string(),
});
export type CompanyDetails = z.infer<typeof Details>;

export const events = { CompanyDetailsRecorded: Details };
export type CompanyEvent = MessageOf<typeof events>;

/** There is one company, so there is one stream. */
export const COMPANY_ID = 1;

// ---- commands

export const commands = {
  RecordCompanyDetails: z.object({
    name: z.string().trim().min(1, 'Please enter the business name').max(200),
    phone: z.string().trim().min(1, 'Please enter the phone number').max(50),
    email: z.email('Please enter a valid e-mail address').max(254),
    address: z.string().trim().max(500),
    ccbNumber: z.string().trim().regex(/^\d{0,9}$/, 'The CCB number has digits only, for example 123456'),
  }),
};

// ---- decide

export const company = decider<CompanyDetails | null>()({
  category: 'company',
  events,
  initial: null,
  evolve: { CompanyDetailsRecorded: (_, e) => e },
  commands,
  decide: {
    RecordCompanyDetails: (c, state) => {
      const same = state !== null && (Object.keys(c) as (keyof CompanyDetails)[]).every((key) => c[key] === state[key]);
      return same ? [] : [{ type: 'CompanyDetailsRecorded', data: c }];
    },
  },
});
