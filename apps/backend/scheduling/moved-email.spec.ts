// What a client reads of the days of work.
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { workWords } from './moved-email.ts';

const closed = closedOn(new Set(), true);
const lost = ['2026-11-24', '2026-11-25'];

it('names the working days of a job that rests in between', () => {
  const dates = { start: '2026-11-23T08:00', end: '2026-12-01T17:00' };
  const rests = (day: string) => closed(day) || lost.includes(day);
  expect(workWords(dates, rests, 'en')).toBe(
    'Monday, November 23, Friday, November 27, and Monday, November 30 – Tuesday, December 1',
  );
  expect(workWords(dates, rests, 'es')).toContain(
    'lunes, 30 de noviembre – martes, 1 de diciembre',
  );
  expect(workWords(dates, rests, 'fr')).toBe(
    'lundi 23 novembre, vendredi 27 novembre et lundi 30 novembre – mardi 1 décembre',
  );
});
it('names the hours of one that does not rest', () => {
  expect(workWords({ start: '2026-11-23T08:00', end: null }, closed, 'en')).toBe(
    'Monday, November 23 at 8:00 AM',
  );
  expect(workWords({ start: null, end: null }, closed, 'en')).toBe('');
});
