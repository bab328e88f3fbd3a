// Saving a new estimate step by step, and what happens when a step fails.
import { expect, test } from 'vitest';
import { saveStepByStep } from './saving.ts';
import { emptyForm, emptyLine, type FormValues } from './values.ts';

const line = (description: string) => ({ ...emptyLine, description });
const single: FormValues = { ...emptyForm, lines: [line('a'), line('b')] };
const option = (title: string, ...lines: string[]) => ({
  id: null,
  title,
  description: '',
  recommended: false,
  lines: lines.map(line),
});
const multi: FormValues = {
  ...emptyForm,
  estimateType: 'multi_option',
  options: [option('good', 'a'), option('best', 'b', 'c')],
};

function office(fails: readonly string[]) {
  const left = [...fails];
  const calls: string[] = [];
  let estimateId: number | null = null;
  const does = <T>(what: string, answer: T): Promise<T | undefined> => {
    calls.push(what);
    if (left[0] !== what) return Promise.resolve(answer);
    left.shift();
    return Promise.resolve(undefined);
  };
  const saved = { id: 9, estimateNumber: 'EST-9' };
  const save = (values: FormValues) =>
    saveStepByStep(values, estimateId, {
      draft: () => does('draft', saved),
      addOption: (id, { title }, order) =>
        does(`${title} ${order} to ${id}`, { id: id * 100 + order + 1 }),
      addLine: (of, { description }, order) =>
        does(`${description}${order} to ${Object.values(of).join()}`, {}),
      change: () => does('whole', saved),
      drafted: (id) => {
        estimateId = id;
      },
    });
  return { calls, save };
}

test('the draft first, then the lines in order', async () => {
  const { calls, save } = office([]);
  expect(await save(single)).toMatchObject({ id: 9 });
  expect(calls).toEqual(['draft', 'a0 to 9', 'b1 to 9']);
});

test('each option before its lines', async () => {
  const { calls, save } = office([]);
  expect(await save(multi)).toMatchObject({ id: 9 });
  expect(calls).toEqual([
    'draft',
    'good 0 to 9',
    'a0 to 901',
    'best 1 to 9',
    'b0 to 902',
    'c1 to 902',
  ]);
});

test('after a failed line everything is written in one piece, and no second draft', async () => {
  const { calls, save } = office(['b1 to 9']);
  expect(await save(single)).toBeUndefined();
  expect(await save(single)).toMatchObject({ id: 9 });
  expect(calls).toEqual(['draft', 'a0 to 9', 'b1 to 9', 'whole']);
});

test('after a failed draft it starts with the draft', async () => {
  const { calls, save } = office(['draft']);
  expect(await save(multi)).toBeUndefined();
  expect(await save(single)).toMatchObject({ id: 9 });
  expect(calls).toEqual(['draft', 'draft', 'a0 to 9', 'b1 to 9']);
});
