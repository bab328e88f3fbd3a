// The form of messages: what the compiler reads out of a text, and what people read in the end.
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { preferredLanguage } from './languages.ts';
import { fill, nodesOf } from './message.ts';
import type { Fits, ParametersOf, Value } from './parameters.ts';

const LINES = '{n, plural, one {# line} other {# lines}}, total {totalCents, money}';
const BY = `Approved {how, select, phone {by phone at {time}} paper {on
  paper}} until {day, date}`;

describe('the compiler', () => {
  it('reads names and types out of a text', () => {
    expectTypeOf<ParametersOf<typeof LINES>>().toEqualTypeOf<{
      readonly n: number;
      readonly totalCents: number;
    }>();
    expectTypeOf<ParametersOf<typeof BY>>().toEqualTypeOf<{
      readonly how: 'phone' | 'paper';
      readonly time: Value;
      readonly day: string;
    }>();
  });
  it('takes no text that fills in what nobody gives', () => {
    interface Given {
      readonly day: string;
    }
    expectTypeOf<Fits<'Late since {day, date}', Given>>().toEqualTypeOf<'Late since {day, date}'>();
    expectTypeOf<Fits<'Late', Given>>().toEqualTypeOf<'Late'>();
    expectTypeOf<Fits<'Late, {name}', Given>>().not.toExtend<string>();
    expectTypeOf<Fits<'Late since {day, money}', Given>>().not.toExtend<string>();
    expectTypeOf<Fits<'Late since {day, dote}', Given>>().not.toExtend<string>();
  });
  it('takes what one of several givers gives', () => {
    expectTypeOf<Fits<'{a} {b}', { a: string } | { b: number }>>().toEqualTypeOf<'{a} {b}'>();
  });
});

describe('a message', () => {
  it('counts, chooses and formats as its language does', () => {
    expect(fill(LINES, { n: 1, totalCents: 123_456 }, 'en')).toBe('1 line, total $1,234.56');
    expect(fill(LINES, { n: 1200, totalCents: -5 }, 'en')).toBe('1,200 lines, total -$0.05');
    expect(fill(BY, { how: 'phone', time: 'noon', day: '2026-03-02' }, 'en')).toBe(
      'Approved by phone at noon until Mar 2, 2026',
    );
    expect(fill(BY, { how: 'paper', day: '2026-03-02' }, 'es')).toBe(
      'Approved on paper until 2 de marzo de 2026',
    );
    expect(fill(BY, { how: 'paper', day: '2026-03-02' }, 'fr')).toBe(
      'Approved on paper until 2 mars 2026',
    );
    expect(fill(LINES, { n: 1200, totalCents: 123_456 }, 'fr')).toBe(
      '1,200 lines, total $1,234.56',
    );
    expect(fill('CCB #{n}, {p, percent}', { n: 7, p: 825 }, 'en')).toBe('CCB #7, 8.25%');
    expect(fill('{r, money}, {p, percent}', { r: 3.75, p: 837.5 }, 'fr')).toBe('$0.0375, 8.375%');
  });
  it('says exact numbers apart, and lists what is not empty', () => {
    const HAS = `{all, list, estimates {{e, plural, =0 {} one {# estimate} other {# estimates}}}
      jobs {{j, plural, =0 {} one {# job} other {# jobs}}} notes {a note}}`;
    expect(fill(HAS, { e: 2, j: 1 }, 'en')).toBe('2 estimates, 1 job, and a note');
    expect(fill(HAS, { e: 0, j: 1 }, 'es')).toBe('1 job y a note');
    expectTypeOf<ParametersOf<typeof HAS>>().toEqualTypeOf<{
      readonly e: number;
      readonly j: number;
    }>();
  });
  it('takes a case that it does not know for the other one', () => {
    expect(fill('{x, select, a {A} other {B}}', { x: 'c' }, 'en')).toBe('B');
    expect(fill('{x, select, a {A}}.', { x: 'c' }, 'en')).toBe('.');
  });
  it.each(['{', '}', 'a {b, c', '{n, money, x}', '{n, plural, one {x}', '{x, verse}'])(
    'that is not well formed is a defect: %s',
    (text) => expect(() => nodesOf(text)).toThrow(SyntaxError),
  );
  it('says amounts and dates in English as everything else does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(fill('{cents, money}', { cents }, 'en')).toBe(formatDollars(cents));
      }),
    );
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(fill('{day, date}', { day }, 'en')).toBe(formatDate(day));
        },
      ),
    );
  });
  it('leaves what it fills in as it is, braces and all', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fill('«{name}»', { name }, 'es')).toBe(`«${name}»`);
      }),
    );
  });
});

it.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE,de;q=0.9,en;q=0.5,es;q=0.4', 'en'],
  ['en;q=0.3, ES;q=0.7', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['it', 'en'],
  [';;,q=x', 'en'],
])('Accept-Language %s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
