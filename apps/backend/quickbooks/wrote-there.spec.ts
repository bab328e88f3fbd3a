// Linking fills what is blank there: what we wrote is known, stays when somebody is unlinked, and
// is no evidence afterwards.
import { expect, it } from 'vitest';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { afterTheirs, afterWriting, wroteOf } from './wrote-there.ts';

const world = useQuickBooksWorld({ connected: true });

const OURS = { phone: '541 555 0142', address: '12 Hendricks Hill Dr, Eugene, OR 97403' };

it('keeps for each entry there what is ours, until somebody there writes something else', () => {
  const all = afterWriting(afterWriting([], '5', ['phone']), '5', ['phone', 'email']);
  expect(all).toEqual([{ theirId: '5', fields: ['phone', 'email'] }]);
  expect(afterWriting(all, '6')).toEqual(all);
  expect(wroteOf(afterWriting(all, '6', ['name']), '5')).toEqual(['phone', 'email']);
  expect(afterTheirs(all, '5', ['email'])).toEqual([{ theirId: '5', fields: ['phone'] }]);
  expect(afterTheirs(all, '5', ['email', 'phone'])).toEqual([]);
  expect(afterTheirs(all, null, ['email'])).toEqual(all);
});

it('knows what linking filled, also once it is unlinked', async () => {
  const there = world.customerThere({
    DisplayName: 'Gray House',
    PrimaryEmailAddr: { Address: 'gray@house.example' },
  });
  await world.client('Ada Gray', 'gray@house.example', OURS);
  const { id, candidates, ours } = await world.untilState('Ada Gray', 'review');
  expect(candidates).toMatchObject([{ theirId: there.Id, phone: '', wrote: [] }]);
  expect(ours).toMatchObject(OURS);
  await world.post(`/sync/${id}/match`, { choice: 'link', theirId: there.Id });
  // Their name is another one, which is asked about and not written.
  const linked = await world.untilState('Ada Gray', 'differs');
  expect(linked).toMatchObject({ theirId: there.Id, wrote: ['phone', 'address'] });
  expect(world.named('Gray House')).toMatchObject({
    PrimaryPhone: { FreeFormNumber: OURS.phone },
  });
  await world.post(`/sync/${id}/unlink`);
  const again = await world.untilState('Ada Gray', 'review');
  expect(again).toMatchObject({ theirId: null, wrote: [] });
  expect(again.candidates).toMatchObject([{ theirId: there.Id, wrote: ['phone', 'address'] }]);
});

it('is not ours any more once they have changed it', async () => {
  const there = world.customerThere({
    DisplayName: 'Cedar House',
    PrimaryEmailAddr: { Address: 'cedar@house.example' },
  });
  await world.client('Cedar House', 'cedar@house.example', OURS);
  const linked = await world.untilRecord(
    'it is linked, and filled',
    ({ title, wrote }) => title === 'Cedar House' && wrote.length === 2,
  );
  expect(linked).toMatchObject({ theirId: there.Id, wrote: ['phone', 'address'] });
  world.changeThere('Cedar House', { PrimaryPhone: { FreeFormNumber: '541 555 0777' } });
  await world.compared();
  expect(await world.untilState('Cedar House', 'differs')).toMatchObject({ wrote: ['address'] });
});

it('is all that is not blank of somebody whom we added there', async () => {
  await world.client('Di Elm', 'di@elm.example');
  expect(await world.untilState('Di Elm', 'in-step')).toMatchObject({ wrote: ['name', 'email'] });
});

it('knows whether a vendor there has a contact', async () => {
  world.books.write('Vendor', {
    DisplayName: 'Fir Supply LLC',
    GivenName: 'Bo',
    FamilyName: 'Fir',
  });
  const { body } = await world.app.call<{ id: number }>('POST', '/api/vendors', {
    body: {
      name: 'Fir Supply',
      contactPerson: 'Ed Fir',
      email: 'ed@fir.example',
      phone: '541 555 0150',
      address: null,
    },
  });
  await world.add('vendor', body.id);
  const fir = await world.untilState('Fir Supply', 'review');
  expect(fir).toMatchObject({ ours: { contact: 'Ed Fir' }, candidates: [{ contact: 'Bo Fir' }] });
});
