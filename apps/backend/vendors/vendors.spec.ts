// Vendors over HTTP: adding, looking up, editing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportResult } from '@purlin/contracts/csv-import.ts';
import type { Vendor, VendorTimelineEntry } from '@purlin/contracts/vendors.ts';
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

describe('a vendor who is to go', () => {
  it('is deleted when nothing refers to them, archived otherwise, and told so', async () => {
    const remove = (id: number) =>
      app.call<{ removed: string; message: string }>('DELETE', `/api/vendors/${id}`);
    const nobody = await add('Gone Fences');
    expect((await remove(nobody.id)).body).toMatchObject({ removed: 'deleted' });
    expect((await app.call('GET', `/api/vendors/${nobody.id}`)).status).toBe(404);
    const paid = await add('Paid Fences');
    await app.call('POST', '/api/vendor-payments', {
      body: {
        vendorId: paid.id,
        jobId: null,
        laborAmount: '10',
        scheduledPaymentDate: new Date().toISOString().slice(0, 10),
      },
    });
    const message = 'Paid Fences has 1 payment, so the vendor is archived and not deleted.';
    expect((await remove(paid.id)).body).toMatchObject({ removed: 'archived', message });
    expect(await names('q=fences')).toEqual([]);
    expect(await names('q=fences&show=archived')).toEqual(['Paid Fences']);
    const restored = await app.call<Vendor>('POST', `/api/vendors/${paid.id}/restore`);
    expect(restored.body.archivedAt).toBeNull();
    expect(await names('q=fences')).toEqual(['Paid Fences']);
    const story = await app.call<VendorTimelineEntry[]>('GET', `/api/vendors/${paid.id}/timeline`);
    expect(story.body.map(({ about, summary }) => `${about}: ${summary}`)).toEqual([
      'vendor: Restored from the archive',
      'vendor: Archived with 1 payment',
      'payment: Payment of $10.00 planned',
      'vendor: Added as a vendor',
    ]);
  });
});

describe('the papers of a vendor', () => {
  it('say how they stand today', async () => {
    const { id } = await add('Papered Roofs');
    const put = (kind: string, number: string, expiresOn: string | null) =>
      app.call<Vendor>('PUT', `/api/vendors/${id}/documents`, {
        body: { kind, number, expiresOn },
      });
    await put('liability-insurance', 'GL-1', '2020-01-01');
    await put('w-9', '12-3456789', null);
    const { body } = await put('ccb-licence', '204118', '2199-12-31');
    expect(body.documents).toEqual([
      { kind: 'liability-insurance', number: 'GL-1', expiresOn: '2020-01-01', state: 'expired' },
      { kind: 'w-9', number: null, expiresOn: null, state: 'valid' },
      { kind: 'ccb-licence', number: '204118', expiresOn: '2199-12-31', state: 'valid' },
    ]);
    const removed = await app.call<Vendor>('POST', `/api/vendors/${id}/documents/remove`, {
      body: { kind: 'w-9' },
    });
    expect(removed.body.documents).toHaveLength(2);
  });
});

it('vendors are imported from CSV: new ones added, those who are there left alone', async () => {
  await add('Import Known', { email: 'known@supply.example' });
  const csv =
    'Company,Contact,Email,Phone,Trade\n' +
    'Import New,Bo,new@supply.example,1,roofing\n' +
    'Import Known,Ana Ruiz,known@supply.example,1,\n' +
    'Import Other,Cy,known@supply.example,1,\n';
  const { body } = await app.call<ImportResult>('POST', '/api/vendors/import', { body: { csv } });
  expect(body).toMatchObject({ added: 1, changed: 0, same: 1 });
  expect(body.problems).toMatchObject([
    { line: 4, message: expect.stringContaining('same e-mail address as Import Known') },
  ]);
  expect(await names('q=import&category=Roofing')).toEqual(['Import New']);
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
