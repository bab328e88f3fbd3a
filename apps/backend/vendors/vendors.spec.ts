// Vendors over HTTP: adding, looking up, editing.
import { describe, expect, it } from 'vitest';
import type { ImportPreview, ImportResult } from '@purlin/contracts/csv-import.ts';
import type { Vendor, VendorTimelineEntry } from '@purlin/contracts/vendors.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

const TODAY = new Date().toISOString().slice(0, 10);
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
        scheduledPaymentDate: TODAY,
      },
    });
    const message = 'Paid Fences has 1 payment, so the vendor was archived instead of deleted.';
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
      'payment: $10.00 payment created',
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

describe('vendors from a CSV file', () => {
  const head = 'Company,Contact,Email,Phone,Trade\n';
  const preview = async (csv: string) =>
    (await app.call<ImportPreview>('POST', '/api/vendors/import/preview', { body: { csv } })).body;
  const run = async (csv: string) =>
    (await app.call<ImportResult>('POST', '/api/vendors/import', { body: { csv } })).body;
  it('are added, changed, or told to be as they are; who is only alike is left out', async () => {
    const { id } = await add('Import Known', {
      email: 'known@supply.example',
      notes: 'Ring first',
    });
    const csv = `${head}Import New,Bo,new@supply.example,1,roofing
Import Known,Ana Ruiz,known@supply.example,(541) 555-0199,Painting
Import Other,Cy,known@supply.example,1,
Import New,Bo,new@supply.example,2,
import known,Ana Ruiz,known@supply.example,3,`;
    const { rows, problems } = await preview(csv);
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'add'],
      [3, 'change'],
    ]);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [
        4,
        'Import Other has the same email address as Import Known, who is already a vendor. To ' +
          `update that vendor, put the ID ${id} in an ID column.`,
      ],
      [5, 'Import New is already on line 2. Remove one of the two.'],
      [6, 'import known is already on line 3. Remove one of the two.'],
    ]);
    expect(await run(csv)).toMatchObject({ added: 1, changed: 1, same: 0 });
    expect(await names('q=import&category=Roofing')).toEqual(['Import New']);
    // What the file has no column for stays.
    expect((await app.call('GET', `/api/vendors/${id}`)).body).toMatchObject({
      phone: '(541) 555-0199',
      category: 'Painting',
      notes: 'Ring first',
    });
    const again = `${head}Import Known,Ana Ruiz,known@supply.example,(541) 555-0199,Painting\n`;
    expect(await run(again)).toEqual({ added: 0, changed: 0, same: 1, problems: [] });
  });
  it('are changed by their ID whatever else is another, as an export has it', async () => {
    const { id } = await add('Import Old', { email: 'old@supply.example' });
    const exported = await app.call('GET', '/api/vendors.csv?q=import old');
    expect(exported.text).toContain(`${id},Import Old`);
    const csv = exported.text
      .replace('Import Old', 'Import Renamed')
      .replace('old@supply.example', 'renamed@supply.example');
    expect(await run(csv)).toMatchObject({ added: 0, changed: 1, problems: [] });
    expect((await app.call('GET', `/api/vendors/${id}`)).body).toMatchObject({
      name: 'Import Renamed',
      email: 'renamed@supply.example',
    });
    const wrong = await preview(`ID,${head}987654,Import None,Bo,none@supply.example,1,\n`);
    expect(wrong.problems).toMatchObject([
      { message: 'There’s no vendor with the ID 987654. Leave the ID blank to add a new vendor.' },
    ]);
  });
  it('who are archived are restored first', async () => {
    const { id } = await add('Import Past', { email: 'past@supply.example' });
    const body = { vendorId: id, jobId: null, laborAmount: '10', scheduledPaymentDate: TODAY };
    await app.call('POST', '/api/vendor-payments', { body });
    await app.call('DELETE', `/api/vendors/${id}`);
    const { problems } = await preview(`${head}Import Past,Ana Ruiz,past@supply.example,9,\n`);
    expect(problems).toMatchObject([
      {
        message:
          'Import Past is an archived vendor. Restore the vendor first, then make the changes.',
      },
    ]);
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
