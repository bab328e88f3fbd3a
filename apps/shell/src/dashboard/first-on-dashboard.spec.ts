// Each role's own work comes first on the dashboard.
import { rightsOf } from '@purlin/domain/access/rights.ts';
import { STAFF } from '@purlin/domain/access/user-shapes.ts';
import { reaches } from '@purlin/web/web.ts';
import { expect, it } from 'vitest';
import { firstOnDashboard, onlyLooks } from './first-on-dashboard.ts';

it('is that of each role', () =>
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

it('has the latest happenings for an auditor alone', () =>
  expect(STAFF.filter((role) => onlyLooks((needed) => reaches(rightsOf(role), needed)))).toEqual([
    'auditor',
  ]));
