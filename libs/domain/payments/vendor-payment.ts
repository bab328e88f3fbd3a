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
    /** Whom it goes to, as they were called then; the first payments knew their number only. */
    payee: z.string().nullable().default(null),
  }),
  VendorPaymentApproved: z.object({ totalCents: Cents }),
  /** What the vendor was called in the end: nothing but the payment says so any more. */
  PayeeKept: z.object({ payee: z.string() }),
};
export type VendorPaymentEvent = MessageOf<typeof events>;

// ---- state

export type VendorPayment =
  | { readonly status: 'none' }
  | {
      readonly status: 'pending' | 'approved';
      readonly totalCents: number;
      readonly payee: string | null;
    };

const known = (state: VendorPayment): Exclude<VendorPayment, { status: 'none' }> =>
  state.status === 'none' ? refuse('payment-not-found') : state;

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

export const vendorPayment = decider<VendorPayment>()({
  category: 'vendorPayment',
  events,
  initial: { status: 'none' },
  evolve: {
    VendorPaymentPlanned: (_, e) => ({
      status: 'pending',
      totalCents: e.totalCents,
      payee: e.payee,
    }),
    VendorPaymentApproved: (state) => ({ ...known(state), status: 'approved' }),
    PayeeKept: (state, { payee }) => ({ ...known(state), payee }),
  },
  // Under the payment's own key, which outlives the vendor's.
  personal: { VendorPaymentPlanned: ['notes', 'payee'], PayeeKept: ['payee'] },
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
    KeepPayee: ({ payee }, state) =>
      known(state).payee === payee ? [] : [{ type: 'PayeeKept', data: { payee } }],
  },
});
