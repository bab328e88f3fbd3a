// Vendors' answers to work orders: the dates they are asked to work on a job.
import { z } from 'zod';
import { SeveralLines } from '../shared/text.ts';
import { Dates } from './job-shapes.ts';
import { LocalTime } from './local-time.ts';

const OfVendor = z.object({ vendorId: z.int().positive() });
/** The dates they propose instead. */
const OtherDates = Dates.extend({ start: LocalTime });

/** `seen`: the dates they answered. */
const ToTimes = OfVendor.extend({ seen: Dates });

export const events = {
  OrderConfirmed: ToTimes,
  OrderDeclined: ToTimes.extend({ reason: z.string() }),
  OrderDatesProposed: ToTimes.extend({ to: OtherDates, note: z.string() }),
  /** `confirmed`: they withdrew a confirmation of the current dates; not recorded at first. */
  OrderAnswerWithdrawn: OfVendor.extend({ confirmed: z.boolean().default(false) }),
};

/** Maximum length of a reason or note. */
export const MOST_SAID = 1000;

/** An answer applies to the dates seen; it is refused if they have changed. */
export const commands = {
  ConfirmOrder: ToTimes,
  DeclineOrder: ToTimes.extend({
    reason: SeveralLines().min(1, 'Please enter a reason').max(MOST_SAID),
  }),
  ProposeOrderDates: ToTimes.extend({ to: OtherDates, note: SeveralLines().max(MOST_SAID) }),
  WithdrawOrderAnswer: OfVendor,
};
