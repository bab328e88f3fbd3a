// A name that somebody else has in QuickBooks: a person says what ours is called there instead, and
// nothing is refused without words.
import { expect, it } from 'vitest';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const rename = (id: number, name: string) =>
  world.app.call('PATCH', `/api/clients/${id}`, { body: { name } });

it('says at the field what is wrong with the name of somebody new', async () => {
  world.customerThere({
    DisplayName: 'Rental House',
    PrimaryEmailAddr: { Address: 'ash@house.example' },
  });
  await world.client('Ash: Rental House', 'ash@house.example');
  const { id } = await world.untilState('Ash: Rental House', 'review');
  const match = (name: string) => world.post(`/sync/${id}/match`, { choice: 'create', name });
  for (const name of ['Ash: Rental House', 'a'.repeat(101), ''])
    expect((await match(name)).body).toMatchObject({ errors: { name: expect.anything() } });
  expect((await match('rental house')).body).toMatchObject({ code: 'record-name-taken' });
  expect((await match('Ash Rental House')).status).toBe(200);
  await world.untilState('Ash: Rental House', 'in-step');
  expect(world.named('Ash Rental House')).toBeDefined();
});

it('knows that who was made inactive there has the name', async () => {
  world.customerThere({ DisplayName: 'Old Oak', Active: false });
  world.customerThere({ DisplayName: 'Oaks', PrimaryEmailAddr: { Address: 'new@oak.example' } });
  await world.client('New Oak', 'new@oak.example');
  const { id } = await world.untilState('New Oak', 'review');
  const { body } = await world.post(`/sync/${id}/match`, { choice: 'create', name: 'Old Oak' });
  expect(body['code']).toBe('record-name-taken');
});

it('asks what one that is there is called, and keeps the name that is chosen', async () => {
  const holder = world.books.write('Vendor', { DisplayName: 'Birch & Sons' });
  const ourId = await world.client('Ada Birch', 'ada@birch.example');
  const { id, theirId } = await world.untilState('Ada Birch', 'in-step');
  expect((await world.post(`/sync/${id}/name`, { name: 'Ada' })).body['code']).toBe(
    'record-name-free',
  );
  await rename(ourId, 'Birch & Sons');
  const failed = await world.untilState('Birch & Sons', 'failed');
  expect(failed).toMatchObject({
    id,
    theirId,
    nameTaken: true,
    holder: { kind: 'vendor', theirId: holder.Id, page: expect.stringContaining(holder.Id) },
  });
  const name = (chosen: string) => world.post(`/sync/${id}/name`, { name: chosen });
  expect((await name('Birch & Sons')).body['code']).toBe('record-name-taken');
  expect((await name('Birch: Sons')).body).toMatchObject({ errors: { name: expect.anything() } });
  expect((await name(`Birch & Sons (${ourId})`)).status).toBe(200);
  expect(await world.untilState('Birch & Sons', 'in-step')).toMatchObject({
    id,
    nameTaken: false,
    holder: null,
  });
  expect(world.named(`Birch & Sons (${ourId})`).Id).toBe(theirId);
  // What else changes leaves it, nor is it a difference.
  await world.app.call('PATCH', `/api/clients/${ourId}`, { body: { phone: '541 555 0199' } });
  await world.compared();
  expect(world.named(`Birch & Sons (${ourId})`)).toMatchObject({
    Id: theirId,
    PrimaryPhone: { FreeFormNumber: '541 555 0199' },
  });
  expect(await world.untilState('Birch & Sons', 'in-step')).toMatchObject({ differences: [] });
});

it('takes the name that it has there, and goes on with ours where that is changed', async () => {
  const bo = await world.client('Bo Cedar', 'bo@cedar.example');
  const { id } = await world.untilState('Bo Cedar', 'in-step');
  world.customerThere({ DisplayName: 'Cedar House' });
  await rename(bo, 'Cedar House');
  await world.untilState('Cedar House', 'failed');
  expect((await world.post(`/sync/${id}/name`, { name: 'Bo Cedar' })).status).toBe(200);
  await world.untilState('Cedar House', 'in-step');
  expect(world.named('Bo Cedar').Id).toBe(
    (await world.records()).find((one) => one.id === id)?.theirId,
  );
  const di = await world.client('Di Elm', 'di@elm.example');
  await world.untilState('Di Elm', 'in-step');
  await rename(di, 'Cedar House');
  await world.untilRecord('hers fails', ({ ourId, state }) => ourId === di && state === 'failed');
  await rename(di, 'Di Elm Tree');
  await world.untilState('Di Elm Tree', 'in-step');
  expect(world.named('Di Elm Tree')).toBeDefined();
});
