// E-mail addresses are accepted exactly if mail servers accept them.
import { expect, it } from 'vitest';
import { EmailAddress } from './contacts.ts';

const taken = (address: string): boolean => EmailAddress.safeParse(address).success;

it.each([
  'ana@client.example',
  "o'hara@client.example",
  'fern&son@client.example',
  "a!#$%&'*+-/=?^_`{|}~b@client.example",
  'ana.ruiz+roof@mail.client.example',
  'info@example.xn--p1ai',
  'info@xn--mnchen-3ya.example',
  `${'a'.repeat(64)}@client.example`,
  `ana@${'b'.repeat(63)}.example`,
])('accepts %s', (address) => expect(taken(address)).toBe(true));
it.each([
  '',
  'ana',
  'ana@client',
  '@client.example',
  'ana@@client.example',
  '.ana@client.example',
  'ana.@client.example',
  'a..b@client.example',
  'ana ruiz@client.example',
  'ana@client.example\n',
  'ana,ben@client.example',
  '<ana@client.example>',
  'ana@-client.example',
  'ana@client-.example',
  'ana@client..example',
  'ana@client.1',
  `${'a'.repeat(65)}@client.example`,
  `ana@${'b'.repeat(64)}.example`,
  `ana@${'b.'.repeat(126)}example`,
])('rejects %j', (address) => expect(taken(address)).toBe(false));
