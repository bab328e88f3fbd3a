// Each settings screen requires the right of the route it reads.
import { expect, it } from 'vitest';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import { access } from './access.ts';
import { apiKeys } from './api-keys.ts';
import { company } from './company.ts';
import { dataExports } from './data-exports.ts';
import { ownNotices } from './own-notices.ts';
import { quickbooks } from './quickbooks.ts';
import type { Route } from './route.ts';
import { settingsFor, type SettingsPlaceName } from './settings-places.ts';
import { settings } from './settings.ts';

/** The route each screen reads, unless everybody may. */
const reads: Readonly<Record<SettingsPlaceName, Pick<Route, 'right'> | undefined>> = {
  account: undefined,
  'api-keys': apiKeys.list,
  appearance: undefined,
  bank: settings.all,
  business: undefined,
  checklists: settings.all,
  data: dataExports.list,
  estimates: company.estimateSettings,
  hours: settings.all,
  'new-estimates': settings.all,
  notifications: ownNotices.choices,
  payments: settings.all,
  planning: settings.all,
  portfolio: settings.all,
  quickbooks: quickbooks.status,
  replies: settings.all,
  reviews: settings.all,
  'signing-in': settings.all,
  team: settings.all,
  users: access.users,
};

it("requires the right of each screen's route", () => {
  const asked = settingsFor(() => true)
    .flatMap(({ places }) => places)
    .map(({ path, right }) => [path, right]);
  expect(Object.fromEntries(asked)).toEqual(
    Object.fromEntries(Object.entries(reads).map(([path, call]) => [path, call?.right])),
  );
});

it('hides users and keys from a scheduler, and groups without screens', () => {
  const rights = rightsOf('scheduler');
  const groups = settingsFor((right) => rights[right] === 'all');
  const paths = groups.flatMap(({ places }) => places.map(({ path }) => path));
  expect(paths).not.toContain('users');
  expect(paths).toContain('appearance');
  expect(settingsFor(() => false).map(({ name }) => name)).toEqual(['company', 'you']);
});
