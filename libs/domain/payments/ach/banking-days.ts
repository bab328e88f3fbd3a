// Banking days: Federal Reserve business days, file cutoffs and effective dates.
import { dayAfter, weekdayOf } from '../../shared/days.ts';
import { federalReserveHolidays } from './federal-reserve-holidays.ts';

/** Monday to Friday, except Federal Reserve holidays. */
export function isBankingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !federalReserveHolidays(Number(date.slice(0, 4))).includes(date)
  );
}

/** The date itself if it is a banking day, otherwise the next one. */
export function bankingDayFrom(date: string): string {
  let day = date;
  while (!isBankingDay(day)) day = dayAfter(day, 1);
  return day;
}

/** The nth banking day after a date; 0 is the date itself or the first banking day after it. */
export function bankingDaysAfter(date: string, days: number): string {
  let day = bankingDayFrom(date);
  for (let n = 0; n < days; n++) day = bankingDayFrom(dayAfter(day, 1));
  return day;
}

/** Federal Reserve holidays between two dates, inclusive. */
export const holidaysBetween = (from: string, to: string): string[] =>
  [...new Set([from, to].map((date) => Number(date.slice(0, 4))))]
    .flatMap(federalReserveHolidays)
    .filter((date) => date >= from && date <= to);

/** A day and time in New York, which banks and the Federal Reserve use. */
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
/** Converts an ISO 8601 instant to New York time. */
export function easternTime(instant: string): EasternTime {
  // The Swedish locale formats dates as ISO 8601.
  const [day = '', time = ''] = EASTERN.format(new Date(instant)).split(' ');
  return { day, time };
}

/** The instant of a New York time. */
export function instantOf({ day, time }: EasternTime): string {
  const standard = new Date(`${day}T${time}:00-05:00`).toISOString();
  const summer = new Date(`${day}T${time}:00-04:00`).toISOString();
  return easternTime(summer).time === time ? summer : standard;
}

/** The banking day of a file submitted now. */
export const fileDay = (now: EasternTime, cutOff: string): string =>
  isBankingDay(now.day) && now.time <= cutOff ? now.day : bankingDaysAfter(dayAfter(now.day, 1), 0);

/**
 * The Federal Reserve's same-day ACH windows, Eastern time, and their settlement times. Source: the
 * Federal Reserve's processing schedule.
 */
export const SAME_DAY_WINDOWS = [
  { until: '10:30', settles: '13:00' },
  { until: '14:45', settles: '17:00' },
  { until: '16:45', settles: '18:00' },
] as const;

/** The bank's cutoffs for files. */
export interface CutOffs {
  /** Daily cutoff, Eastern time; later files count for the next banking day. */
  readonly cutOff: string;
  /** Same-day cutoff; null if the company doesn't send same-day payments. */
  readonly sameDayCutOff: string | null;
  /** Banking days from file to settlement: 1 or 2 for vendor credits. */
  readonly leadDays: 1 | 2;
}

/** Credits can be sent at most two banking days before their effective date. */
const MOST_DAYS_AHEAD = 2;

/** An entry's effective date, or the day it can be sent if it is still too early. */
export type EffectiveDate =
  | { readonly date: string; readonly sameDay: boolean }
  | { readonly tooEarly: true; readonly sendOn: string };

/**
 * The effective date of an entry to be paid on `wanted`, if its file is submitted `now`: a banking
 * day, not in the past, and no earlier than the bank allows. Entries due more than two banking days
 * ahead must wait; `sendOn` is the first day they can be sent.
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

/** The nth banking day before a banking day. */
function bankingDaysBefore(date: string, days: number): string {
  let day = date;
  for (let n = 0; n < days; n++)
    do day = dayAfter(day, -1);
    while (!isBankingDay(day));
  return day;
}

/**
 * Settlement time, HHMM Eastern, of a same-day entry submitted at this time; null after the last
 * window.
 */
export const sameDaySettlement = (time: string): string | null =>
  SAME_DAY_WINDOWS.find(({ until }) => time <= until)?.settles.replace(':', '') ?? null;

/** The first banking day on which a payment may follow a prenote settled on this day. */
export const firstDayAfterPrenote = (settledOn: string): string => bankingDaysAfter(settledOn, 3);

/** The deadline for applying a notification of change: six banking days after receipt. */
export const correctionDue = (receivedOn: string): string => bankingDaysAfter(receivedOn, 6);

/** The deadline for the receiving bank to return a credit settled on this day. */
export const returnableUntil = (settledOn: string): string => bankingDaysAfter(settledOn, 2);
