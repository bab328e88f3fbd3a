// Whether two times of work meet, as the clock on the company's wall has them.
import { CLOSES } from './local-time.ts';

/** A time of work; without an end it is the rest of its working day. */
export interface WorkTime {
  readonly start: string;
  readonly end: string | null;
}

/** When it is over: at its end, at the close of its day, or as it starts when that is later. */
export const overAt = ({ start, end }: WorkTime): string => {
  const close = `${start.slice(0, 10)}T${CLOSES}`;
  return end ?? (close > start ? close : start);
};

/** Whether both are under way at some minute. One that ends as the other starts is no conflict. */
export const meet = (a: WorkTime, b: WorkTime): boolean =>
  a.start === b.start || (a.start < overAt(b) && b.start < overAt(a));
