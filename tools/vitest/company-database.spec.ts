// What a spec's company begins with, however long the run has lasted by then.
import { expect, it } from 'vitest';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();

it('has an admin whose password is not asked for again', async () => {
  const { rows } = await app.platform.pool.query<{ hours: number }>(
    `select extract(epoch from min(proved_at) - now())::float8 / 3600 as hours
      from platform.sessions`,
  );
  expect(rows[0]!.hours).toBeGreaterThan(1);
});
