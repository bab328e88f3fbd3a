// What a vendor can answer to a work order: the dates that they are asked for on a job.
import { z } from 'zod';
import { SeveralLines } from '../shared/text.ts';
import { Dates } from './job-shapes.ts';
import { LocalTime } from './local-time.ts';

const OfVendor = z.object({ vendorId: z.int().positive() });
/** When they would come instead. */
const OtherDates = Dates.extend({ start: LocalTime });

/** `seen`: the times that they answered to. */
const ToTimes = OfVendor.extend({ seen: Dates });

export const events = {
  OrderConfirmed: ToTimes,
  OrderDeclined: ToTimes.extend({ reason: z.string() }),
  OrderDatesProposed: ToTimes.extend({ to: OtherDates, note: z.string() }),
  /** `confirmed`: what they took back was a yes to the times as they are; first nobody noted it. */
  OrderAnswerWithdrawn: OfVendor.extend({ confirmed: z.boolean().default(false) }),
};

/** So much fits into a reason or a note. */
export const MOST_SAID = 1000;

/** An answer is to the times that were seen: refused where they are others by now. */
export const commands = {
  ConfirmOrder: ToTimes,
  DeclineOrder: ToTimes.extend({
    reason: SeveralLines().min(1, 'Please enter a reason').max(MOST_SAID),
  }),
  ProposeOrderDates: ToTimes.extend({ to: OtherDates, note: SeveralLines().max(MOST_SAID) }),
  WithdrawOrderAnswer: OfVendor,
};
