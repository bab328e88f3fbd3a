// Specs of which part each role sees first on the dashboard.
import { rightsOf } from '@purlin/domain/access/rights.ts';
import { STAFF } from '@purlin/domain/access/user-shapes.ts';
import { reaches } from '@purlin/web/web.ts';
import { expect, it } from 'vitest';
import { firstOnDashboard, onlyLooks } from './first-on-dashboard.ts';

it("is each role's main work", () =>
  expect(
    Object.fromEntries(
      STAFF.map((role) => [role, firstOnDashboard((needed) => reaches(rightsOf(role), needed))]),
    ),
  ).toEqual({
    admin: 'estimates',
    estimator: 'estimates',
    scheduler: 'scheduling',
    bookkeeper: 'payments',
    auditor: 'payments',
  }));

it('is the latest activity for auditors only', () =>
  expect(STAFF.filter((role) => onlyLooks((needed) => reaches(rightsOf(role), needed)))).toEqual([
    'auditor',
  ]));
