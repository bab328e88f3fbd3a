// A vendor payment: planned, approved, taken into a bank batch, and paid once the bank settles it.
import { z } from 'zod';
import { decider, type MessageOf, type Meta } from '@purlin/event-sourcing/decider.ts';
import { TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';
import {
  checkDay,
  edited,
  isSamePlan,
  isSameWork,
  Plan,
  standing,
  type PaymentPlan,
} from './payment-plan.ts';
import { refuse } from './refusals.ts';
import {
  aloneWithIt,
  checkApprover,
  reopener,
  reopening,
  type Approval,
  type Reopening,
  type Involvement,
} from './who-approves.ts';
import { commands, PaymentCents } from './vendor-payment-shapes.ts';

// ---- facts

const batchId = z.int().positive();

export const events = {
  /** `plannedBy` is null in the first events. */
  VendorPaymentPlanned: Plan.extend({ plannedBy: z.string().nullable().default(null) }),
  /** `editedBy` is null in the first events. */
  VendorPaymentEdited: Plan.extend({ editedBy: z.string().nullable().default(null) }),
  /** The first of two approvals. */
  VendorPaymentSeconded: z.object({ totalCents: PaymentCents, by: z.string() }),
  /**
   * `alone`: approved by someone behind the payment, because nobody else can. Absent in older
   * events.
   */
  VendorPaymentApproved: z.object({ totalCents: PaymentCents, alone: z.literal(true).optional() }),
  /** `secondedBy`: the remaining first approval, if any. */
  VendorPaymentApprovalTakenBack: z.object({ secondedBy: z.string().nullable() }),
  /** Sent back to the planner; approvals are void. */
  VendorPaymentRejected: z.object({ reason: z.string() }),
  VendorPaymentVoided: z.object({ reason: z.string() }),
  /** The forgotten vendor's last name; only the payment still has it. */
  PayeeKept: z.object({ payee: z.string() }),
  VendorPaymentTaken: z.object({ batchId }),
  /**
   * `anew`: approvals are void, no matter who reopened it. `leftOut`: this payment couldn't be
   * sent, and its batch continues without it.
   */
  VendorPaymentReleased: z.object({
    batchId,
    reason: z.string(),
    ...reopening,
    anew: z.boolean().default(false),
    leftOut: z.boolean().default(false),
  }),
  VendorPaymentPaid: z.object({ batchId, trace: TraceNumber, settledOn: z.iso.date() }),
  VendorPaymentReturned: z.object({
    batchId,
    trace: TraceNumber,
    code: ReturnCode,
    note: z.string(),
    ...reopening,
  }),
  /** The bank confirms what a user had reported, so no second word is needed. */
  VendorPaymentNotPaidConfirmed: z.object({ batchId }),
};
export type VendorPaymentEvent = MessageOf<typeof events>;

// ---- state

type Planned = Involvement & {
  readonly plan: PaymentPlan;
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
        /** `returned`: trace number of the last return; `secondedBy`: the first approver. */
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
/** The parts that every status has. */
const kept = (state: VendorPayment): Planned => {
  const { plan, behind, word, payee } = known(state);
  return { plan, behind, word, payee };
};
const pending = (state: Planned, rejected: string | null = null): VendorPayment => ({
  ...state,
  status: 'pending',
  secondedBy: null,
  rejected,
});

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** The payment, if it can be changed; refuses if void, in a batch, or paid. */
function changeable(state: VendorPayment): Extract<Known, { status: 'pending' | 'approved' }> {
  const now = known(state);
  if (now.status === 'void') return refuse('payment-void');
  if (now.status === 'processing') return refuse('payment-in-batch', { batch: now.batchId });
  if (now.status === 'paid') return refuse('payment-with-the-bank');
  return now;
}

/** The only approval, or the first of two; the same user can't give both. */
function approved(
  asked: Approval,
  state: VendorPayment,
  meta: Meta,
): readonly VendorPaymentEvent[] {
  const { notByPlanner, twoAboveCents, newcomer } = asked;
  const { by } = meta;
  const now = known(state);
  if (now.status === 'void') return refuse('payment-void');
  if (now.status !== 'pending') return [];
  checkApprover(asked, now, meta);
  // The approval records the amount, so that history shows what was approved.
  const { totalCents } = now.plan;
  const needsTwo = twoAboveCents !== null && totalCents > twoAboveCents;
  const needsAnother = notByPlanner || needsTwo || (now.word !== null && now.word.by !== by);
  if (needsTwo && now.secondedBy === by) return refuse('approval-given', { most: twoAboveCents });
  if (newcomer && needsAnother) return refuse('newcomer', { hours: 24 });
  return needsTwo && now.secondedBy === null
    ? [{ type: 'VendorPaymentSeconded', data: { totalCents, by } }]
    : [{ type: 'VendorPaymentApproved', data: { totalCents, ...aloneWithIt(asked, now, meta) } }];
}

/** Approved again after the bank's word; pending after a user's. */
const reopened = (
  state: VendorPayment,
  { reopenedBy: by, reopenedAt: at, batchId: of }: Reopening & { readonly batchId: number },
  returned: string | null,
): VendorPayment =>
  by === null
    ? { ...kept(state), status: 'approved', returned, secondedBy: null }
    : pending({ ...kept(state), word: { by, at, batchId: of } });

/** Whether the payment is in this batch, processing or settled. */
const isIn = (state: Known, batch: number): boolean =>
  (state.status === 'processing' || state.status === 'paid') && state.batchId === batch;

export const vendorPayment = decider<VendorPayment>()({
  category: 'vendorPayment',
  events,
  initial: { status: 'none' },
  evolve: {
    VendorPaymentPlanned: (_, { plannedBy, ...plan }) =>
      pending({ plan, behind: standing([], plannedBy), word: null, payee: plan.payee }),
    // An editor of the payment's work becomes responsible, too; editing notes doesn't count.
    VendorPaymentEdited: (state, { editedBy, ...plan }) => {
      const before = kept(state);
      const behind = isSameWork(plan, before.plan)
        ? before.behind
        : standing(before.behind, editedBy);
      return pending({ ...before, plan, behind, payee: plan.payee });
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
      e.anew && e.reopenedBy === null ? pending(kept(state)) : reopened(state, e, null),
    VendorPaymentPaid: (state, { batchId: batch, trace }) => ({
      ...kept(state),
      word: null,
      status: 'paid',
      batchId: batch,
      trace,
    }),
    // The bank's word overrides any user's.
    VendorPaymentReturned: (state, e) => reopened({ ...known(state), word: null }, e, e.trace),
    VendorPaymentNotPaidConfirmed: (state) => ({ ...known(state), word: null }),
  },
  // Encrypted under the payment's own key, which outlives the vendor's.
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
    // Withdraws the last approval; a first approval only by its own approver.
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
    // This stream serializes: only one of two competing batches gets the payment.
    TakeIntoBatch: (c, state) => {
      const now = known(state);
      if (isIn(now, c.batchId)) return [];
      if (now.status === 'processing') return refuse('payment-taken', { batch: now.batchId });
      if (now.status !== 'approved') return refuse('payment-not-approved');
      return [{ type: 'VendorPaymentTaken', data: c }];
    },
    ReleaseFromBatch: ({ reportedBy, ...c }, state, meta) => {
      const now = known(state);
      if (!isIn(now, c.batchId)) return [];
      if (now.status === 'paid') return refuse('payment-with-the-bank');
      return [{ type: 'VendorPaymentReleased', data: { ...c, ...reopener(reportedBy, meta) } }];
    },
    RecordSettlement: (c, state) => {
      const now = known(state);
      if (!isIn(now, c.batchId)) return refuse('payment-not-in-batch', { batch: c.batchId });
      return now.status === 'paid' ? [] : [{ type: 'VendorPaymentPaid', data: c }];
    },
    RecordPaymentReturn: ({ reportedBy, ...c }, state, meta) => {
      const now = known(state);
      if (now.status === 'approved' && now.returned === c.trace) return [];
      if (!isIn(now, c.batchId)) return refuse('payment-not-in-batch', { batch: c.batchId });
      return [{ type: 'VendorPaymentReturned', data: { ...c, ...reopener(reportedBy, meta) } }];
    },
    ConfirmNotPaid: (c, state) => {
      const { status, word } = known(state);
      return status === 'void' || word?.batchId !== c.batchId
        ? []
        : [{ type: 'VendorPaymentNotPaidConfirmed', data: c }];
    },
  },
});
