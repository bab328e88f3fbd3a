// What a form finds wrong with itself, and what it sends.
import { describe, expect, it } from 'vitest';
import { bodyOf, fieldErrorsOf, type Checked } from './values.ts';
import { wordsIn } from './words.ts';

const field = (name: string, value: string, more: Partial<Checked> = {}): Checked => ({
  name,
  value,
  required: true,
  type: 'text',
  validity: { typeMismatch: false },
  ...more,
});
const en = wordsIn('en');

describe('before sending', () => {
  it('names every required field that is empty, in order', () =>
    expect(
      fieldErrorsOf(
        [
          field('name', ' '),
          field('email', 'x', { type: 'email', validity: { typeMismatch: true } }),
          field('phone', ''),
          field('note', '', { required: false }),
        ],
        en,
      ),
    ).toEqual([
      { name: 'name', message: 'Please fill in all required fields.' },
      { name: 'phone', message: 'Please fill in all required fields.' },
    ]));
  it('looks at the e-mail address once nothing is missing', () =>
    expect(
      fieldErrorsOf(
        [
          field('name', 'Dana'),
          field('email', 'dana at home', { type: 'email', validity: { typeMismatch: true } }),
        ],
        en,
      ),
    ).toEqual([{ name: 'email', message: 'Please enter a valid e-mail address' }]));
  it('finds nothing wrong with a form that is filled in', () =>
    expect(fieldErrorsOf([field('name', 'Dana')], en)).toEqual([]));
});

describe('what is sent', () => {
  it('has ticks as true or false', () => {
    expect(bodyOf({ name: 'Dana', isInsuranceClaim: 'true' }, ['isInsuranceClaim'])).toEqual({
      name: 'Dana',
      isInsuranceClaim: true,
    });
    expect(bodyOf({ name: 'Dana' }, ['isInsuranceClaim'])).toEqual({
      name: 'Dana',
      isInsuranceClaim: false,
    });
  });
});

it('speaks English unless the page is Spanish', () =>
  expect([wordsIn('es').missing.title, wordsIn('fr').missing.title]).toEqual([
    'Faltan datos',
    'Missing Information',
  ]));
