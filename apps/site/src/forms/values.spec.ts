// Specs of form validation, and of the request body.
import { describe, expect, it } from 'vitest';
import { bodyOf, doubtsOf, fieldErrorsOf, tidyPhone, type Checked } from './values.ts';
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
  it('names every required field that is empty or not an email address, in order', () =>
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
      { name: 'name', message: 'Please enter your name.' },
      { name: 'email', message: 'Please enter a valid email address' },
      { name: 'phone', message: 'Please enter a phone number so we can set a time.' },
    ]));
  it('accepts a complete form', () =>
    expect(fieldErrorsOf([field('name', 'Dana')], en)).toEqual([]));
});

describe('what looks mistyped', () => {
  const doubts = (name: string, value: string, type = 'text') =>
    doubtsOf([field(name, value, { type })], en).map(({ message }) => message);
  it.each(['(541) 555-0141', '+1 541 555 0141', '541.555.0141', ''])(
    'does not include %s',
    (phone) => expect(doubts('phone', phone, 'tel')).toEqual([]),
  );
  it.each(['abc', '555-0141', '+44 20 7946 0018'])('includes %s', (phone) =>
    expect(doubts('phone', phone, 'tel')).toEqual([en.doubt.phone]),
  );
  it.each(['2210 Friendly St', '18th & Willamette', 'Lorane Hwy at Gimpl Hill'])(
    'does not include the address %s',
    (address) => expect(doubts('address', address)).toEqual([]),
  );
  it.each(['x', 'Eugene', 'my house'])('includes the address %s', (address) =>
    expect(doubts('address', address)).toEqual([en.doubt.address]),
  );
  it('leaves foreign phone numbers as typed', () =>
    expect(['5415550141', '15415550141', '+44 20 7946 0018', ''].map(tidyPhone)).toEqual([
      '(541) 555-0141',
      '(541) 555-0141',
      '+44 20 7946 0018',
      '',
    ]));
});

describe('the request body', () => {
  it('sends checkboxes as true or false', () => {
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

it('is in English unless the page is Spanish', () =>
  expect([wordsIn('es').missing.title, wordsIn('fr').missing.title]).toEqual([
    'Faltan datos',
    'Missing Information',
  ]));
