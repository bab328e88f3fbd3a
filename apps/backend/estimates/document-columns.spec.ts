// Every amount on paper stands there whole and beside its neighbours, however large it is, and the
// signature stands with prices: seen in the text of the PDF and in where each piece of it stands.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

/** A piece of text and where it stands on its page, in points. */
interface Piece {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
}

/** The margin of a page, 16 mm, in points. */
const MARGIN = 45.3;

async function printed(id: number): Promise<{ pieces: readonly Piece[]; width: number }> {
  const cookie = await app.signIn('admin@purlin.example', 'correct-horse-battery');
  const response = await fetch(`${app.url}/api/estimates/${id}/pdf`, { headers: { cookie } });
  const data = new Uint8Array(await response.arrayBuffer());
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pieces: Piece[] = [];
  let width = 0;
  for (let page = 1; page <= document.numPages; page += 1) {
    const { view, getTextContent } = await document.getPage(page).then((one) => ({
      view: one.view,
      getTextContent: () => one.getTextContent(),
    }));
    width = view[2]!;
    for (const item of (await getTextContent()).items)
      if ('str' in item && item.str.trim() !== '') {
        const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
        const [right, { height }] = [left + item.width, item];
        pieces.push({ text: item.str, page, left, right, bottom, height });
      }
  }
  return { pieces, width };
}

/** Pairs of pieces of which one is printed over the other. */
const overlaps = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((one, n) =>
    pieces
      .slice(n + 1)
      .filter(
        (other) =>
          one.page === other.page &&
          Math.abs(one.bottom - other.bottom) < Math.min(one.height, other.height) / 2 &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );

const dollars = (decimal: string): string => `$${decimal.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const line = (quantity: number, unit: string, rate: string) => ({
  description: 'Architectural shingles, thirty years, with their underlayment',
  section: quantity > 1 ? 'Roof over the house and the garage' : null,
  quantity,
  unit,
  rate,
});
const lines = [
  ...Unit.options.flatMap((unit) => [line(28.25, unit, '145.00'), line(25, unit, '9.50')]),
  line(1, 'each', '123456.78'),
  line(1, 'each', '8999999.99'),
  line(1_000_000, 'square', '0.05'),
  line(999_999.99, 'lnft', '0.08'),
];
const amounts = ({ lineItems, total, subtotal }: Estimate['estimateOptions'][number]) => [
  subtotal,
  total,
  ...lineItems.flatMap((each) => [each.rate, each.total]),
];

async function offered(
  language: string,
  estimateType: string,
  { offer = lines, count = 2 } = {},
): Promise<Estimate> {
  const { id: clientId } = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: `${crypto.randomUUID()}@client.example`, language },
    })
  ).body;
  const options = Array.from({ length: count }, (_, order) => ({
    title: `Package ${order}`,
    order,
    lineItems: offer,
  }));
  const body = {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    estimateType,
    customerNotes: 'Please park on the street.',
    discountPercentage: 5,
    taxPercentage: 8.25,
    deposit: { kind: 'percent', value: '30' },
    ...(estimateType === 'single' ? { lineItems: offer } : { estimateOptions: options }),
  };
  const created = await app.call<Estimate>('POST', '/api/estimates', { body });
  expect(created).toMatchObject({ status: 201 });
  return created.body;
}

describe.each([
  ['en', 'single'],
  ['en', 'multi_option'],
  ['es', 'single'],
  ['es', 'multi_option'],
])('the columns of a paper in %s, %s', (language, estimateType) => {
  it('have room for every amount and every unit', async () => {
    const made = await offered(language, estimateType);
    const { pieces, width } = await printed(made.id);
    const text = pieces.map((piece) => piece.text).join(' ');
    const offers = estimateType === 'single' ? [made] : made.estimateOptions;
    const missing = offers
      .flatMap((offer) => amounts(offer as Estimate['estimateOptions'][number]))
      .filter((amount) => amount !== null && !text.includes(dollars(amount)));
    expect(missing).toEqual([]);
    expect(overlaps(pieces)).toEqual([]);
    expect(pieces.filter(({ right }) => right > width - MARGIN + 0.5)).toEqual([]);
  });
});

describe('the signature', () => {
  it.each([2, 3, 4, 5])('is on a page with prices, %i lines in each package', async (many) => {
    const { id } = await offered('en', 'multi_option', { offer: lines.slice(0, many), count: 3 });
    const { pieces } = await printed(id);
    const { page } = pieces.find(({ text }) => text.includes('Printed name'))!;
    const beside = pieces.filter((piece) => piece.page === page);
    expect(beside.some(({ text }) => text.includes('$'))).toBe(true);
  });
});
