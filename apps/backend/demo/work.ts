// Demo data: the work that the demo company offers, as titles, lines from the price book, and
// options.
import type { LineDraft } from '@purlin/domain/shared/lines.ts';
import { demoPriceBook } from './price-book.ts';

/**
 * A line before it knows the number of its item: the item's name, how much of it, and under which
 * heading.
 */
export type DemoLine = readonly [item: string, quantity: number, section?: string];
export interface DemoOption {
  readonly title: string;
  readonly description: string;
  readonly lines: readonly DemoLine[];
}
export interface DemoWork {
  readonly title: string;
  readonly description: string;
  readonly notes?: string;
  readonly lines?: readonly DemoLine[];
  readonly options?: readonly DemoOption[];
}

const PREPARATION = 'Preparation';
const ROOF = 'Roof';
const FLASHING = 'Flashing and ventilation';

const before = (squares: number): DemoLine[] => [
  ['Tear-off, one layer', squares, PREPARATION],
  ['Drop box, 20 yards', 1, PREPARATION],
];
const after = (squares: number): DemoLine[] => [
  ['Ice and water shield, installed', Math.ceil(squares / 5), FLASHING],
  ['Ridge vent, installed', squares * 2, FLASHING],
  ['Pipe boot replacement', 3, FLASHING],
  ['Permit and inspection', 1],
];
const roofOf = (item: string, squares: number): DemoLine[] => [
  ...before(squares),
  [item, squares, ROOF],
  ...after(squares),
];
const ROTTEN = 'Rotten decking is replaced at $92 a sheet, after we have shown it to you.';

