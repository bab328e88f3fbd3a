// The title of a change order begins with its number, in the client's language.
import type { ChangeOrder } from '@purlin/contracts/job-shapes.ts';
import { expect, it } from 'vitest';
import { changeTitle, isChangeTitle } from './change-title.ts';

const jobWith = (changes: number) => ({
  contract: { estimate: null, total: null, changes: Array<ChangeOrder>(changes) },
});

it('counts on from those there are, and leaves room for what it is about', () => {
  expect(changeTitle(jobWith(0), 'en')).toBe('Change order 1: ');
  expect(changeTitle(jobWith(2), 'es')).toBe('Orden de cambio 3: ');
});

it('knows whether somebody wrote in it', () => {
  expect(isChangeTitle('Avenant 1 : ', jobWith(0))).toBe(true);
  expect(isChangeTitle('Change order 1: gutters', jobWith(0))).toBe(false);
});
