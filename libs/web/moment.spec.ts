// Specs of dates and times in the company's time zone.
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { company } from '@purlin/contracts/company.ts';
import { agoAt, Moment, momentsIn } from './moment.tsx';
import { createQueries } from './queries.ts';
import { keyOf } from './freshness.ts';

const EVE = '2026-03-01T07:30:00.000Z';
/** Intl puts a narrow no-break space before AM and PM. */
const plain = (text: string): string => text.replaceAll('\u202F', ' ');

it("uses the company's time zone, not the reader's", () => {
  const said = (timeZone: string) => {
    const { day, minute, month } = momentsIn(timeZone);
    return [day(EVE), plain(minute(EVE)), month(EVE)];
  };
  expect(said('America/Los_Angeles')).toEqual([
    'Feb 28, 2026',
    'Feb 28, 2026, 11:30 PM',
    'Feb 2026',
  ]);
  expect(said('Asia/Tokyo')).toEqual(['Mar 1, 2026', 'Mar 1, 2026, 4:30 PM', 'Mar 2026']);
});

it('leaves out the current year in near days', () => {
  const { nearDay } = momentsIn('America/Denver');
  const year = new Date().getUTCFullYear();
  expect([nearDay(`${year}-07-04T20:00:00.000Z`), nearDay('2019-07-04T20:00:00.000Z')]).toEqual([
    'Jul 4',
    'Jul 4, 2019',
  ]);
});

it.each([
  ['America/Denver', 'Mar 1, 2026, 12:30 AM'],
  ['Pacific/Honolulu', 'Feb 28, 2026, 9:30 PM'],
  [undefined, ''],
])('renders a time once the time zone is known: %s', (timeZone, words) => {
  const queries = createQueries();
  if (timeZone) queries.setQueryData(keyOf(company.details, {}), { timeZone });
  const shown = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queries }, createElement(Moment, { at: EVE })),
  );
  expect(plain(shown)).toBe(`<time dateTime="${EVE}">${words}</time>`);
});

it('says minutes and hours for the last day, and leaves older ones to the date', () => {
  const now = Date.parse('2026-11-24T18:00:00.000Z');
  const words = ['17:59:30', '17:58:00', '17:01:00', '16:59:00'].map((time) =>
    agoAt(`2026-11-24T${time}.000Z`, now),
  );
  expect(words).toEqual(['just now', '2 minutes ago', '59 minutes ago', '1 hour ago']);
  expect(agoAt('2026-11-23T18:00:00.000Z', now)).toBeUndefined();
  expect(agoAt('2026-11-24T18:02:00.000Z', now)).toBeUndefined();
});
