// What a form finds wrong with itself, and what it sends.
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
  it('names every required field that is empty or no e-mail address, in order', () =>
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
  it('finds nothing wrong with a form that is filled in', () =>
    expect(fieldErrorsOf([field('name', 'Dana')], en)).toEqual([]));
});

describe('what looks mistyped', () => {
  const doubts = (name: string, value: string, type = 'text') =>
    doubtsOf([field(name, value, { type })], en).map(({ message }) => message);
  it.each(['(541) 555-0141', '+1 541 555 0141', '541.555.0141', ''])('is not %s', (phone) =>
    expect(doubts('phone', phone, 'tel')).toEqual([]),
  );
  it.each(['abc', '555-0141', '+44 20 7946 0018'])('may be %s', (phone) =>
    expect(doubts('phone', phone, 'tel')).toEqual([en.doubt.phone]),
  );
  it.each(['2210 Friendly St', '18th & Willamette', 'Lorane Hwy at Gimpl Hill'])(
    'is not the address %s',
    (address) => expect(doubts('address', address)).toEqual([]),
  );
  it.each(['x', 'Eugene', 'my house'])('may be the address %s', (address) =>
    expect(doubts('address', address)).toEqual([en.doubt.address]),
  );
  it('leaves numbers of other places as they are typed', () =>
    expect(['5415550141', '15415550141', '+44 20 7946 0018', ''].map(tidyPhone)).toEqual([
      '(541) 555-0141',
      '(541) 555-0141',
      '+44 20 7946 0018',
      '',
    ]));
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
