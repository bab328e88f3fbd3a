// The page's constants against the contracts they stand for.
import { expect, test } from 'vitest';
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Approval, Ask } from './api.ts';
import { addressOf, routes } from './routes.ts';

test.each(Object.keys(routes) as (keyof typeof routes)[])(
  '%s is the route of the contract',
  (name) => {
    expect(routes[name]).toEqual({ method: estimates[name].method, path: estimates[name].path });
  },
);

test('the contracts take the bodies that the page sends', () => {
  const answer = { clientMessage: 'Thanks', revision: 3 };
  const approval: Approval = { ...answer, optionId: 102, signedName: 'Ann Lee', consentVersion: 4 };
  expect(estimates.approve.body.parse({ status: 'accepted', ...approval })).toEqual({
    status: 'accepted',
    ...approval,
  });
  for (const status of ['viewed', 'declined'] as const)
    expect(estimates.setStatus.body.parse({ status, ...answer })).toMatchObject({
      status,
      ...answer,
    });
  const wish: Ask = { kind: 'change_request', text: 'Copper, please.' };
  expect(estimates.ask.body.parse(wish)).toEqual(wish);
});

test('an address carries its values, escaped', () => {
  expect(addressOf(routes.approve, { id: 12 })).toBe('/api/estimates/12/approve-option');
  expect(addressOf(routes.byNumber, { number: 'EST-1/../2' })).toBe(
    '/api/estimates/number/EST-1%2F..%2F2',
  );
  expect(() => addressOf(routes.pdf, {})).toThrow('No value for :id');
});
