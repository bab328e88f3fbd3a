// Specs of one idempotency key per intent.
import { expect, test } from 'vitest';
import { idempotencyKeys } from './intent.ts';

test('uses the same key for a repeat, and another for another intent', () => {
  const { keyFor } = idempotencyKeys();
  const key = keyFor({ asked: 'approve', clientMessage: 'a' });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ asked: 'approve', clientMessage: 'a' })).toBe(key);
  expect(keyFor({ asked: 'approve', clientMessage: 'b' })).not.toBe(key);
});

test('treats the same request as a new intent after a definite answer', () => {
  const { keyFor, settle } = idempotencyKeys();
  const key = keyFor('approve');
  settle('approve');
  expect(keyFor('approve')).not.toBe(key);
});
