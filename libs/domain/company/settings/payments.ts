// How vendors are paid: what the company's bank gave it for its files, and what the company asks of
// a payment before it leaves.
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

/** Blank is not set up yet: nothing is sent before all of it but `sameDayCutOff` is filled in. */
const Bank = z.object({
  /** The bank that sends the entries, and whom its files are delivered to. */
  odfiRoutingNumber: Routing,
  destinationRoutingNumber: Routing,
  destinationName: Name(23),
  /** Ten characters; nine are a routing number with the blank before it. */
  immediateOrigin: Assigned,
  originName: Name(23),
  companyName: Name(16),
  companyId: Assigned,
  /** What vendors read on their statements. */
  entryDescription: Name(10),
  /** Eastern time. */
  cutOff: Time,
  /** Blank: nothing is sent to arrive on the same day. */
  sameDayCutOff: Time,
  /** Banking days from a file to the day its money arrives. */
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

/** Blank: no such limit. */
const Amount = OneLine().regex(
  /^(?:\d{1,8}(?:\.\d{1,2})?)?$/,
  'Please enter an amount, for example 5000.00',
);

const Payments = z.object({
  /** Whoever planned it does not approve it, where somebody else may (rule: second-person). */
  approverIsNotPlanner: z.boolean(),
  /** Two people approve what is more than this. */
  twoApprovalsAbove: Amount,
  mostPerPayment: Amount,
  /** The most that leaves on one day. */
  dailyLimit: Amount,
  /** Nothing is sent to a vendor whose insurance has run out. */
  refuseLapsedInsurance: z.boolean(),
  /** Vendors are told by e-mail what was paid, once it has arrived. */
  mailRemittance: z.boolean(),
});
export type PaymentSettings = z.infer<typeof Payments>;

/**
 * How many people it takes until any payment is approved, whoever planned it. That planners do not
 * approve asks nothing of a company of one (rule: second-person).
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
