// The vendor payment: what a vendor is owed, planned, approved, taken into a batch for the bank,
// and paid when the bank has settled it.
import { z } from 'zod';
import { decider, type MessageOf, type Meta } from '@purlin/event-sourcing/decider.ts';
import { TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';
import { checkDay, edited, isSamePlan, Plan, type PaymentPlan } from './payment-plan.ts';
import { refuse } from './refusals.ts';
import { commands, PaymentCents, type Rules } from './vendor-payment-shapes.ts';

// ---- facts

const batchId = z.int().positive();
/** Who says by hand that it is not paid, where it needs its approvals anew for that. */
const reopenedBy = z.string().nullable().default(null);

export const events = {
  /** `plannedBy` is unknown of the first payments. */
  VendorPaymentPlanned: Plan.extend({ plannedBy: z.string().nullable().default(null) }),
  /** `editedBy` is unknown of the first changes. */
  VendorPaymentEdited: Plan.extend({ editedBy: z.string().nullable().default(null) }),
  /** The first of two approvals. */
  VendorPaymentSeconded: z.object({ totalCents: PaymentCents, by: z.string() }),
  VendorPaymentApproved: z.object({ totalCents: PaymentCents }),
  /** `secondedBy`: whose approval is still there. */
  VendorPaymentApprovalTakenBack: z.object({ secondedBy: z.string().nullable() }),
  /** Back to whoever planned it: approvals count no more. */
  VendorPaymentRejected: z.object({ reason: z.string() }),
  VendorPaymentVoided: z.object({ reason: z.string() }),
  /** What the vendor was called in the end: nothing but the payment says so any more. */
  PayeeKept: z.object({ payee: z.string() }),
  VendorPaymentTaken: z.object({ batchId }),
  /** `anew`: its approvals count no more, whoever reopened it. */
  VendorPaymentReleased: z.object({
    batchId,
    reason: z.string(),
    reopenedBy,
    anew: z.boolean().default(false),
  }),
  VendorPaymentPaid: z.object({ batchId, trace: TraceNumber, settledOn: z.iso.date() }),
  VendorPaymentReturned: z.object({
    batchId,
    trace: TraceNumber,
    code: ReturnCode,
    note: z.string(),
    reopenedBy,
  }),
};
export type VendorPaymentEvent = MessageOf<typeof events>;

// ---- state

type Planned = {
  readonly plan: PaymentPlan;
  readonly plannedBy: string | null;
  readonly payee: string | null;
};
export type VendorPayment =
  | { readonly status: 'none' }
  | (Planned &
      (
        | {
            readonly status: 'pending';
            readonly secondedBy: string | null;
            readonly rejected: string | null;
          }
        /** `returned`: the trace of its last return; `secondedBy`: who approved first. */
        | {
            readonly status: 'approved';
            readonly returned: string | null;
            readonly secondedBy: string | null;
          }
        | { readonly status: 'processing'; readonly batchId: number }
        | { readonly status: 'paid'; readonly batchId: number; readonly trace: string }
        | { readonly status: 'void' }
      ));
type Known = Exclude<VendorPayment, { status: 'none' }>;

const known = (state: VendorPayment): Known =>
  state.status === 'none' ? refuse('payment-not-found') : state;
/** What stays whatever happens to a payment. */
const kept = (state: VendorPayment): Planned => {
  const { plan, plannedBy, payee } = known(state);
  return { plan, plannedBy, payee };
};
const pending = (state: Planned, rejected: string | null = null): VendorPayment => ({
  ...state,
  status: 'pending',
  secondedBy: null,
  rejected,
});

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** Refuses what is void, and what nobody may touch while it is with the bank or paid. */
function changeable(state: VendorPayment): Extract<Known, { status: 'pending' | 'approved' }> {
  const now = known(state);
  if (now.status === 'void') return refuse('payment-void');
  if (now.status === 'processing') return refuse('payment-in-batch', { batch: now.batchId });
  if (now.status === 'paid') return refuse('payment-with-the-bank');
  return now;
}

/** One approval, the first of two, or silence to somebody who has given theirs. */
function approved(
  {
    notByPlanner,
    twoAboveCents,
    newcomer,
    established,
  }: z.infer<typeof commands.ApproveVendorPayment>,
  state: VendorPayment,
  { by }: Meta,
): readonly VendorPaymentEvent[] {
  const now = known(state);
  if (now.status === 'void') return refuse('payment-void');
  if (now.status !== 'pending' || now.secondedBy === by) return [];
  const { plannedBy } = now;
  if (notByPlanner && by === plannedBy) return refuse('own-payment');
  if (notByPlanner && plannedBy !== null && !established.includes(plannedBy))
    return refuse('payment-of-newcomer', { hours: 24 });
  // The amount is written into the approval, so that history says what was approved without
  // looking elsewhere.
  const { totalCents } = now.plan;
  const needsTwo = twoAboveCents !== null && totalCents > twoAboveCents;
  if (newcomer && (notByPlanner || needsTwo)) return refuse('newcomer', { hours: 24 });
  return needsTwo && now.secondedBy === null
    ? [{ type: 'VendorPaymentSeconded', data: { totalCents, by } }]
    : [{ type: 'VendorPaymentApproved', data: { totalCents } }];
}

/**
 * Whoever notes by hand that the bank did not pay it stands behind it as its planner did: where two
 * people are asked for, it is not paid again on the approvals that it was paid with.
 */
function reopener(
  { notByPlanner, twoAboveCents }: z.infer<typeof Rules>,
  { plan: { totalCents } }: Planned,
  { by }: Meta,
): string | null {
  const asksForTwo = notByPlanner || (twoAboveCents !== null && totalCents > twoAboveCents);
  return asksForTwo ? by : null;
}
/** Approved again; or pending, for whom it was reopened by. */
const reopened = (
  state: VendorPayment,
  by: string | null,
  returned: string | null,
): VendorPayment =>
  by === null
    ? { ...kept(state), status: 'approved', returned, secondedBy: null }
    : pending({ ...kept(state), plannedBy: by });

/** Whether the payment is in this batch, on its way or settled. */
const isIn = (state: Known, batch: number): boolean =>
  (state.status === 'processing' || state.status === 'paid') && state.batchId === batch;

export const vendorPayment = decider<VendorPayment>()({
  category: 'vendorPayment',
  events,
  initial: { status: 'none' },
  evolve: {
    VendorPaymentPlanned: (_, { plannedBy, ...plan }) =>
      pending({ plan, plannedBy, payee: plan.payee }),
    // Whoever changed it stands behind it: they are not the one to approve it.
    VendorPaymentEdited: (state, { editedBy, ...plan }) => {
      const before = kept(state);
      const plannedBy = editedBy ?? before.plannedBy;
      return pending({ ...before, plan, plannedBy, payee: plan.payee });
    },
    VendorPaymentSeconded: (state, { by }) => ({
      ...kept(state),
      status: 'pending',
      secondedBy: by,
      rejected: null,
    }),
    VendorPaymentApproved: (state) => ({
      ...kept(state),
      status: 'approved',
      returned: null,
      secondedBy: 'secondedBy' in state ? state.secondedBy : null,
    }),
    VendorPaymentApprovalTakenBack: (state, { secondedBy }) => ({
      ...kept(state),
      status: 'pending',
      secondedBy,
      rejected: null,
    }),
    VendorPaymentRejected: (state, { reason }) => pending(kept(state), reason),
    VendorPaymentVoided: (state) => ({ ...kept(state), status: 'void' }),
    PayeeKept: (state, { payee }) => ({ ...known(state), payee }),
    VendorPaymentTaken: (state, e) => ({ ...kept(state), status: 'processing', ...e }),
    VendorPaymentReleased: (state, e) =>
      e.anew && e.reopenedBy === null ? pending(kept(state)) : reopened(state, e.reopenedBy, null),
    VendorPaymentPaid: (state, { batchId: batch, trace }) => ({
      ...kept(state),
      status: 'paid',
      batchId: batch,
      trace,
    }),
    VendorPaymentReturned: (state, e) => reopened(state, e.reopenedBy, e.trace),
  },
  // Under the payment's own key, which outlives the vendor's.
  personal: {
    VendorPaymentPlanned: ['notes', 'payee'],
    VendorPaymentEdited: ['notes', 'payee'],
    VendorPaymentRejected: ['reason'],
    VendorPaymentVoided: ['reason'],
    VendorPaymentReleased: ['reason'],
    VendorPaymentReturned: ['note'],
    PayeeKept: ['payee'],
  },
  commands,
  decide: {
    PlanVendorPayment: (c, state, meta) => {
      if (state.status !== 'none') return [];
      checkDay(c.scheduledDate, meta);
      const plan = edited({ ...c, totalCents: 0 }, {});
      return [{ type: 'VendorPaymentPlanned', data: { ...plan, plannedBy: meta.by } }];
    },
    EditVendorPayment: (given, state, meta) => {
      const now = changeable(state);
      if (now.status === 'approved') return refuse('payment-approved');
      const { scheduledDate } = given;
      if (scheduledDate !== undefined && scheduledDate !== now.plan.scheduledDate)
        checkDay(scheduledDate, meta);
      const before = { ...now.plan, payee: now.payee };
      const plan = edited(before, given);
      return isSamePlan(plan, before)
        ? []
        : [{ type: 'VendorPaymentEdited', data: { ...plan, editedBy: meta.by } }];
    },
    ApproveVendorPayment: approved,
    // The last approval that was given; a first one by whoever gave it.
    TakeBackApproval: (_, state, { by }) => {
      const now = changeable(state);
      const left = now.status === 'approved' ? now.secondedBy : null;
      return now.status === 'approved' || now.secondedBy === by
        ? [{ type: 'VendorPaymentApprovalTakenBack', data: { secondedBy: left } }]
        : [];
    },
    RejectVendorPayment: ({ reason }, state) => {
      const now = changeable(state);
      return now.status === 'pending' && now.rejected === reason
        ? []
        : [{ type: 'VendorPaymentRejected', data: { reason } }];
    },
    VoidVendorPayment: (c, state) =>
      state.status === 'void'
        ? []
        : changeable(state) && [{ type: 'VendorPaymentVoided', data: c }],
    KeepPayee: ({ payee }, state) =>
      known(state).payee === payee ? [] : [{ type: 'PayeeKept', data: { payee } }],
    // This stream decides: of two batches that want it, one has it.
    TakeIntoBatch: (c, state) => {
      const now = known(state);
      if (isIn(now, c.batchId)) return [];
      if (now.status === 'processing') return refuse('payment-taken', { batch: now.batchId });
      if (now.status !== 'approved') return refuse('payment-not-approved');
      return [{ type: 'VendorPaymentTaken', data: c }];
    },
    ReleaseFromBatch: ({ byHand, ...c }, state, meta) => {
      const now = known(state);
      if (!isIn(now, c.batchId)) return [];
      if (now.status === 'paid') return refuse('payment-with-the-bank');
      const by = byHand ? reopener(byHand, now, meta) : null;
      return [{ type: 'VendorPaymentReleased', data: { ...c, reopenedBy: by } }];
    },
    RecordSettlement: (c, state) => {
      const now = known(state);
      if (!isIn(now, c.batchId)) return refuse('payment-not-in-batch', { batch: c.batchId });
      return now.status === 'paid' ? [] : [{ type: 'VendorPaymentPaid', data: c }];
    },
    RecordPaymentReturn: ({ byHand, ...c }, state, meta) => {
      const now = known(state);
      if (now.status === 'approved' && now.returned === c.trace) return [];
      if (!isIn(now, c.batchId)) return refuse('payment-not-in-batch', { batch: c.batchId });
      const by = byHand ? reopener(byHand, now, meta) : null;
      return [{ type: 'VendorPaymentReturned', data: { ...c, reopenedBy: by } }];
    },
  },
});
