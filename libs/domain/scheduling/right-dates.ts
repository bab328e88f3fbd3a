// Validates work dates: an end needs a start, isn't before it, and is within a year.
import type { Dates } from './job-shapes.ts';
import { refuse } from './refusals.ts';
import { isTooLong } from './worked-days.ts';

/** Throws a Refusal if the dates are invalid. */
export const datesAreRight = ({ start, end }: Dates): void => {
  if (start === null && end !== null) refuse('job-ends-without-start');
  if (start === null) return;
  if (end !== null && end < start) refuse('job-ends-before-it-starts');
  if (isTooLong({ start, end })) refuse('job-too-long');
};
