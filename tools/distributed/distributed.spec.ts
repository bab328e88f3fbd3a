// The whole topology on one machine, every kind of part killed once while customers work.
import { expect, it } from 'vitest';
import { killParts } from './kills.ts';

it('loses nothing that was acknowledged, and refuses none of it', async () => {
  const outcome = await killParts({ kills: 8, customers: 2, log: () => {} });
  expect(outcome).toMatchObject({
    failures: {},
    refusals: {},
    lost: 0,
    double: 0,
    withoutMail: 0,
    mailsWithTwoIds: 0,
  });
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.mailsRepeated).toBeLessThanOrEqual(outcome.workersKilled);
});
