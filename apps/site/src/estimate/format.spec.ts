// Specs of formatting amounts, quantities and dates for the client.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars, toDecimal } from '@purlin/domain/shared/money.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { estimate as en } from '../words/en/estimate.ts';
import { estimate as es } from '../words/es/estimate.ts';
import {
  calendarDay,
  dayOf,
  dollars,
  isZero,
  lineAmount,
  lineMeasure,
  measure,
  percent,
  quantity,
} from './format.ts';

test('formats amounts as in the email and the PDF', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(dollars(toDecimal(cents))).toBe(formatDollars(cents));
      expect(isZero(toDecimal(cents))).toBe(cents === 0);
    }),
  );
});

test('shows up to four decimals of quantities and percentages', () => {
  expect([
    quantity(33.333),
    quantity(24.5),
    quantity(1),
    quantity(1250.25),
    percent(8.375),
    percent(8.25),
    percent(10),
  ]).toEqual(['33.333', '24.5', '1', '1,250.25', '8.375%', '8.25%', '10%']);
});

test('names the unit, singular or plural; pieces have none', () => {
  expect(Unit.options.map((unit) => measure({ quantity: 1, unit }, en))).toEqual([
    '1',
    '1 hour',
    '1 sq ft',
    '1 lin ft',
    '1 gallon',
    '1 pound',
    '1 square',
  ]);
  expect([
    measure({ quantity: 24.5, unit: 'square' }, en),
    measure({ quantity: 1200, unit: 'sqft' }, en),
    measure({ quantity: 3, unit: 'each' }, en),
  ]).toEqual(['24.5 squares', '1,200 sq ft', '3']);
});

test('calls a free line included, and shows no rate', () => {
  const line = { quantity: 2, unit: 'hour', rate: '0.00', total: '0.00' } as const;
  expect([lineMeasure(line, en), lineAmount(line, en)]).toEqual(['2 hours', 'Included']);
  expect(lineAmount(line, es)).toBe('Incluido');
  const paid = { ...line, rate: '5.00', total: '10.00' };
  expect([lineMeasure(paid, en), lineAmount(paid, en)]).toEqual(['2 hours × $5.00', '$10.00']);
});

test("uses the company's time zone for instants, and calendar dates as they are", () => {
  expect(dayOf('2026-11-20T05:10:00.000Z', 'America/Los_Angeles', en)).toBe('Nov 19, 2026');
  expect(dayOf('2026-11-20T05:10:00.000Z', 'America/New_York', en)).toBe('Nov 20, 2026');
  expect(calendarDay('2026-12-20', en)).toBe('Dec 20, 2026');
  expect(calendarDay('2026-12-20', es)).toBe('20 de diciembre de 2026');
});
