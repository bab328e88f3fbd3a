// Who has the same telephone number there under another name may be the same: a person says.
import { expect, it } from 'vitest';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const there = (DisplayName: string, phone: string, more: object = {}) =>
  world.customerThere({
    DisplayName,
    PrimaryPhone: { FreeFormNumber: phone },
    ...more,
  });

it('asks about the same number under another name, also of who came a moment ago', async () => {
  await world.client('Ada Birch', 'ada@birch.example', { phone: '541 555 0101' });
  await world.untilState('Ada Birch', 'in-step');
  // Everybody was read with Ada: he came later.
  const bob = there('Bob Alderson', '541 555 9876');
  await world.client('Robert Alderson', null, { phone: '(541) 555-9876' });
  const asked = await world.untilState('Robert Alderson', 'review');
  expect(asked.candidates).toMatchObject([
    { theirId: bob.Id, name: 'Bob Alderson', linkable: true },
  ]);
  expect(world.books.all('Customer').map(({ DisplayName }) => DisplayName)).not.toContain(
    'Robert Alderson',
  );
  await world.post(`/sync/${asked.id}/match`, { choice: 'link', theirId: bob.Id });
  const robert = await world.untilState('Robert Alderson', 'differs');
  expect(robert).toMatchObject({ theirId: bob.Id, differences: [{ field: 'name' }] });
});

it('asks about nobody whose number changed, is a job’s, or says too little', async () => {
  const cleo = there('Cleo Ash', '541 555 0303');
  there('Shed of Cleo', '541 555 0404', { ParentRef: { value: cleo.Id }, Job: true });
  there('Front desk', '12');
  world.changeThere('Cleo Ash', { PrimaryPhone: { FreeFormNumber: '541 555 0305' } });
  for (const [name, phone] of [
    ['Dana Elm', '541 555 0303'],
    ['Eli Fir', '541 555 0404'],
    ['Fay Gum', '12'],
  ] as const) {
    await world.client(name, null, { phone });
    await world.untilState(name, 'in-step');
  }
});

it('takes who has the same number as another client of ours for somebody else', async () => {
  await world.client('Gus Birch', 'gus@birch.example', { phone: '541 555 0101' });
  await world.untilState('Gus Birch', 'in-step');
  expect(world.books.duplicates()).toEqual([]);
});

it('asks about the same number in a first sync, too', async () => {
  await world.app.call('POST', '/api/quickbooks/disconnect');
  there('Holly & Sons', '541 555 0777');
  await world.client('H. Holly', null, { phone: '541-555-0777' });
  for (let n = 0; n < 32; n += 1) await world.client(`Client ${n}`, `client-${n}@many.example`);
  // Few wait when the first has its turn, and many when the last has, or the other way round.
  there('Ivy & Sons', '541 555 0888');
  await world.client('I. Ivy', null, { phone: '541-555-0888' });
  await world.connect();
  await world.untilState('H. Holly', 'review');
  await world.untilState('I. Ivy', 'review');
  await world.untilQuiet();
});
