// Specs of describing requests.
import { expect, it } from 'vitest';
import { ageOf, isLate, topicOf } from './lead-words.ts';

it.each([
  ['2026-03-02T12:00:00Z', 'just now'],
  ['2026-03-02T11:59:00Z', '1 minute ago'],
  ['2026-03-02T09:30:00Z', '2 hours ago'],
  ['2026-02-28T12:00:00Z', '2 days ago'],
  ['2026-01-01T12:00:00Z', '2 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
  ['2026-03-02T12:00:05Z', 'just now'],
])('%s is %s', (then, age) => expect(ageOf(then, '2026-03-02T12:00:00Z')).toBe(age));

it('names a topic by its kind; a message without a subject is a message', () => {
  expect(topicOf({ kind: 'quote', topic: 'storm-damage' })).toBe('Storm damage');
  expect(topicOf({ kind: 'message', topic: 'portfolio-question' })).toBe('Portfolio');
  expect(topicOf({ kind: 'message', topic: '' })).toBe('Message');
});

it('is late if nobody answered by the promised day', () => {
  const received = { receivedAt: '2026-03-01T11:59:00Z' };
  expect(isLate({ ...received, status: 'new' }, '2026-03-02T12:00:00Z')).toBe(true);
  expect(isLate({ ...received, status: 'new' }, '2026-03-02T11:00:00Z')).toBe(false);
  expect(isLate({ ...received, status: 'contacted' }, '2026-03-02T12:00:00Z')).toBe(false);
});
