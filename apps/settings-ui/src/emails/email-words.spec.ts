// Specs of what the list of emails offers for one that failed.
import { expect, it } from 'vitest';
import type { Email } from '@purlin/contracts/emails.ts';
import { addressFixedAt } from './email-words.ts';

const email = (more: Partial<Email>): Email => ({
  id: 'e1',
  kind: 'estimate',
  state: 'failed',
  about: 'EST-1',
  path: '/estimates/7',
  recipient: 'dana@client.example',
  subject: '',
  askedAt: '2026-11-28T08:00:00.000Z',
  tries: 1,
  nextTryAt: null,
  sentAt: null,
  problem: 'address-unknown',
  reply: '550 5.1.1',
  ...more,
});

it('leads to the address where no mailbox has it, and tries again what a retry can help', () => {
  expect(addressFixedAt(email({}))).toBe('/estimates/7');
  expect(addressFixedAt(email({ state: 'returned', problem: 'came-back' }))).toBe('/estimates/7');
  for (const problem of ['mailbox-full', 'recipient-refused', 'message-refused', 'ours'] as const)
    expect(addressFixedAt(email({ problem }))).toBeNull();
  // Whose address that is has no field there.
  expect(addressFixedAt(email({ kind: 'staff_notice' }))).toBeNull();
});
