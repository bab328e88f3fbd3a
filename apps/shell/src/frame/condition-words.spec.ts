// The banner's words: each trouble once, in plain words, and nothing when all is well.
import { expect, it } from 'vitest';
import type { Condition } from '@purlin/contracts/records.ts';
import { troublesOf } from './condition-words.ts';

const well: Condition = { behind: [], followed: true, withoutKey: null, writing: 'possible' };
const day = (instant: string): string => instant.slice(0, 10);
const titles = (condition: Condition): readonly string[] =>
  troublesOf(condition, day).map(({ title }) => title);

it('says nothing when all is well', () => expect(titles(well)).toEqual([]));

it('names what is behind as people call it, since the first stopped', () =>
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

it('says whose key is missing and that the database is older', () => {
  const [trouble] = troublesOf({ ...well, withoutKey: 'client-17' }, day);
  expect(trouble!.title).toContain('the database is older than the history');
  expect(trouble!.words).toContain('client-17');
});

it('tells a full disk and what stands still at the same time', () =>
  expect(titles({ ...well, writing: 'disk-full', followed: false })).toEqual([
    'Nothing can be saved because the server’s disk is full',
    'Some emails and notifications aren’t being sent',
  ]));
