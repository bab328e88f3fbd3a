// The search over everything: by name, number, telephone number and address; only what one may see.
import { describe, expect, it } from 'vitest';
import { KINDS, type Found, type Kind } from '@purlin/contracts/search.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
import type { Who } from '../../../tools/vitest/callers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { askedFor, begins } from './asked-for.ts';

const app = useTestApp({ seed: 'demo' });

const find = async (q: string, as?: Who): Promise<readonly Found[]> => {
  const { status, body, text } = await app.call<Found[]>(
    'GET',
    `/api/search?q=${encodeURIComponent(q)}`,
    { as },
  );
  expect(status, text).toBe(200);
  return body;
};
const kindsOf = (all: readonly Found[]): Kind[] => [...new Set(all.map(({ kind }) => kind))];

interface Client {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
}
const client = async (): Promise<Client> =>
  (await app.call<Client[]>('GET', '/api/clients?limit=50')).body.find(
    ({ phone, address }) => phone !== null && address !== null,
  )!;

describe('what was typed', () => {
  it.each([
    ['62', [62], undefined],
    ['#62', [62], undefined],
    ['est-62', [62], undefined],
    ['EST-62-7GQ2M4XA', [62], undefined],
    ['541 555', [], '541555'],
    ['(541) 555-0117', [], '5415550117'],
    ['0', [], undefined],
    ['ridge', [], undefined],
    ['88 Ridge', [], undefined],
  ])('%s', (q, numbers, digits) => expect(askedFor(q)).toEqual({ q, numbers, digits }));
});

describe('a client', () => {
  it.each([
    ['Lucía Rodríguez', ['rodriguez', 'LUCIA', 'Rodríguez luc']],
    ['Pat O’Brien', ["O'Brien", 'obrien', 'O‘BRIEN']],
    ['Ana Pen\u0303a', ['Peña', 'pena', 'PEN\u0303A']],
    ['Kim Smith–Jones', ['smith-jones', 'jones']],
    ['Dot Nettles', ['541.555.0966', '(541) 555-0966', '+1 541 555 0966', '5550966']],
  ])('%s is found however it is typed, in the list and in the palette', async (name, typed) => {
    const phone = '(541) 555-0966';
    const { body } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name, email: '', phone: name === 'Dot Nettles' ? phone : '' },
    });
    for (const q of typed) {
      const list = await app.call<Client[]>('GET', `/api/clients?q=${encodeURIComponent(q)}`);
      expect(list.body.map(({ id }) => id)).toContain(body.id);
      expect((await find(q)).map(({ kind, id }) => `${kind} ${id}`)).toContain(`client ${body.id}`);
    }
    await app.call('DELETE', `/api/clients/${body.id}`);
  });
});

describe('the beginning of a word', () => {
  it.each([
    ['Otto Bergmann', 'otto', true],
    ['Cottage Bottom', 'otto', false],
    ['Fern Ridge', 'RIDG', true],
    ['EST-62 Fern', '62', true],
    ['(541) 555-0117', '541', true],
    ['Nwosu, Amara', 'amara nw', true],
    ['Nwosu, Amara', 'amara su', false],
  ])('%s, %s: %s', (text, q, so) => expect(begins(['', text], q)).toBe(so));
});

describe('a client', () => {
  it('is found by the beginning of a name, by street and by telephone number', async () => {
    const { id, name, phone, address } = await client();
    for (const q of [
      name.slice(0, 4).toUpperCase(),
      address!.slice(0, 10),
      phone!,
      phone!.replaceAll(/\D/g, '').slice(-7),
    ])
      expect(await find(q), q).toContainEqual(expect.objectContaining({ kind: 'client', id }));
  });
});

it('shows a telephone number as lists do, however it was typed', async () => {
  await app.call('POST', '/api/clients', {
    body: { name: 'Plain Digits', email: 'plain@client.example', phone: '5415550177' },
  });
  expect(await find('Plain Digits')).toMatchObject([{ detail: '(541) 555-0177' }]);
});

it('finds by number what has it, before what is called so', async () => {
  const all = await find('#7');
  for (const kind of ['estimate', 'job', 'payment'] as const)
    expect(all.find((one) => one.kind === kind)?.id, kind).toBe(7);
});

it('finds things of every kind, a few of each, and nothing in nothing', async () => {
  const all = [...(await find('roof')), ...(await find('in')), ...(await find('12'))];
  expect(kindsOf(all).toSorted()).toEqual(Object.keys(KINDS).toSorted());
  for (const kind of kindsOf(all))
    expect((await find('in')).filter((one) => one.kind === kind).length).toBeLessThanOrEqual(5);
  expect(await find('no such thing anywhere')).toEqual([]);
  expect((await app.call('GET', '/api/search?q=%20')).status).toBe(400);
});

it.each(Role.options)('shows %s only what they may see', async (role) => {
  await until('the demo company is there', async () => (await find('roof')).length > 0);
  const seen = kindsOf([...(await find('roof', role)), ...(await find('12', role))]);
  for (const kind of seen) expect(may(role, KINDS[kind]), kind).toBe(true);
  if (role === 'client' || role === 'vendor') expect(seen).toEqual([]);
  if (role === 'scheduler') expect(seen).not.toContain('payment');
});
