// How much is offered, with its unit, as paper says it: one of a thing is one of it.
import { expect, it } from 'vitest';
import { paperWords } from './paper.ts';

const units = ['hour', 'sqft', 'lnft', 'gallon', 'pound', 'square'] as const;
const amounts = (language: 'en' | 'es' | 'fr', count: number) =>
  units.map((unit) => paperWords(language)(`amount.${unit}`, { count }));

it('is one in each language', () => {
  expect(amounts('en', 1)).toEqual(['1 hr', '1 sq ft', '1 lin ft', '1 gal', '1 lb', '1 sq']);
  expect(amounts('es', 1)).toEqual([
    '1 h',
    '1 pie²',
    '1 pie lineal',
    '1 gal',
    '1 lb',
    '1 cuadro (100 pies²)',
  ]);
  expect(amounts('fr', 1).at(-1)).toBe('1 × 100 pi²');
});

it('is many with the figure of the language', () => {
  expect(amounts('es', 1200.5)).toContain('1,200.5 cuadros (100 pies²)');
  expect(amounts('en', 24.5)).toContain('24.5 sq');
});
