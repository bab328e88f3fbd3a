// Initials of names.
import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['First Admin', 'FA'],
  ['ana maría lópez', 'AL'],
  [' Cher ', 'C'],
  ['𝒜nna 𝒪rt', '𝒜𝒪'],
  ['', ''],
])('of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
