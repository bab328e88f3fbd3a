// Specs of the role table: it covers every right of the server.
import { expect, it } from 'vitest';
import { apiKeys } from '@purlin/contracts/api-keys.ts';
import { rightsOf, RIGHTS } from '@purlin/domain/access/rights.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
import { GROUPS, standingOf } from './role-deeds.ts';

const deeds = GROUPS.flatMap(([, group]) => group);
const deed = (name: string) => deeds.find((one) => one.name === name)!;

it('has a row for every right', () => {
  const shown = new Set(deeds.flatMap(({ does, reads }) => [does, reads]));
  expect(RIGHTS.filter((right) => !shown.has(right))).toEqual([]);
});

it('shows for each role the rights it has, and no others', () => {
  for (const role of Role.options) {
    const held = rightsOf(role);
    for (const one of deeds) {
      const { does, reads } = one;
      const [doing, seeing] = [does && held[does], reads && held[reads]];
      const standing = standingOf(role, one);
      expect([role, one.name, standing === 'no']).toEqual([role, one.name, !doing && !seeing]);
      expect([role, one.name, standing === 'does']).toEqual([role, one.name, doing === 'all']);
    }
  }
});

it('agrees with the rights that the export, QuickBooks and API key routes require', () => {
  const who = (name: string) =>
    Role.options.filter((role) => standingOf(role, deed(name)) === 'does');
  expect(who('export')).toEqual(['admin']);
  expect(who('quickbooks')).toEqual(['admin', 'bookkeeper']);
  expect(who('connect-quickbooks')).toEqual(['admin']);
  expect(who('api-keys')).toEqual(['admin']);
  expect(standingOf('auditor', deed('api-keys'))).toBe('reads');
  expect(deed('api-keys')).toMatchObject({ does: apiKeys.issue.right, reads: apiKeys.list.right });
});
