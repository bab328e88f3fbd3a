// An address is found again without a hash that could be guessed from it, also where an older
// version had kept one.
import { expect, it } from 'vitest';
import type { Subscriber } from '@purlin/contracts/lead-shapes.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { keepAddressesApart, sha256Of } from './address-key.ts';

const EMAIL = 'ada@news.example';
const app = useTestApp();

const subscribe = () =>
  app.call('POST', '/api/newsletter', { as: 'anonymous', body: { email: EMAIL } });
const subscribers = async (): Promise<readonly Subscriber[]> =>
  (await app.call<Subscriber[]>('GET', '/api/subscribers')).body;
const keys = async (): Promise<string[]> =>
  (
    await app.platform.pool.query<{ key: string }>(
      "select key from platform.allocations where category = 'subscriber'",
    )
  ).rows.map(({ key }) => key);

it('keeps a fingerprint that needs the secret', async () => {
  await subscribe();
  await until('she is on the list', async () => (await subscribers()).length === 1);
  const [key, ...more] = await keys();
  expect(more).toEqual([]);
  expect(key).toMatch(/^subscriber\/address-[0-9a-f]{64}$/);
  const { rows } = await app.platform.pool.query<{ all: string }>(
    'select coalesce(json_agg(l)::text, $1) as all from events.log l',
    [''],
  );
  for (const text of [key!, rows[0]!.all]) expect(text).not.toContain(sha256Of(EMAIL));
});

it('carries over what was kept under a bare hash: the same address is the same subscriber', async () => {
  await app.platform.pool.query(
    "update platform.allocations set key = $1 where category = 'subscriber'",
    [`subscriber/RequestNewsletter/newsletter-${sha256Of(EMAIL)}`],
  );
  await keepAddressesApart(app.platform.services);
  expect(await keys()).toEqual([expect.stringMatching(/^subscriber\/address-/)]);
  await subscribe();
  expect(await subscribers()).toHaveLength(1);
  expect(await keys()).toHaveLength(1);
});
