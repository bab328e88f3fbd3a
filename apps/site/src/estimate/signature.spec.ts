// Specs of what a signature requires.
import { expect, test } from 'vitest';
import { estimate as en } from '../words/en/estimate.ts';
import { single } from './fixture.ts';
import { missingIn, signedWith } from './signature.ts';

const asked = {
  ...single.approval,
  signatureRequired: true,
  terms: 'Half now, half later.',
  consentVersion: 4,
};

test('requires and sends nothing if no signature is required', () => {
  expect(missingIn({ agreed: false, name: '' }, single.approval, en.signature)).toBeNull();
  expect(signedWith({ agreed: true, name: 'Ann' }, single.approval)).toEqual({
    signedName: '',
    consentVersion: 0,
  });
});

test.each([
  [
    { agreed: false, name: ' ' },
    { agreed: 'Please agree to the terms', name: 'Please type your full name' },
  ],
  [{ agreed: true, name: '' }, { name: 'Please type your full name' }],
  [{ agreed: false, name: 'Ann' }, { agreed: 'Please agree to the terms' }],
  [{ agreed: true, name: 'Ann' }, null],
])('for %o, these are missing: %o', (signature, missing) => {
  expect(missingIn(signature, asked, en.signature)).toEqual(missing);
});

test('sends the trimmed name with the consent text that was shown', () => {
  expect(signedWith({ agreed: true, name: ' Ann Lee ' }, asked)).toEqual({
    signedName: 'Ann Lee',
    consentVersion: 4,
  });
});
