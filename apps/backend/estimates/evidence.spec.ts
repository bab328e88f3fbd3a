// Whether a name in an answer is the client's signature.
import { expect, it } from 'vitest';
import { isSigned } from './evidence.ts';

it.each([
  [{ name: 'Dana', how: 'page' }, true],
  // The first answers did not say how they came: on the page.
  [{ name: 'Dana' }, true],
  [{ name: '', how: 'page' }, false],
  [{ name: 'Dana', how: 'phone' }, false],
  [{ name: 'Dana', how: 'paper' }, false],
  [null, false],
] as const)('%j: %s', (answer, signed) =>
  expect(isSigned(answer && { at: '', by: '', eventId: '', revision: 1, ...answer })).toBe(signed),
);