/** Kinds of work by size: squares of roof, feet of gutter, or pieces. */
export const DEMO_WORK = {
  replacement: (squares) => ({
    title: 'Complete roof replacement',
    description: 'Tear-off of one layer and a new architectural shingle roof on house and garage.',
    notes: ROTTEN,
    lines: roofOf('Architectural shingles, installed', squares),
  }),
  packages: (squares) => ({
    title: 'Roof replacement, three packages',
    description:
      'The same careful work in three materials. Choose the one that fits the house and ' +
      'how long you will keep it.',
    notes: ROTTEN,
    options: [
      {
        title: 'Good',
        description: 'A sound roof at the best price: 25-year three-tab shingles.',
        lines: roofOf('Three-tab shingles, installed', squares),
      },
      {
        title: 'Better',
        description:
          'Architectural shingles with a lifetime limited warranty of the maker. What most ' +
          'of our clients choose.',
        lines: roofOf('Architectural shingles, installed', squares),
      },
      {
        title: 'Best',
        description:
          'Heavy designer shingles with the look of slate and our longest workmanship warranty.',
        lines: roofOf('Designer shingles, installed', squares),
      },
    ],
  }),
  metal: (squares) => ({
    title: 'Standing seam metal roof',
    description: '24-gauge standing seam with new underlayment; the last roof this house needs.',
    lines: [
      ['Tear-off, two layers', squares, PREPARATION],
      ['Drop box, 20 yards', 2, PREPARATION],
      ['Standing seam metal, installed', squares, ROOF],
      ['Snow guard', 24, ROOF],
      ['Chimney flashing, new', 1, FLASHING],
      ['Permit and inspection', 1],
    ],
  }),
  cedar: (squares) => ({
    title: 'Cedar shakes to shingles',
    description: 'The shakes come off, sheathing goes on, shingles that look the part.',
    lines: [
      ['Tear-off, cedar shakes', squares, PREPARATION],
      ['Decking replacement, 1/2 in. CDX', squares * 3, PREPARATION],
      ['Designer shingles, installed', squares, ROOF],
      ...after(squares),
    ],
  }),
  leak: (hours) => ({
    title: 'Leak repair at the chimney',
    description: 'Find the leak, new flashing, shingles around it.',
    lines: [
      ['Leak diagnosis', hours],
      ['Chimney flashing, new', 1],
      ['Shingle repair', 1],
    ],
  }),
  skylight: (pieces) => ({
    title: 'Skylight replacement',
    description: 'Old domes out, fixed laminated skylights in, flashed by the maker’s kit.',
    lines: [
      ['Skylight, replaced', pieces],
      ['Shingle repair', 0.5],
    ],
  }),
  storm: (squares) => ({
    title: 'Storm damage repair',
    description: 'Wind-lifted shingles, documented with photographs for the insurance claim.',
    notes: 'We meet your adjuster on site.',
    lines: [
      ['Emergency tarp', 1],
      ['Shingle repair', squares],
      ['Ridge cap replacement', squares * 5],
    ],
  }),
  gutters: (feet) => ({
    title: 'Gutter replacement',
    description: 'Seamless gutters with new downspouts.',
    lines: [
      ['Seamless gutter, five inch', feet],
      ['Downspout', Math.round(feet / 3)],
      ['Gutter guard', feet],
    ],
  }),
  fascia: (feet) => ({
    title: 'Fascia and gutters',
    description: 'Soft fascia out, primed cedar in, gutters rehung.',
    lines: [
      ['Fascia board, replaced', feet],
      ['Seamless gutter, six inch', feet],
      ['Downspout', 40],
    ],
  }),
  flat: (squares) => ({
    title: 'Flat roof, new membrane',
    description: 'White TPO over new cover board, seams welded, drains rebuilt.',
    lines: [
      ['Tear-off, one layer', squares, PREPARATION],
      ['TPO membrane, 60 mil, installed', squares, ROOF],
      ['Drain strainer, replaced', 3, ROOF],
      ['Permit and inspection', 1],
    ],
  }),
  patch: (pieces) => ({
    title: 'Flat roof repair',
    description: 'Open seams at the parapet; new membrane over the corners and a new strainer.',
    lines: [
      ['TPO membrane, 60 mil, installed', pieces],
      ['Drain strainer, replaced', 1],
      ['Leak diagnosis', 2],
    ],
  }),
  moss: (squares) => ({
    title: 'Moss treatment and gutter cleaning',
    description: 'Whole roof treated, gutters emptied by hand and flushed.',
    lines: [
      ['Moss treatment', squares],
      ['Gutter cleaning', squares * 7],
    ],
  }),
  care: (buildings) => ({
    title: `Annual care, ${buildings} buildings`,
    description: 'Debris, sealants, gutters and an inspection with photographs, once a year.',
    notes: 'Invoiced a building at a time.',
    lines: [
      ['Annual care visit', buildings],
      ['Gutter cleaning', buildings * 160],
      ['Roof inspection with report', buildings],
    ],
  }),
  inspection: () => ({
    title: 'Roof inspection before a sale',
    description: 'A report that buyer and seller can both read.',
    lines: [['Roof inspection with report', 1]],
  }),
  ventilation: (feet) => ({
    title: 'Attic ventilation',
    description: 'Ridge vent over the whole length and enough intake to feed it.',
    lines: [
      ['Ridge vent, installed', feet],
      ['Intake vent, soffit', 12],
      ['Solar attic fan', 1],
    ],
  }),
} satisfies Readonly<Record<string, (size: number) => DemoWork>>;

export type DemoWorkName = keyof typeof DEMO_WORK;

const ITEMS = demoPriceBook.flatMap(({ type, items }) => items.map((item) => ({ type, item })));
export const itemNames: readonly string[] = ITEMS.map(({ item: [name] }) => name);

/**
 * A line of an estimate from the price book, frozen at its price; `numberOf` knows the items'
 * numbers.
 */
export function lineDraft(
  [name, quantity, section]: DemoLine,
  numberOf: (item: string) => number,
): LineDraft {
  const found = ITEMS.find(({ item }) => item[0] === name);
  if (!found) throw new Error(`the demo price book has no ${name}`);
  const [, unit, price, cost, details, exclusions = null, process = null] = found.item;
  return {
    id: null,
    description: name,
    kind: found.type,
    quantityHundredths: Math.round(quantity * 100),
    unit,
    rateCents: Math.round(price * 100),
    costCents: cost === null ? null : Math.round(cost * 100),
    taxable: true,
    section: section ?? null,
    details,
    exclusions,
    process,
    priceBookItemId: numberOf(name),
  };
}
