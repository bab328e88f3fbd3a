// The vendor: a company that works or delivers for us and is paid by us.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { refuse } from '@purlin/event-sourcing/refusal.ts';

// ---- facts

/** What a vendor does (spec section 9). */
export const VendorCategory = z.enum([
  'General Contractor',
  'Electrician',
  'Plumber',
  'HVAC',
  'Roofing',
  'Flooring',
  'Painting',
  'Landscaping',
  'Cleaning Services',
  'Other',
]);
export type VendorCategory = z.infer<typeof VendorCategory>;

const Details = z.object({
  /** The company's name. */
  name: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().nullable(),
  category: VendorCategory.nullable(),
  notes: z.string().nullable(),
});
export type VendorDetails = z.infer<typeof Details>;

export const events = {
  VendorAdded: Details,
  VendorDetailsChanged: Details,
  VendorDeactivated: z.object({}),
  VendorReactivated: z.object({}),
};
export type VendorEvent = MessageOf<typeof events>;

// ---- state: the details too, because an edit names only what is to change

export type Vendor =
  | { readonly status: 'none' }
  | { readonly status: 'active' | 'inactive'; readonly details: VendorDetails };

const known = (state: Vendor): Exclude<Vendor, { status: 'none' }> =>
  state.status === 'none'
    ? refuse('vendor-not-found', 'This vendor does not exist or has been removed.', 'missing')
    : state;

// ---- upcasts: none yet, every event is in its first shape

// ---- commands

const AddVendor = z.object({
  name: z
    .string('Please enter the company name')
    .trim()
    .min(1, 'Please enter the company name')
    .max(200),
  contactPerson: z
    .string('Please enter a contact person')
    .trim()
    .min(1, 'Please enter a contact person')
    .max(200),
  email: z.email('Please enter a valid e-mail address').max(254),
  phone: z
    .string('Please enter a phone number')
    .trim()
    .min(1, 'Please enter a phone number')
    .max(50),
  address: z.string().trim().max(500).nullable(),
  category: VendorCategory.nullable(),
  notes: z.string().trim().max(4000).nullable(),
});

export const commands = {
  AddVendor,
  /** Only what is given changes. */
  EditVendor: AddVendor.extend({ status: z.enum(['active', 'inactive']) }).partial(),
};

// ---- decide

/** The details with what is given in their place; keys that are absent or undefined stay. */
const changed = (
  details: VendorDetails,
  given: Partial<Record<keyof VendorDetails, unknown>>,
): VendorDetails => ({
  ...details,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});
const same = (a: VendorDetails, b: VendorDetails): boolean =>
  (Object.keys(Details.shape) as (keyof VendorDetails)[]).every((key) => a[key] === b[key]);

const PERSONAL = ['name', 'contactPerson', 'email', 'phone', 'address', 'notes'] as const;

export const vendor = decider<Vendor>()({
  category: 'vendor',
  events,
  initial: { status: 'none' },
  evolve: {
    VendorAdded: (_, details) => ({ status: 'active', details }),
    VendorDetailsChanged: (state, details) => ({ ...known(state), details }),
    VendorDeactivated: (state) => ({ ...known(state), status: 'inactive' }),
    VendorReactivated: (state) => ({ ...known(state), status: 'active' }),
  },
  // A sole trader's company is a person, so the company's name counts too.
  personal: { VendorAdded: PERSONAL, VendorDetailsChanged: PERSONAL },
  commands,
  decide: {
    AddVendor: (c, state) => (state.status === 'none' ? [{ type: 'VendorAdded', data: c }] : []),
    EditVendor: ({ status, ...given }, state) => {
      const now = known(state);
      const details = changed(now.details, given);
      return [
        ...(same(details, now.details)
          ? []
          : [{ type: 'VendorDetailsChanged', data: details } as const]),
        ...(status === undefined || status === now.status
          ? []
          : [
              {
                type: status === 'active' ? 'VendorReactivated' : 'VendorDeactivated',
                data: {},
              } as const,
            ]),
      ];
    },
  },
});
