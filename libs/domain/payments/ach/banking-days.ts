// Banking days: when the Reserve Banks are open, until when a file is of a day, and when its
// entries can be with their receivers.
import { dayAfter, weekdayOf } from '../../shared/days.ts';
import { federalReserveHolidays } from './federal-reserve-holidays.ts';

/** Monday to Friday, unless the Reserve Banks keep a holiday. */
export function isBankingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !federalReserveHolidays(Number(date.slice(0, 4))).includes(date)
  );
}

/** The date itself when it is a banking day, otherwise the next one. */
export function bankingDayFrom(date: string): string {
  let day = date;
  while (!isBankingDay(day)) day = dayAfter(day, 1);
  return day;
}

/** So many banking days after a date, from 0; 0 is the date or the first banking day after it. */
export function bankingDaysAfter(date: string, days: number): string {
  let day = bankingDayFrom(date);
  for (let n = 0; n < days; n++) day = bankingDayFrom(dayAfter(day, 1));
  return day;
}

/** The holidays of the Federal Reserve from one date to another, both included. */
export const holidaysBetween = (from: string, to: string): string[] =>
  [...new Set([from, to].map((date) => Number(date.slice(0, 4))))]
    .flatMap(federalReserveHolidays)
    .filter((date) => date >= from && date <= to);

/** A day and a time of the clock in New York, which the Reserve Banks and banks go by. */
export interface EasternTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM. */
  readonly time: string;
}

const EASTERN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** What the clock in New York says at an instant (ISO 8601). */
export function easternTime(instant: string): EasternTime {
  // Swedish writes dates as ISO 8601 does.
  const [day = '', time = ''] = EASTERN.format(new Date(instant)).split(' ');
  return { day, time };
}

/** The instant at which the clock in New York says this. */
export function instantOf({ day, time }: EasternTime): string {
  const standard = new Date(`${day}T${time}:00-05:00`).toISOString();
  const summer = new Date(`${day}T${time}:00-04:00`).toISOString();
  return easternTime(summer).time === time ? summer : standard;
}

/** The banking day of a file that is handed in now. */
export const fileDay = (now: EasternTime, cutOff: string): string =>
  isBankingDay(now.day) && now.time <= cutOff ? now.day : bankingDaysAfter(dayAfter(now.day, 1), 0);

/**
 * The windows of a banking day in which the Reserve Banks take same-day payments, in Eastern time,
 * and when those settle. Source: the Federal Reserve's processing schedule.
 */
export const SAME_DAY_WINDOWS = [
  { until: '10:30', settles: '13:00' },
  { until: '14:45', settles: '17:00' },
  { until: '16:45', settles: '18:00' },
] as const;

/** When the company's bank takes files. */
export interface CutOffs {
  /** Until when a file is of its day, Eastern time; what comes later is of the next banking day. */
  readonly cutOff: string;
  /** Until when it takes same-day files; null when the company does not pay on the same day. */
  readonly sameDayCutOff: string | null;
  /** Banking days from a file to its entries: vendors' credits 1, at most 2. */
  readonly leadDays: 1 | 2;
}

/** Credits are sent at most two banking days before they are due. */
const MOST_DAYS_AHEAD = 2;

/** When an entry is due, or why it cannot be sent yet. */
export type EffectiveDate =
  | { readonly date: string; readonly sameDay: boolean }
  | { readonly tooEarly: true; readonly sendOn: string };

/**
 * The effective date of an entry that is to be paid on `wanted` when its file is handed in `now`: a
 * banking day, not in the past, not before the bank can do it. What is due later than two banking
 * days from now waits; `sendOn` is the first day on which it can be sent.
 */
export function effectiveDate(
  wanted: string,
  now: EasternTime,
  bank: CutOffs,
  sameDayAllowed: boolean,
): EffectiveDate {
  const sameDay =
    sameDayAllowed &&
    bank.sameDayCutOff !== null &&
    isBankingDay(now.day) &&
    now.time <= bank.sameDayCutOff;
  const due = bankingDayFrom(wanted);
  if (sameDay && due <= now.day) return { date: now.day, sameDay: true };
  const sentOn = fileDay(now, bank.cutOff);
  const earliest = bankingDaysAfter(sentOn, bank.leadDays);
  const latest = bankingDaysAfter(sentOn, MOST_DAYS_AHEAD);
  if (due > latest) return { tooEarly: true, sendOn: bankingDaysBefore(due, MOST_DAYS_AHEAD) };
  return { date: due > earliest ? due : earliest, sameDay: false };
}

/** So many banking days before a banking day. */
function bankingDaysBefore(date: string, days: number): string {
  let day = date;
  for (let n = 0; n < days; n++)
    do day = dayAfter(day, -1);
    while (!isBankingDay(day));
  return day;
}

/**
 * When a same-day entry of a file handed in at this time settles, HHMM in Eastern time; null after
 * the last window.
 */
export const sameDaySettlement = (time: string): string | null =>
  SAME_DAY_WINDOWS.find(({ until }) => time <= until)?.settles.replace(':', '') ?? null;

/** The first banking day on which money may follow a prenote that settled on this day. */
export const firstDayAfterPrenote = (settledOn: string): string => bankingDaysAfter(settledOn, 3);

/** Until when a notification of change has to be obeyed: six banking days after it came. */
export const correctionDue = (receivedOn: string): string => bankingDaysAfter(receivedOn, 6);

/** Until when a receiver's bank may return a credit that settled on this day. */
export const returnableUntil = (settledOn: string): string => bankingDaysAfter(settledOn, 2);
