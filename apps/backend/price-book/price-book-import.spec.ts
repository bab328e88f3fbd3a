// Items from a CSV file: what a preview promises is what an import does, once.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportPreview, ImportResult } from '@purlin/contracts/csv-import.ts';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
beforeAll(async () => {
  const { id: categoryId } = (
    await app.call<PriceBookCategory>('POST', '/api/pricebook/categories', {
      body: { name: 'Vents', type: 'material' },
    })
  ).body;
  await app.call('POST', '/api/pricebook/items', {
    body: {
      categoryId,
      name: 'Ridge vent',
      description: 'Aluminium',
      unit: 'lnft',
      standardPrice: '14',
      costPrice: '8',
    },
  });
});

const preview = <T = ImportPreview>(csv: string) =>
  app.call<T>('POST', '/api/pricebook/items/import/preview', { body: { csv } });
const run = (csv: string, key: string) =>
  app.call<ImportResult>('POST', '/api/pricebook/items/import', {
    body: { csv },
    headers: { 'idempotency-key': key },
  });
const items = async (q: string) =>
  (await app.call<PriceBookItem[]>('GET', `/api/pricebook/items?q=${q}`)).body;

const file = `Category,Type,Name,Unit,Price,Cost,Description
Vents,,ridge VENT,,"$15.50",9,
Tear-off,service,One layer,square,145,82,"Down to the decking, one layer"
Tear-off,service,Two layers,square,210,,
Vents,,Turbine,each,x,,
Vents,,,each,1,,
Nowhere,,Thing,each,1,,
Tear-off,Service,two layers,square,1,,
Vents,,Cap,furlong,1,,`;

describe('an import of items', () => {
  it('shows what it would do and what is wrong, and writes nothing', async () => {
    const { body } = await preview(file);
    expect(body.rows).toEqual([
      { line: 2, outcome: 'change', values: ['Vents', 'ridge VENT', 'lnft', '15.50', '9.00'] },
      { line: 3, outcome: 'add', values: ['Tear-off', 'One layer', 'square', '145.00', '82.00'] },
      { line: 4, outcome: 'add', values: ['Tear-off', 'Two layers', 'square', '210.00', ''] },
    ]);
    expect(body.problems).toEqual([
      {
        line: 5,
        column: 'Price',
        message: 'Enter an amount of 0 or more with up to four decimals, such as 145.00 or 1.2340',
      },
      { line: 6, column: 'Name', message: 'Please enter a name' },
      {
        line: 7,
        column: 'Type',
        message: 'This category doesn’t exist yet. Enter service or material so it can be added.',
      },
      {
        line: 8,
        column: 'Name',
        message: 'This item is already on line 4. Remove one of the two.',
      },
      {
        line: 9,
        column: 'Unit',
        message: 'Write one of each, hour, sqft, lnft, gallon, pound, square',
      },
    ]);
    expect(await items('layer')).toEqual([]);
  });
  it.each([
    ['145', '145.00'],
    ['145.5', '145.50'],
    ['$1,234.50', '1234.50'],
    ['$ 12,345,678.9', null],
    ['1,234', '1234.00'],
    ['1 234.50', null],
    ['1234,50', null],
    ['12,5', null],
    ['1.234,56', null],
    ['1,23,456', null],
    ['12,345,6', null],
    ['0.0375', '0.0375'],
    ['1.0050', '1.005'],
    ['1.005', null],
    ['0.03751', null],
    ['5.4E+02', null],
    ['-1', null],
    ['', '0.00'],
  ])('reads a price of %j in the one way it can be read, or not at all', async (typed, price) => {
    const csv = `Category;Type;Name;Price\nMetal;material;Drip edge;"${typed}"`;
    const { rows, problems } = (await preview(csv)).body;
    expect(rows.map(({ values }) => values[3])).toEqual(price === null ? [] : [price]);
    expect(problems.map(({ line, column }) => [line, column])).toEqual(
      price === null ? [[2, 'Price']] : [],
    );
  });
  it('does it, once for one key, and finds nothing to do the next time', async () => {
    const both = await Promise.all([run(file, 'import-items-1'), run(file, 'import-items-1')]);
    for (const { body } of both) expect(body.problems).toHaveLength(5);
    expect(await items('layer')).toMatchObject([
      {
        name: 'One layer',
        categoryName: 'Tear-off',
        categoryType: 'service',
        description: 'Down to the decking, one layer',
      },
      { name: 'Two layers', costPrice: null },
    ]);
    expect(await items('ridge')).toMatchObject([
      {
        name: 'ridge VENT',
        categoryType: 'material',
        unit: 'lnft',
        standardPrice: '15.50',
        costPrice: '9.00',
        description: null,
      },
    ]);
    expect(
      (await app.call<PriceBookCategory[]>('GET', '/api/pricebook/categories')).body.map(
        ({ name }) => name,
      ),
    ).toEqual(['Tear-off', 'Vents']);
    expect((await run(file, 'import-items-2')).body).toMatchObject({
      added: 0,
      changed: 0,
      same: 3,
    });
  });
  it('leaves what the file has no column for', async () => {
    const csv = 'category;name;price\nVents;ridge VENT;16';
    expect((await run(csv, 'import-items-3')).body).toEqual({
      added: 0,
      changed: 1,
      same: 0,
      problems: [],
    });
    expect(await items('ridge')).toMatchObject([
      { unit: 'lnft', standardPrice: '16.00', costPrice: '9.00' },
    ]);
  });
  it('takes the list as it was exported', async () => {
    const exported = (await app.call('GET', '/api/pricebook/items.csv')).text;
    const { body } = await preview(exported);
    expect([body.problems, body.rows.map(({ outcome }) => outcome)]).toEqual([
      [],
      ['same', 'same', 'same'],
    ]);
  });
  it('says what is wrong with a file as a whole', async () => {
    const refused = async (csv: string) => {
      const { status, body } = await preview<{ message: string }>(csv);
      return [status, body.message];
    };
    expect(await refused('Name\nVent')).toEqual([
      400,
      'The file has no column named "Category". Add it, or rename the right column in the first ' +
        'line.',
    ]);
    expect(await refused('')).toEqual([400, 'The file is empty. Choose another one.']);
    expect(await refused(`Category,Name\n${'Vents,x\n'.repeat(5_001)}`)).toEqual([
      400,
      'You can import up to 5,000 rows at once. Split the file and import the parts one at a time.',
    ]);
    expect(await refused(`Category,Name\n${'x'.repeat(5 * 1024 * 1024)}`)).toEqual([
      400,
      'The file is larger than 5 MB. Split it and import the parts one at a time.',
    ]);
  });
  it('is for staff', async () => {
    for (const as of ['client', 'vendor', 'anonymous'] as const)
      expect(
        (await app.call('POST', '/api/pricebook/items/import', { as, body: { csv: file } })).status,
      ).toBeGreaterThan(400);
  });
});
