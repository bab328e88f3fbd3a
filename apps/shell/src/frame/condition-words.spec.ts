// Specs of the banner's text: each problem once, in plain language, and nothing when all is well.
import { expect, it } from 'vitest';
import type { Condition } from '@purlin/contracts/records.ts';
import { troublesOf } from './condition-words.ts';

const well: Condition = { behind: [], followed: true, withoutKey: null, writing: 'possible' };
const day = (instant: string): string => instant.slice(0, 10);
const titles = (condition: Condition): readonly string[] =>
  troublesOf(condition, day).map(({ title }) => title);

it('says nothing when all is well', () => expect(titles(well)).toEqual([]));

it('names what is behind, since the first one stalled', () =>
  expect(
    titles({
      ...well,
      behind: [
        { room: 'estimates', since: '2026-03-03T17:00:00.000Z' },
        { room: 'clients', since: '2026-03-02T17:00:00.000Z' },
        { room: 'access', since: '2026-03-03T17:00:00.000Z' },
      ],
    }),
  ).toEqual(['Not up to date since 2026-03-02: Estimates, Clients, and Users']));

it('says whose key is missing, and that the database is older than the history', () => {
  const [trouble] = troublesOf({ ...well, withoutKey: 'client-17' }, day);
  expect(trouble!.title).toContain('the database is older than the history');
  expect(trouble!.words).toContain('client-17');
});

it('reports a full disk and a stalled part together', () =>
  expect(titles({ ...well, writing: 'disk-full', followed: false })).toEqual([
    'Nothing can be saved because the server’s disk is full',
    'Some emails and notifications aren’t being sent',
  ]));
