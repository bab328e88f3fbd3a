// The vendor: a company that works or delivers for us and is paid by us.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { isNameOf } from '../shared/forgetting.ts';
import { refuse } from './refusals.ts';
import { commands, VendorCategory } from './vendor-shapes.ts';

// ---- facts

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
  /** The effects that follow destroy the key of whatever says who it was. */
  VendorForgotten: z.object({}),
};
export type VendorEvent = MessageOf<typeof events>;

// ---- state: the details too, because an edit names only what is to change

export type Vendor =
  | { readonly status: 'none' | 'forgotten' }
  | { readonly status: 'active' | 'inactive'; readonly details: VendorDetails };

type Known = Extract<Vendor, { readonly details: VendorDetails }>;

const known = (state: Vendor): Known => ('details' in state ? state : refuse('vendor-not-found'));

// ---- upcasts: none yet, every event is in its first shape

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
    VendorForgotten: () => ({ status: 'forgotten' }),
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
    ForgetVendor: ({ name }, state) => {
      if (state.status === 'forgotten') return [];
      if (!isNameOf(name, known(state).details.name)) return refuse('name-not-confirmed');
      return [{ type: 'VendorForgotten', data: {} }];
    },
  },
});
