// Formats work dates in the vendor portal, and handles the dates a vendor proposes.
import type { WorkOrder } from '@purlin/contracts/work-orders.ts';
import { dayAfter, daysBetween, sundayOf } from '@purlin/domain/shared/days.ts';
import { CLOSES, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { hourOf, weekday } from './portal-dates.ts';

/** When a vendor is on a job, in the company's time zone. */
export interface Times {
  readonly startDate: string;
  readonly endDate: string | null;
}
export const firstDay = ({ startDate }: Times): string => startDate.slice(0, 10);
export const lastDay = ({ startDate, endDate }: Times): string =>
  (endDate ?? startDate).slice(0, 10);

/** An order with dates. */
export type DatedOrder = WorkOrder & Times;
export const isDated = (order: WorkOrder): order is DatedOrder => order.startDate !== null;

/** "Thu, Dec 10" or "Thu, Dec 10 to Fri, Dec 11" */
export function daysText(times: Times): string {
  const [first, last] = [weekday(firstDay(times)), weekday(lastDay(times))];
  return first === last ? first : say('span', { first, last });
}
/** "Thu, Dec 10, 8:00 AM", "Thu, Dec 10 to Fri, Dec 11, from 8:00 AM". Leaves out the end time. */
export const timesText = (times: Times): string =>
  say(lastDay(times) > firstDay(times) ? 'days-from' : 'day-at', {
    days: daysText(times),
    hour: hourOf(times.startDate),
  });

/** "Thu, Dec 10, 8:00 AM to 4:00 PM", for when the end time matters. */
const fullText = (times: Times): string =>
  times.endDate === null
    ? timesText(times)
    : say('until-hour', { times: timesText(times), hour: hourOf(times.endDate) });

/** "Thu, Dec 10" for other days; for the same days, the time that differs. */
export function proposedText(to: Times, order: WorkOrder): string {
  if (!isDated(order) || daysText(to) !== daysText(order)) return daysText(to);
  return timesText(to) === timesText(order) ? fullText(to) : timesText(to);
}

/**
 * What differs between two times: the first day, else the last day, else the start, else the end.
 */
export function changeText(before: Times, now: Times): { before: string; now: string } {
  const both = (text: (times: Times) => string) => ({ before: text(before), now: text(now) });
  if (firstDay(before) !== firstDay(now)) return both((times) => weekday(firstDay(times)));
  if (lastDay(before) !== lastDay(now)) return both((times) => weekday(lastDay(times)));
  return both(timesText(before) === timesText(now) ? fullText : timesText);
}

/** The fields of a proposal. */
export interface TypedDates {
  readonly first: string;
  readonly last: string;
  readonly hour: string;
}
export const typedDates = ({ startDate, endDate }: WorkOrder): TypedDates => ({
  first: startDate?.slice(0, 10) ?? '',
  last: (endDate ?? startDate)?.slice(0, 10) ?? '',
  hour: startDate?.slice(11) ?? OPENS,
});

/** Changing the first day keeps the duration. */
export function withFirst(typed: TypedDates, first: string): TypedDates {
  if (first === '' || typed.first === '') return { ...typed, first, last: first };
  const days = Math.max(0, daysBetween(typed.first, typed.last));
  return { ...typed, first, last: dayAfter(first, days) };
}

/** The proposed times. The last day keeps its original end time if possible. */
export function proposedTimes({ first, last, hour }: TypedDates, order: WorkOrder): Times {
  const startDate = `${first}T${hour || OPENS}`;
  const end = order.endDate?.slice(11) ?? (last > first ? CLOSES : undefined);
  const endDate = end === undefined ? null : `${last}T${end}`;
  return { startDate, endDate: endDate !== null && endDate > startDate ? endDate : null };
}

/** Why these dates cannot be proposed yet; undefined if they can. */
export function waitsFor(typed: TypedDates, order: WorkOrder, today: string): string | undefined {
  if (typed.first === '' || typed.last === '') return say('propose-day');
  if (typed.first < today) return say('propose-past');
  if (typed.last < typed.first) return say('propose-backwards');
  const { startDate, endDate } = proposedTimes(typed, order);
  return startDate === order.startDate && endDate === order.endDate
    ? say('propose-other')
    : undefined;
}

/** A week of the agenda, identified by its Sunday, with the orders of each day. */
export interface AgendaWeek {
  readonly from: string;
  readonly entries: readonly AgendaEntry[];
}
export interface AgendaEntry {
  readonly day: string;
  readonly order: DatedOrder;
  /** It started in an earlier week, or before today. */
  readonly continues: boolean;
}

/** The agenda. An order appears once in every week that it spans. */
export function agendaOf(orders: readonly WorkOrder[], today: string): readonly AgendaWeek[] {
  const entries = orders
    .filter(isDated)
    .filter(({ group, answer }) => group !== 'past' && answer.state !== 'declined')
    .flatMap((order) => {
      const all: AgendaEntry[] = [];
      let day = firstDay(order) > today ? firstDay(order) : today;
      for (; day <= lastDay(order); day = dayAfter(sundayOf(day), 7))
        all.push({ day, order, continues: day > firstDay(order) });
      return all;
    });
  const weeks = Map.groupBy(
    entries.toSorted((a, b) => a.day.localeCompare(b.day)),
    ({ day }) => sundayOf(day),
  );
  return [...weeks].map(([from, its]) => ({ from, entries: its }));
}

/** "This week", "Next week", "Week of Dec 20" */
export function weekName(from: string, today: string): string {
  const weeks = daysBetween(sundayOf(today), from) / 7;
  if (weeks === 0) return say('this-week');
  return weeks === 1 ? say('next-week') : say('week-of', { day: weekday(from) });
}
