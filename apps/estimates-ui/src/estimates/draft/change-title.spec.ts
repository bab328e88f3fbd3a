// Specs of a change order's default title, numbered and in the client's language.
import type { ChangeOrder } from '@purlin/contracts/job-shapes.ts';
import { expect, it } from 'vitest';
import { changeTitle, isChangeTitle } from './change-title.ts';

const jobWith = (changes: number) => ({
  contract: { estimate: null, total: null, changes: Array<ChangeOrder>(changes) },
});

it('continues the numbering, and leaves room for the subject', () => {
  expect(changeTitle(jobWith(0), 'en')).toBe('Change order 1: ');
  expect(changeTitle(jobWith(2), 'es')).toBe('Orden de cambio 3: ');
});

it('detects whether the user has edited it', () => {
  expect(isChangeTitle('Avenant 1 : ', jobWith(0))).toBe(true);
  expect(isChangeTitle('Change order 1: gutters', jobWith(0))).toBe(false);
});
