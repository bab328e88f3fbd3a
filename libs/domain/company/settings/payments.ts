// Payment settings: the bank's parameters for ACH files, and the company's approval rules and
// limits.
import { z } from 'zod';
import { OneLine } from '../../shared/text.ts';
import { isRoutingNumber } from '../../shared/routing-number.ts';
import { section } from './section.ts';

const Routing = OneLine().refine(
  (digits) => digits === '' || isRoutingNumber(digits),
  'Please enter the nine digits of a routing number',
);
const Assigned = OneLine().regex(
  /^(?:[A-Za-z0-9]{9,10})?$/,
  'Please enter the ten characters the bank assigned',
);
const Name = (width: number) => OneLine().max(width, `At most ${width} characters`);
const Time = OneLine().regex(
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/,
  'Please enter a time, for example 17:00',
);

/** Blank means not set up. Nothing is sent until all fields except `sameDayCutOff` are filled. */
const Bank = z.object({
  /** The originating bank (ODFI), and the bank its files are delivered to. */
  odfiRoutingNumber: Routing,
  destinationRoutingNumber: Routing,
  destinationName: Name(23),
  /** Ten characters; a nine-digit routing number gets a leading space. */
  immediateOrigin: Assigned,
  originName: Name(23),
  companyName: Name(16),
  companyId: Assigned,
  /** Shown on vendors' bank statements. */
  entryDescription: Name(10),
  /** Eastern time. */
  cutOff: Time,
  /** Blank: same-day entries are never sent. */
  sameDayCutOff: Time,
  /** Banking days from sending the file to settlement. */
  leadDays: z.enum(['1', '2'], 'Please choose one or two days'),
});
export type BankSettings = z.infer<typeof Bank>;

export const bank = section({
  number: 30,
  shape: Bank,
  usual: {
    odfiRoutingNumber: '',
    destinationRoutingNumber: '',
    destinationName: '',
    immediateOrigin: '',
    originName: '',
    companyName: '',
    companyId: '',
    entryDescription: 'VENDOR PMT',
    cutOff: '17:00',
    sameDayCutOff: '',
    leadDays: '1',
  },
});

/** Blank: no limit. */
const Amount = OneLine().regex(
  /^(?:\d{1,8}(?:\.\d{1,2})?)?$/,
  'Please enter an amount, for example 5000.00',
);

const Payments = z.object({
  /** A payment's planner can't approve it if someone else can (rule: second-person). */
  approverIsNotPlanner: z.boolean(),
  /** Payments above this amount need two approvals. */
  twoApprovalsAbove: Amount,
  mostPerPayment: Amount,
  /** Maximum total per day. */
  dailyLimit: Amount,
  /** Refuse payments to vendors whose insurance has lapsed. */
  refuseLapsedInsurance: z.boolean(),
  /** E-mail vendors a remittance advice once a payment has settled. */
  mailRemittance: z.boolean(),
});
export type PaymentSettings = z.infer<typeof Payments>;

/**
 * How many users it takes to approve any payment, no matter who planned it. `approverIsNotPlanner`
 * alone needs no second user, so that a one-person company can pay (rule: second-person).
 */
export const approversNeeded = ({
  approverIsNotPlanner,
  twoApprovalsAbove,
}: Pick<PaymentSettings, 'approverIsNotPlanner' | 'twoApprovalsAbove'>): number =>
  twoApprovalsAbove === '' ? 1 : approverIsNotPlanner ? 3 : 2;

export const payments = section({
  number: 31,
  shape: Payments,
  usual: {
    approverIsNotPlanner: true,
    twoApprovalsAbove: '',
    mostPerPayment: '',
    dailyLimit: '',
    refuseLapsedInsurance: false,
    mailRemittance: true,
  },
});
