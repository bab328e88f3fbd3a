// Refusals in the language of the page.
import { expect, test } from 'vitest';
import { refusalsIn, spanishRefusals } from './refusals.ts';

test(
  "English keeps the server's words, Spanish has its own, and what it does not know stays as " +
    'it came',
  () => {
    const refused = {
      code: 'estimate-expired',
      message: 'This estimate has passed its valid-until date.',
    };
    expect(refusalsIn('en')(refused)).toBe(refused.message);
    expect(refusalsIn('es')(refused)).toBe(spanishRefusals['estimate-expired']);
    expect(refusalsIn('es')({ code: 'new-rule', message: 'No.' })).toBe('No.');
    expect(refusalsIn('es')({ code: null, message: null })).toBeNull();
  },
);
