// Specs of the calendar's days, weeks and months.
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  daysIn,
  headingOf,
  hourOf,
  isDay,
  localTime,
  monthOf,
  shown,
  step,
  weekOf,
} from './days.ts';

describe('days', () => {
  it('cross the ends of months, years and February', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(dayAfter('2026-03-07', 2)).toBe('2026-03-09');
  });
  it.each([
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['tomorrow', false],
    [null, false],
    ['2026-02-28', true],
    // The days around a date are loaded too, and nothing follows this one.
    ['9999-12-31', false],
  ] as const)('%s', (text, is) => expect(isDay(text)).toBe(is));
});

describe('months', () => {
  it('keep the day if the month has it', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });
  it('end on their last day', () =>
    expect(monthOf('2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-30' }));
  it('are shown in whole weeks from Sunday', () => {
    expect(shown('month', '2026-10-10')).toEqual({ from: '2026-09-27', to: '2026-10-31' });
    expect(daysIn(shown('month', '2026-10-10'))).toHaveLength(35);
  });
});

describe('weeks', () => {
  it('start on Sunday', () => {
    expect(weekOf('2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(weekOf('2026-11-22').from).toBe('2026-11-22');
  });
});

describe('formats', () => {
  it('headings as specified', () => {
    expect(headingOf('month', '2026-11-20')).toBe('November 2026');
    expect(headingOf('week', '2026-11-20')).toBe('Week of Nov 15, 2026');
    expect(headingOf('day', '2026-11-20')).toBe('Friday, November 20, 2026');
  });
  it('local times unchanged', () => {
    expect(localTime('2026-11-23T07:30')).toBe('Nov 23, 2026, 7:30 AM');
    expect(hourOf('2026-11-23T18:00')).toBe('6:00 PM');
  });
  it('step by the view mode', () =>
    expect([
      step('day', '2026-11-30', 1),
      step('week', '2026-11-30', 1),
      step('month', '2026-11-30', -1),
    ]).toEqual(['2026-12-01', '2026-12-07', '2026-10-30']));
});
