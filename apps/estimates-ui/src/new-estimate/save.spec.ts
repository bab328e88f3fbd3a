// Saving goes on where it stopped and does nothing twice.
import { expect, test } from 'vitest';
import { emptyForm, emptyLine } from './form.ts';
import { nothingSaved, type Saved, saveEstimate } from './save.ts';

const values = { ...emptyForm(1), lines: ['a', 'b', 'c'].map((description) => ({ ...emptyLine, description })) };

function office(fails: readonly string[]) {
  const left = [...fails];
  const calls: string[] = [];
  let so: Saved = nothingSaved;
  const does = (what: string) => {
    calls.push(what);
    if (left[0] !== what) return undefined;
    left.shift();
    return 'failed';
  };
  const save = () => saveEstimate(values, so, {
    draft: async () => (does('draft') ? undefined : { id: 9 }),
    addLine: async (id, { description }, order) => (does(`${description}${order}`) ? undefined : { id }),
    saved: (now) => { so = now; },
  });
  return { calls, save, so: () => so };
}

test('the draft first, then the lines in order', async () => {
  const { calls, save, so } = office([]);
  expect(await save()).toBe(9);
  expect(calls).toEqual(['draft', 'a0', 'b1', 'c2']);
  expect(so()).toEqual({ estimateId: 9, lines: 3 });
});

test('after a failed line it goes on with that line', async () => {
  const { calls, save } = office(['b1']);
  expect(await save()).toBeUndefined();
  expect(await save()).toBe(9);
  expect(calls).toEqual(['draft', 'a0', 'b1', 'b1', 'c2']);
});

test('after a failed draft it starts with the draft', async () => {
  const { calls, save, so } = office(['draft']);
  expect(await save()).toBeUndefined();
  expect(so()).toEqual(nothingSaved);
  expect(await save()).toBe(9);
  expect(calls).toEqual(['draft', 'draft', 'a0', 'b1', 'c2']);
});
