// What was deleted or made inactive in QuickBooks: it stays failed until it was read there again,
// and a person has it made anew or leaves it out.
import { expect, it } from 'vitest';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const untilClient = (title: string, state: QuickBooksRecord['state']) =>
  world.untilState(title, state, 'customer');
const setActive = (name: string, Active: boolean) => world.changeThere(name, { Active });
async function madeInactive(name: string): Promise<QuickBooksRecord> {
  await world.client(name, `${name.replace(' ', '.').toLowerCase()}@gone.example`);
  await untilClient(name, 'in-step');
  setActive(name, false);
  await world.post('/sync');
  return untilClient(name, 'failed');
}

it('stays failed through every way to try again, and is in step once it is back', async () => {
  const ada = await madeInactive('Ada Birch');
  expect(ada).toMatchObject({ gone: true, reason: expect.stringMatching(/made inactive/) });
  for (const [path, body] of [
    ['/sync/retry', { id: ada.id }],
    ['/sync/retry', { all: true }],
    ['/sync'],
  ] as const) {
    expect((await world.post(path, body)).status).toBe(200);
    await world.untilQuiet();
    await untilClient('Ada Birch', 'failed');
  }
  setActive('Ada Birch', true);
  await world.post('/sync/retry', { id: ada.id });
  expect(await untilClient('Ada Birch', 'in-step')).toMatchObject({ gone: false });
});

it('is back without a press once a comparison has seen it', async () => {
  await madeInactive('Ben Alder');
  setActive('Ben Alder', true);
  await world.post('/sync');
  await untilClient('Ben Alder', 'in-step');
});

it('is made active again there when somebody says so here, and stays the same one', async () => {
  const gil = await madeInactive('Gil Hazel');
  expect(gil).toMatchObject({ gone: true, inactive: true });
  const { Id } = world.named('Gil Hazel');
  expect((await world.post(`/sync/${gil.id}/activate`)).status).toBe(200);
  expect(await untilClient('Gil Hazel', 'in-step')).toMatchObject({ theirId: Id, inactive: false });
  expect(world.named('Gil Hazel')).toMatchObject({ Id, Active: true });
  expect((await world.post(`/sync/${gil.id}/activate`)).status).toBe(409);
  const as = 'estimator';
  const { status } = await world.app.call('POST', `/api/quickbooks/sync/${gil.id}/activate`, {
    as,
  });
  expect(status).toBe(403);
});

it('is made anew when somebody says so, under a name that is free', async () => {
  const cleo = await madeInactive('Cleo Ash');
  const before = world.named('Cleo Ash').Id;
  expect((await world.post(`/sync/${cleo.id}/create-again`)).status).toBe(200);
  const now = await untilClient('Cleo Ash', 'in-step');
  expect(now.theirId).not.toBe(before);
  expect(world.named(`Cleo Ash (${cleo.ourId})`).Id).toBe(now.theirId);
  expect((await world.post(`/sync/${cleo.id}/create-again`)).status).toBe(409);
});

it('is left out, and taken up again', async () => {
  const dana = await madeInactive('Dana Elm');
  expect((await world.post(`/sync/${dana.id}/exclude`)).status).toBe(200);
  const { body } = await world.app.call('PATCH', `/api/clients/${dana.ourId}`, {
    body: { phone: '541 555 0101' },
  });
  expect(body).toMatchObject({ phone: '541 555 0101' });
  await world.compared();
  expect(await untilClient('Dana Elm', 'excluded')).toMatchObject({ differences: [] });
  expect(world.named('Dana Elm').PrimaryPhone).toBeUndefined();
  setActive('Dana Elm', true);
  expect((await world.post(`/sync/${dana.id}/include`)).status).toBe(200);
  await world.untilQuiet();
  await untilClient('Dana Elm', 'in-step');
  expect(world.named('Dana Elm').PrimaryPhone).toEqual({ FreeFormNumber: '541 555 0101' });
});

it('is so of papers too: an estimate that was deleted is made anew', async () => {
  const clientId = await world.client('Eli Fir', 'eli@fir.example');
  const id = await world.approvedEstimate(clientId, '90.00');
  const untilPaper = (state: QuickBooksRecord['state']) =>
    world.untilRecord(
      `it is ${state}`,
      (one) => one.kind === 'estimate' && one.ourId === id && one.state === state,
    );
  const { theirId, paper } = await untilPaper('in-step');
  expect(paper).toEqual({
    total: '90.00',
    invoiceNumber: null,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  world.books.remove('Estimate', world.books.read('Estimate', theirId!));
  await world.post('/sync');
  const gone = await untilPaper('failed');
  await world.post('/sync/retry', { id: gone.id });
  await world.untilQuiet();
  expect(await untilPaper('failed')).toMatchObject({ gone: true });
  await world.post(`/sync/${gone.id}/create-again`);
  const anew = await untilPaper('in-step');
  expect(anew.theirId).not.toBe(theirId);
  expect(world.books.all('Estimate')).toHaveLength(1);
});

it('offers who was made inactive and has the name, and makes them active as this one', async () => {
  const there = world.customerThere({ DisplayName: 'Fay Gum', Active: false });
  await world.client('Fay Gum', 'fay@gum.example');
  const fay = await untilClient('Fay Gum', 'review');
  expect(fay.reason).toMatch(/Fay Gum is inactive in QuickBooks/);
  expect(fay.candidates).toMatchObject([
    { theirId: there.Id, inactive: true, page: expect.stringContaining(there.Id) },
  ]);
  await world.post(`/sync/${fay.id}/match`, { choice: 'link', theirId: there.Id });
  await untilClient('Fay Gum', 'in-step');
  expect(world.named('Fay Gum')).toMatchObject({ Id: there.Id, Active: true });
});

it('is left out with others by one press, and nobody of another company', async () => {
  const those = [await madeInactive('Hal Yew'), await madeInactive('Ivy Yew')];
  const ids = those.map(({ id }) => id);
  const exclude = (as?: 'estimator') =>
    world.app.call<{ excluded: number }>('POST', '/api/quickbooks/sync/exclude', {
      body: { ids: [...ids, 999_999] },
      ...(as && { as }),
    });
  expect((await exclude('estimator')).status).toBe(403);
  expect((await exclude()).body).toEqual({ excluded: 2 });
  for (const { title } of those) await untilClient(title, 'excluded');
  expect((await exclude()).body).toEqual({ excluded: 0 });
});

it('asks about who was made active again before they are created again', async () => {
  const jan = await madeInactive('Jan Teak');
  setActive('Jan Teak', true);
  expect((await world.post(`/sync/${jan.id}/create-again`)).status).toBe(200);
  const asked = await untilClient('Jan Teak', 'review');
  expect(asked.candidates).toMatchObject([{ theirId: jan.theirId, linkable: true }]);
  await world.post(`/sync/${jan.id}/match`, { choice: 'link', theirId: jan.theirId });
  expect(await untilClient('Jan Teak', 'in-step')).toMatchObject({ theirId: jan.theirId });
});

it('is not called gone because a list misses it', async () => {
  await world.client('Kim Sorrel', 'kim@sorrel.example');
  await untilClient('Kim Sorrel', 'in-step');
  world.changeThere('Kim Sorrel', { PrimaryPhone: { FreeFormNumber: '541 555 0171' } });
  world.server.trouble.insteadOf = ({ path, text }) =>
    path === 'query' && text.includes('from Customer where Id in')
      ? { status: 200, body: { QueryResponse: {} } }
      : undefined;
  await world.comparison();
  world.server.trouble.insteadOf = () => undefined;
  await untilClient('Kim Sorrel', 'differs');
});
