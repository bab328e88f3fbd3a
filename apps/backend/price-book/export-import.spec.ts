// What the price book exports, its import reads as the same items: rates, names and texts.
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ImportPreview } from '@purlin/contracts/csv-import.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { ROLE: 'api' } });
const COUNT = 40;
const rates = fc
  .tuple(fc.nat({ max: 99_999 }), fc.integer({ min: 0, max: 4 }), fc.nat({ max: 9_999 }))
  .map(([whole, places, parts]) =>
    places === 0 ? `${whole}` : `${whole}.${String(parts).padStart(4, '0').slice(0, places)}`,
  );
const AWKWARD = [
  ...Array.from('=+-@,;|"\'“«#/. 5Eé\t\u00a0'),
  'sep=',
  '=1+1',
  '1.234',
  '1,234.50',
  '#N/A',
  '12/',
];
const texts = fc
  .array(fc.constantFrom(...AWKWARD), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.join(''));
/** Names people would write that a spreadsheet reads as something else. */
const NAMES = [
  '3E5',
  '1.234',
  '6/12',
  '=SUM(A1)',
  '-2" vent',
  "'quoted",
  '007',
  '##',
  'yes',
  '1;2',
];

let categoryId: number;
beforeAll(async () => {
  const body = { name: '=Vents, "ridge"; 1.234', type: 'material' };
  await app.call('POST', '/api/pricebook/categories', { body });
  categoryId = await until('the category is there', async () => {
    const { body: all } = await app.call<PriceBookCategory[]>('GET', '/api/pricebook/categories');
    return all[0]?.id;
  });
});

it('the export of any items is an import that changes nothing', async () => {
  const names = [...NAMES, ...fc.sample(texts, COUNT).map((text, n) => `${text} n${n} ${text}`)];
  const prices = ['1.234', '12.345', '0.005', '100.120', ...fc.sample(rates, names.length)];
  const made = await Promise.all(
    names.map((name, n) =>
      app.call('POST', '/api/pricebook/items', {
        body: {
          categoryId,
          name,
          description: n % 3 === 0 ? null : `${prices[n]}\n${name}\n`,
          exclusions: n % 2 === 0 ? name : null,
          unit: Unit.options[n % Unit.options.length],
          standardPrice: prices[n],
          costPrice: n % 4 === 0 ? null : prices[n + 1],
        },
      }),
    ),
  );
  expect(made.filter(({ status }) => status !== 201 && status !== 202)).toEqual([]);
  const body = await until('every item is there', async () => {
    const { text: csv } = await app.call('GET', '/api/pricebook/items.csv');
    const read = await app.call<ImportPreview>('POST', '/api/pricebook/items/import/preview', {
      body: { csv },
    });
    return read.body.rows.length + read.body.problems.length >= names.length && read.body;
  });
  expect(body.problems).toEqual([]);
  expect(body.rows.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
  expect(body.rows).toHaveLength(names.length);
});
