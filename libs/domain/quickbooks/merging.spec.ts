// Three-way merge: what is sent, asked about, and remembered (rule: quickbooks-differences).
import { expect, it } from 'vitest';
import { merge } from './merging.ts';

const plain = (value: string): string => `print of ${value}`;
const both = (value: string) => ({ ours: plain(value), theirs: plain(value) });
const lines = both('lines');

it('sends what changed only here, and asks where a person must decide', () => {
  const last = { date: both('2026-11-20'), total: both('500'), lines };
  const ours = { date: '2026-11-21', total: '600' };
  const theirs = { date: '2026-11-20', total: '500' };
  const sent = merge(ours, theirs, last, plain);
  expect([sent.send, sent.differences]).toEqual([['date', 'total'], []]);
  const asked = merge(ours, theirs, last, plain, (field) => field === 'total');
  expect(asked.send).toEqual(['date']);
  expect(asked.differences).toMatchObject([{ field: 'total', ours: '600', theirs: '500' }]);
  // Common values stay known, and so do the lines we wrote.
  expect(asked.prints).toEqual({ date: both('2026-11-21'), total: both('500'), lines });
});

it('fills blanks there, except fields that need a decision', () => {
  const blank = [{ status: 'Accepted' }, { status: '' }, {}, plain] as const;
  expect(merge(...blank).send).toEqual(['status']);
  expect(merge(...blank, () => true)).toMatchObject({
    send: [],
    differences: [{ field: 'status', ours: 'Accepted', theirs: '' }],
    prints: {},
  });
});
