// Specs of the mail server's words that mean: there is no such address.
import { expect, it } from 'vitest';
import { isAddressToBlame } from './address-to-blame.ts';

it.each([
  '550 no such mailbox',
  '550 5.1.1 <dana@client.example>: Recipient address rejected: User unknown',
  '553 Mailbox name not allowed',
  'smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
  '5.1.2 Bad destination system address',
])('it is the address: %s', (words) => expect(isAddressToBlame(words)).toBe(true));

it.each([
  '550 5.7.1 Message rejected as spam',
  '552 5.2.2 Mailbox full',
  '554 5.3.4 Message too big',
  '451 4.7.1 Try again later',
  'Something else',
  null,
])('a retry may help: %s', (words) => expect(isAddressToBlame(words)).toBe(false));
