// Packages on paper: all prices first, what every package has once, and then of each what only it
// has; whatever stands in its table comes to its subtotal.
import { beforeAll, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  const client = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Nora Vance', email: 'nora@client.example' },
  });
  clientId = client.body.id;
});

const line = (description: string, quantity: number, rate: string) => ({
  description,
  quantity,
  unit: 'square',
  rate,
});
const tearOff = line('Tear-off of the old roof', 20, '100.00');
const flashing = line('Flashing at the chimney', 1, '450.00');
const good = [tearOff, line('Three-tab shingles', 20, '200.00'), flashing];
const better = [tearOff, flashing, line('Architectural shingles', 20, '300.00')];
const best = [tearOff, flashing, line('Standing seam', 20, '700.00'), line('Snow guards', 8, '40')];

async function paperOf(
  packages: Readonly<Record<string, readonly ReturnType<typeof line>[]>>,
): Promise<string> {
  const made = await app.call<Estimate>('POST', '/api/estimates', {
    body: {
      clientId,
      projectTitle: 'New roof',
      serviceAddress: '1 Oak St',
      estimateType: 'multi_option',
      estimateOptions: Object.entries(packages).map(([title, lineItems], order) => ({
        title,
        order,
        lineItems,
      })),
    },
  });
  expect(made.status, made.text).toBe(201);
  const { text } = await app.call('GET', `/api/estimates/${made.body.id}/as-sent?part=paper`);
  return text.slice(text.indexOf('<body>'));
}
const times = (text: string, part: string): number => text.split(part).length - 1;
const block = (paper: string, title: string): string =>
  /^[^]*?<\/section>/.exec(paper.slice(paper.search(`<h2>Option \\d: ${title}`)))![0];
const amounts = (html: string): readonly string[] => html.match(/\$[\d,]+\.\d\d/g) ?? [];

it('the packages stand side by side with their prices before any line', async () => {
  const paper = await paperOf({ Good: good, Better: better, Best: best });
  const first = paper.slice(0, paper.indexOf('Tear-off'));
  for (const words of ['Good', 'Better', 'Best', '$6,450.00', '$8,450.00', '$16,770.00'])
    expect(first).toContain(words);
  expect(times(first, 'Recommended')).toBe(1);
});

it('what every package has is printed once, with its sum in each', async () => {
  const paper = await paperOf({ Good: good, Better: better, Best: best });
  expect(paper).toContain('In every option');
  expect(times(paper, 'Tear-off of the old roof')).toBe(1);
  expect(times(paper, 'Flashing at the chimney')).toBe(1);
  // 2,450 + 20 × 700 + 8 × 40 = 16,770
  expect(amounts(block(paper, 'Best')).slice(0, 7)).toEqual([
    '$16,770.00',
    '$2,450.00',
    '$700.00',
    '$14,000.00',
    '$40.00',
    '$320.00',
    '$16,770.00',
  ]);
  expect(block(paper, 'Good')).not.toContain('Tear-off');
});

it('packages that share nothing are printed in full', async () => {
  const paper = await paperOf({ Shingles: [good[1]!], Metal: [best[2]!] });
  expect(paper).not.toContain('In every option');
  expect(amounts(block(paper, 'Metal'))).toEqual([
    '$14,000.00',
    '$700.00',
    '$14,000.00',
    '$14,000.00',
  ]);
});

it('a package without lines takes nothing from the others', async () => {
  const paper = await paperOf({ Good: good, Better: better, Later: [] });
  expect(times(paper, 'Tear-off of the old roof')).toBe(1);
  expect(block(paper, 'Later')).toContain('No items are listed for this option.');
});

it('one that differs in the tax of a line does not share it', async () => {
  const untaxed = [{ ...tearOff, taxable: false }, better[2]!];
  const paper = await paperOf({ Good: good, Better: untaxed });
  expect(times(paper, 'Tear-off of the old roof')).toBe(2);
});

it('is chosen by a tick beside its name and price', async () => {
  const paper = await paperOf({ Good: good, Better: better });
  const signing = paper.slice(paper.indexOf('class="signature"'));
  expect(signing).toMatch(/Option 1: Good[^]*\$6,450\.00[^]*Option 2: Better[^]*\$8,450\.00/);
});
