// The vendor payment: what a vendor is owed for a job, planned and then approved.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { CalendarDate } from '../shared/dates.ts';
import { Cents } from '../shared/money.ts';
import { refuse } from './refusals.ts';
import { commands } from './vendor-payment-shapes.ts';

// ---- facts

export const events = {
  VendorPaymentPlanned: z.object({
    vendorId: z.int().positive(),
    jobId: z.int().positive(),
    laborCents: Cents,
    materialsCents: Cents,
    totalCents: Cents,
    scheduledDate: CalendarDate,
    notes: z.string(),
  }),
  VendorPaymentApproved: z.object({ totalCents: Cents }),
};
export type VendorPaymentEvent = MessageOf<typeof events>;

// ---- state

export type VendorPayment =
  | { readonly status: 'none' }
  | { readonly status: 'pending' | 'approved'; readonly totalCents: number };

const known = (state: VendorPayment): Exclude<VendorPayment, { status: 'none' }> =>
  state.status === 'none' ? refuse('payment-not-found') : state;

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

export const vendorPayment = decider<VendorPayment>()({
  category: 'vendorPayment',
  events,
  initial: { status: 'none' },
  evolve: {
    VendorPaymentPlanned: (_, e) => ({ status: 'pending', totalCents: e.totalCents }),
    VendorPaymentApproved: (state) => ({ ...known(state), status: 'approved' }),
  },
  personal: { VendorPaymentPlanned: ['notes'] },
  commands,
  decide: {
    PlanVendorPayment: (c, state) => {
      if (state.status !== 'none') return [];
      const totalCents = c.laborCents + c.materialsCents;
      if (totalCents === 0) return refuse('payment-of-nothing');
      return [{ type: 'VendorPaymentPlanned', data: { ...c, totalCents } }];
    },
    // The amount is written into the approval, so that history says what was approved without
    // looking elsewhere.
    ApproveVendorPayment: (_, state) => {
      const { status, totalCents } = known(state);
      return status === 'approved' ? [] : [{ type: 'VendorPaymentApproved', data: { totalCents } }];
    },
  },
});
