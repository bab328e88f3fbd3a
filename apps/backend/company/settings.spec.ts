// The company's settings over HTTP: read, changed, not over somebody else's change, and looked back
// on.
import { expect, it } from 'vitest';
import type { PastSettings, SectionView } from '@purlin/contracts/settings.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

type Hours = SectionView<'hours'>;
const app = useTestApp();
const hours = async (): Promise<Hours> =>
  (await app.call<{ hours: Hours }>('GET', '/api/settings')).body.hours;

it('start with what is usual; a change says who made it and is refused over another', async () => {
  const before = await hours();
  expect(before).toMatchObject({ changes: 0, changedAt: null, changedBy: null });
  const body = {
    ...before.values,
    friday: { state: 'open', opens: '08:00', closes: '15:00' },
    changes: 0,
  };
  const saved = await app.call<Hours>('PUT', '/api/settings/hours', { body });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toMatchObject({ changes: 1, changedBy: 'First Admin' });
  expect(saved.body.values.friday.closes).toBe('15:00');
  expect(await hours()).toEqual(saved.body);

  const late = await app.call<{ code: string }>('PUT', '/api/settings/hours', {
    body: { ...body, friday: { state: 'closed', opens: '08:00', closes: '15:00' } },
  });
  expect(late).toMatchObject({ status: 412, body: { code: 'settings-changed' } });

  const past = await app.call<PastSettings[]>('GET', '/api/settings/hours/history');
  expect(past.body).toMatchObject([{ changes: 1, by: 'First Admin' }]);
  expect(past.body[0]?.values).toEqual(saved.body.values);
});

it('name the field that is wrong, and know no section that is not one', async () => {
  const { values } = await hours();
  const wrong = await app.call<{ errors: object }>('PUT', '/api/settings/hours', {
    body: { ...values, monday: { state: 'open', opens: '18:00', closes: '08:00' } },
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: { 'monday.closes': 'Please enter a time after the opening time' } },
  });
  expect((await app.call('GET', '/api/settings/nothing/history')).status).toBe(404);
});
