// What an offer lacks before it can be sent.
import { expect, it } from 'vitest';
import { lackOf, type Part } from './readiness.ts';

const part = (title: string | null, hasLines: boolean, totalCents: number): Part => ({
  title,
  hasLines,
  totalCents,
});

it.each([
  ['nothing, with lines and a total', [part(null, true, 1)], undefined],
  ['lines, without any', [part(null, false, 0)], { title: null, lacks: 'lines' }],
  ['lines, without a package', [], { title: null, lacks: 'lines' }],
  ['lines, in none of the packages', [part('Good', false, 0)], { title: null, lacks: 'lines' }],
  ['worth, where all is free', [part(null, true, 0)], { title: null, lacks: 'worth' }],
  [
    'lines, in one package of two',
    [part('Good', true, 5), part('Best', false, 0)],
    { title: 'Best', lacks: 'lines' },
  ],
  [
    'worth, in one package of two',
    [part('Good', true, 0), part('Best', true, 5)],
    { title: 'Good', lacks: 'worth' },
  ],
] as const)('%s', (_, parts, lack) => expect(lackOf(parts)).toEqual(lack));
