// Banking days: holidays, cutoffs and effective dates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holidaysBetween,
  bankingDayFrom,
  bankingDaysAfter,
  correctionDue,
  easternTime,
  effectiveDate,
  firstDayAfterPrenote,
  isBankingDay,
  returnableUntil,
  sameDaySettlement,
  type CutOffs,
} from './banking-days.ts';
import { dayAfter, weekdayOf } from '../../shared/days.ts';
import { federalReserveHolidays } from './federal-reserve-holidays.ts';

describe('Federal Reserve holidays', () => {
  it.each([
    [
      2026,
      '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
      'Saturday 4 July closes nothing',
    ],
    [
      2027,
      '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
      'Juneteenth and Christmas fall on Saturday, 4 July on Sunday',
    ],
    [
      2028,
      '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
      'New Year and Veterans Day fall on Saturday',
    ],
  ])('of %i: %s', (year, days) =>
    expect(
      federalReserveHolidays(year)
        .map((day) => day.slice(5))
        .join(' '),
    ).toBe(days),
  );
  it('leave the Friday before a Saturday holiday open, and close the Monday after a Sunday holiday', () => {
    expect(isBankingDay('2026-07-03')).toBe(true);
    expect(isBankingDay('2027-07-05')).toBe(false);
    expect(isBankingDay('2027-12-31')).toBe(true);
  });
  it('are in their year, in order, and never on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2022, max: 2199 }), (year) => {
        const days = federalReserveHolidays(year);
        expect(days).toEqual(days.toSorted());
        expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true);
        expect(days.some((day) => [0, 6].includes(weekdayOf(day)))).toBe(false);
        expect(days.length).toBeLessThanOrEqual(11);
        expect(days.length).toBeGreaterThanOrEqual(8);
      }),
    );
  });
});

describe('banking days', () => {
  it('list the holidays in a range, across years', () => {
    expect(holidaysBetween('2026-11-24', '2026-11-27')).toEqual(['2026-11-26']);
    expect(holidaysBetween('2026-12-24', '2027-01-04')).toEqual(['2026-12-25', '2027-01-01']);
    expect(holidaysBetween('2026-11-27', '2026-12-01')).toEqual([]);
  });
  it('skip weekends and Thanksgiving', () => {
    expect(bankingDayFrom('2026-11-26')).toBe('2026-11-27');
    expect(bankingDaysAfter('2026-11-25', 2)).toBe('2026-11-30');
    expect(bankingDaysAfter('2026-11-28', 0)).toBe('2026-11-30');
  });
  it('allow a payment on the third one after a prenote settled', () =>
    expect(firstDayAfterPrenote('2026-11-24')).toBe('2026-11-30'));
  it('allow two for a return and six for a correction', () => {
    expect(returnableUntil('2026-11-25')).toBe('2026-11-30');
    expect(correctionDue('2026-11-20')).toBe('2026-12-01');
  });
  it('use New York time, in winter and summer', () => {
    expect(easternTime('2026-01-06T02:30:00.000Z')).toEqual({ day: '2026-01-05', time: '21:30' });
    expect(easternTime('2026-07-06T14:05:00.000Z')).toEqual({ day: '2026-07-06', time: '10:05' });
  });
});

const bank: CutOffs = { cutOff: '17:00', sameDayCutOff: '14:00', leadDays: 1 };
const at = (day: string, time: string) => ({ day, time });

describe('the effective date', () => {
  it('is the next banking day before the cutoff, one later after it', () => {
    const wanted = '2026-11-23';
    expect(effectiveDate(wanted, at('2026-11-23', '17:00'), bank, false)).toEqual({
      date: '2026-11-24',
      sameDay: false,
    });
    expect(effectiveDate(wanted, at('2026-11-23', '17:01'), bank, false)).toEqual({
      date: '2026-11-25',
      sameDay: false,
    });
  });
  it('is never in the past, on a weekend or on a holiday', () => {
    const friday = at('2026-11-20', '09:00');
    expect(effectiveDate('2020-01-01', friday, bank, false)).toMatchObject({ date: '2026-11-23' });
    expect(effectiveDate('2026-11-21', friday, bank, false)).toMatchObject({ date: '2026-11-23' });
    expect(effectiveDate('2026-11-26', at('2026-11-25', '09:00'), bank, false)).toMatchObject({
      date: '2026-11-27',
    });
    // A file submitted on Saturday counts for Monday.
    expect(effectiveDate('2026-11-21', at('2026-11-21', '09:00'), bank, false)).toMatchObject({
      date: '2026-11-24',
    });
  });
  it('is today for same-day entries, until the same-day cutoff', () => {
    const today = '2026-11-23';
    expect(effectiveDate(today, at(today, '14:00'), bank, true)).toEqual({
      date: today,
      sameDay: true,
    });
    expect(effectiveDate(today, at(today, '14:01'), bank, true)).toMatchObject({ sameDay: false });
    expect(effectiveDate('2026-11-24', at(today, '09:00'), bank, true)).toEqual({
      date: '2026-11-24',
      sameDay: false,
    });
    expect(
      effectiveDate(today, at(today, '09:00'), { ...bank, sameDayCutOff: null }, true),
    ).toMatchObject({ sameDay: false });
    expect(effectiveDate('2026-11-26', at('2026-11-26', '09:00'), bank, true)).toMatchObject({
      sameDay: false,
    });
  });
  it('waits if more than two banking days ahead, and says until when', () => {
    const monday = at('2026-11-23', '09:00');
    expect(effectiveDate('2026-11-25', monday, bank, false)).toMatchObject({ date: '2026-11-25' });
    expect(effectiveDate('2026-11-27', monday, bank, false)).toEqual({
      tooEarly: true,
      sendOn: '2026-11-24',
    });
  });
  it('is always a banking day, at most two banking days after the file', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2024-01-01', days));
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((m) => `${`${Math.floor(m / 60)}`.padStart(2, '0')}:${`${m % 60}`.padStart(2, '0')}`);
    const leads = fc.constantFrom(1 as const, 2 as const);
    fc.assert(
      fc.property(day, day, time, leads, fc.boolean(), (wanted, today, now, leadDays, fast) => {
        const found = effectiveDate(wanted, at(today, now), { ...bank, leadDays }, fast);
        if ('tooEarly' in found) {
          expect(isBankingDay(found.sendOn)).toBe(true);
          const due = effectiveDate(wanted, at(found.sendOn, '09:00'), { ...bank, leadDays }, fast);
          expect(due).toEqual({ date: bankingDayFrom(wanted), sameDay: false });
          return;
        }
        expect(isBankingDay(found.date)).toBe(true);
        expect(
          found.date >= today && found.date >= bankingDayFrom(wanted < today ? today : wanted),
        ).toBe(true);
        expect(found.sameDay).toBe(found.date === today);
      }),
    );
  });
  it('gives the settlement time of same-day entries by window', () =>
    expect(['10:30', '10:31', '14:46', '16:46'].map(sameDaySettlement)).toEqual([
      '1300',
      '1700',
      '1800',
      null,
    ]));
});
