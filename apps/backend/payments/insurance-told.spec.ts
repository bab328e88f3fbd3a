// A vendor whose insurance has run out is paid all the same where the company does not say
// otherwise, and whoever decides is told.
import { beforeAll, expect, it } from 'vitest';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { ROLE: 'api' } });
let bank: BankWorld;
beforeAll(async () => {
  bank = await openBankWorld(app);
});

it('is told with every payment that is not sent yet', async () => {
  const { services } = app.platform;
  const id = await bank.ready('Hawthorn Electric');
  const pending = await bank.planned(id, '10.00');
  const approved = await bank.approved(id, '20.00');
  expect((await bank.payment(approved)).insuranceEnded).toBeNull();
  const expiresOn = dayAfter(services.clock.today(), -1);
  const { position } = await services.dispatch(
    vendor,
    id,
    { type: 'RecordDocument', data: { kind: 'liability-insurance', number: null, expiresOn } },
    { by: 'system', correlationId: 'spec' },
  );
  await services.until(position, 10_000);
  for (const payment of [pending, approved])
    expect(await bank.payment(payment)).toMatchObject({ insuranceEnded: expiresOn, holds: [] });
});
