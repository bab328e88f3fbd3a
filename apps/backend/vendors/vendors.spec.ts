// Vendors over HTTP: adding, looking up, editing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

const details = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  contactPerson: 'Ana Ruiz',
  email: 'ana@supply.example',
  phone: '(541) 555-0110',
  ...more,
});
const add = async (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  (await app.call<Vendor>('POST', '/api/vendors', { body: details(name, more) })).body;
const names = async (query: string) =>
  (await app.call<Vendor[]>('GET', `/api/vendors?${query}`)).body.map((vendor) => vendor.name);

describe('adding a vendor', () => {
  it('answers with the vendor, active, blanks as null', async () => {
    const { status, body } = await app.call<Vendor>('POST', '/api/vendors', {
      body: details('Aster Roofing', { category: '', notes: ' ', address: '12 Mill St' }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Aster Roofing',
      status: 'active',
      category: null,
      notes: null,
      address: '12 Mill St',
    });
  });
  it('does it once for one Idempotency-Key', async () => {
    const once = () =>
      app.call<Vendor>('POST', '/api/vendors', {
        body: details('Only Once'),
        headers: { 'idempotency-key': 'only-once-1' },
      });
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
    expect(await names('q=only once')).toEqual(['Only Once']);
  });
  it('names every field that is missing', async () => {
    const { status, body } = await app.call<{ errors: object }>('POST', '/api/vendors', {
      body: { name: 'X' },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['contactPerson', 'email', 'phone']);
  });
});

describe('the list', () => {
  it('is by name, page by page, filtered and searched', async () => {
    for (const [name, category] of [
      ['cedar Metal', 'Roofing'],
      ['Birch Paint', 'Painting'],
      ['Dogwood Metal', 'Roofing'],
    ] as const)
      await add(`list ${name}`, { category });
    expect(await names('q=list')).toEqual([
      'list Birch Paint',
      'list cedar Metal',
      'list Dogwood Metal',
    ]);
    expect(await names('q=list&category=Roofing')).toEqual([
      'list cedar Metal',
      'list Dogwood Metal',
    ]);
    const first = await app.call<Vendor[]>('GET', '/api/vendors?q=list&limit=2');
    expect(await names(`q=list&limit=2&cursor=${first.headers.get('x-next-cursor')}`)).toEqual([
      'list Dogwood Metal',
    ]);
  });
  it('takes wildcards of a search as letters', async () => {
    await add('100% Gutters');
    expect(await names('q=100%25')).toEqual(['100% Gutters']);
    expect(await names('q=_')).toEqual([]);
  });
});

describe('editing a vendor', () => {
  it('changes what is given and nothing else', async () => {
    const vendor = await add('Elm Hauling', { notes: 'By seven', category: 'Other' });
    const edited = await app.call<Vendor>('PATCH', `/api/vendors/${vendor.id}`, {
      body: { phone: '(541) 555-0199', status: 'inactive' },
    });
    expect(edited.body).toEqual({ ...vendor, phone: '(541) 555-0199', status: 'inactive' });
    expect(await names('q=elm&status=active')).toEqual([]);
    expect(
      (
        await app.call<Vendor>('PATCH', `/api/vendors/${vendor.id}`, {
          body: { status: 'active', notes: '' },
        })
      ).body,
    ).toMatchObject({ status: 'active', notes: null, category: 'Other' });
  });
  it('says 404 for a vendor that nobody knows, and 412 when somebody else was faster', async () => {
    expect((await app.call('PATCH', '/api/vendors/987654', { body: { phone: '1' } })).status).toBe(
      404,
    );
    const { id } = await add('Fir Framing');
    await app.call('PATCH', `/api/vendors/${id}`, { body: { phone: '1' } });
    expect(
      (
        await app.call('PATCH', `/api/vendors/${id}`, {
          body: { phone: '2' },
          headers: { 'if-match': '"0"' },
        })
      ).status,
    ).toBe(412);
  });
});
