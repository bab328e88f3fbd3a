// One key for each thing the client means to do.
import { expect, test } from 'vitest';
import { idempotencyKeys } from './intent.ts';

test('a repeat has the same key, another intent another one', () => {
  const { keyFor } = idempotencyKeys();
  const key = keyFor({ asked: 'approve', clientMessage: 'a' });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ asked: 'approve', clientMessage: 'a' })).toBe(key);
  expect(keyFor({ asked: 'approve', clientMessage: 'b' })).not.toBe(key);
});

test('after a definite answer the same words are a new intent', () => {
  const { keyFor, settle } = idempotencyKeys();
  const key = keyFor('approve');
  settle('approve');
  expect(keyFor('approve')).not.toBe(key);
});
