// Specs of the notice after a bulk action.
import { expect, it } from 'vitest';
import { bulkNotice } from './bulk.ts';

const sent = (count: number) => `${count} sent`;
const name = (n: number) => `EST-${n}`;
const no = (thing: number) => ({ thing, why: 'it has no lines.' });

it('says how many succeeded when all did', () =>
  expect(bulkNotice({ done: [1, 2, 3], refused: [] }, sent, name)).toEqual({
    title: '3 sent',
    description: undefined,
  }));
it('says how many were refused, which, and why', () =>
  expect(bulkNotice({ done: [1, 2, 3], refused: [no(4)] }, sent, name)).toEqual({
    title: '3 sent, 1 failed',
    description: 'EST-4: it has no lines.',
  }));
it('lists only the first refusals when there are too many to name', () =>
  expect(bulkNotice({ done: [], refused: [1, 2, 3, 4, 5].map(no) }, sent, name)).toEqual({
    title: '5 failed',
    description:
      'EST-1: it has no lines. EST-2: it has no lines. EST-3: it has no lines. and 2 more.',
    intent: 'destructive',
  }));
