// The page's constants against the contracts they stand for.
import { expect, test } from 'vitest';
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Answer } from './api.ts';
import { addressOf, routes } from './routes.ts';

test.each(Object.keys(routes) as (keyof typeof routes)[])('%s is the route of the contract', (name) => {
  expect(routes[name]).toEqual({ method: estimates[name].method, path: estimates[name].path });
});

test('the contracts take the bodies that the page sends', () => {
  const answer: Answer = { clientMessage: 'Thanks', revision: 3 };
  expect(estimates.approve.body.parse(answer)).toMatchObject({ clientMessage: 'Thanks', revision: 3, optionId: null });
  for (const status of ['viewed', 'declined'] as const) expect(estimates.setStatus.body.parse({ status, ...answer })).toEqual({ status, ...answer });
});

test('an address carries its values, escaped', () => {
  expect(addressOf(routes.approve, { id: 12 })).toBe('/api/estimates/12/approve-option');
  expect(addressOf(routes.byNumber, { number: 'EST-1/../2' })).toBe('/api/estimates/number/EST-1%2F..%2F2');
  expect(() => addressOf(routes.pdf, {})).toThrow('No value for :id');
});
