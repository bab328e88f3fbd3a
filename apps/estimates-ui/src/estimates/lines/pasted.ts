// Lines out of what was copied in a spreadsheet: which column is what is read off a heading, or off
// what stands in them.
import { Unit } from '@purlin/domain/shared/unit.ts';
import { moneyText, quantityText } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { emptyLine, type LineValues } from '../draft/values.ts';

type Column = 'description' | 'quantity' | 'unit' | 'rate' | 'cost' | 'section';
type Row = readonly string[];

/** The words that people put over such columns; longer ones first where one holds another. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['cost', /^(our |unit )?cost\b/i],
  ['rate', /^(unit )?(price|rate)\b/i],
  ['quantity', /^(qty|quantity|count|how many)\b/i],
  ['unit', /^(unit|uom)s?$/i],
  ['section', /^(section|group|area)$/i],
  ['description', /^(description|item|name|service|material|scope|work)\b/i],
];

const unitWords = new Map<string, Unit>(
  Unit.options.flatMap((unit) =>
    [unit, label(`unit.${unit}`), ...(unit === 'each' ? ['ea'] : [label(`short.${unit}`)])].map(
      (word) => [word.trim().toLowerCase(), unit] as const,
    ),
  ),
);
const unitOf = (cell: string): Unit | undefined =>
  unitWords.get(cell.trim().toLowerCase().replace(/\.$/, ''));
const isNumber = (cell: string): boolean => /^\s*\$?\s*[\d,]*\.?\d+\s*$/.test(cell);

/** Cells may be quoted and hold tabs and line ends of their own. */
function cellsOf(text: string): readonly Row[] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/y;
  const clean = text.replaceAll('\r\n', '\n');
  for (let at = 0; at <= clean.length;) {
    cell.lastIndex = at;
    const [found = '', quoted] = cell.exec(clean) ?? [];
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? found).trim());
    at += found.length;
    if (clean[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

const headingOf = (cell: string): Column | undefined =>
  HEADINGS.find(([, words]) => words.test(cell.trim()))?.[0];

/** What each column is; undefined is passed over. */
function columnsOf(rows: readonly Row[]): readonly (Column | undefined)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const all = (n: number, test: (cell: string) => unknown) => {
    const filled = rows.map((row) => row[n] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every(test);
  };
  const places = Array.from({ length: width }, (_, n) => n);
  const numbers = places.filter((n) => all(n, isNumber));
  const unit = places.find((n) => all(n, unitOf));
  const description = places.find((n) => n !== unit && !numbers.includes(n));
  // Two numbers are how many and at what price; a third is what they come to.
  const [quantity, rate] = numbers.length === 1 ? [undefined, numbers[0]] : numbers;
  return places.map((n) => {
    if (n === description) return 'description';
    if (n === unit) return 'unit';
    if (n === quantity) return 'quantity';
    return n === rate ? 'rate' : undefined;
  });
}

/** Whether what was pasted is more than the words of one cell. */
export const isSheet = (text: string): boolean => /[\t\n]/.test(text.trim());

/** The lines in it; rows without a description are passed over. */
export function linesIn(text: string): LineValues[] {
  const rows = cellsOf(text);
  const headings = rows[0]?.map(headingOf) ?? [];
  const headed = rows.length > 1 && headings.includes('description');
  const columns = headed ? headings : columnsOf(rows);
  return rows.slice(headed ? 1 : 0).flatMap((row): LineValues[] => {
    const cell = (column: Column) => row[columns.indexOf(column)] ?? '';
    if (cell('description') === '') return [];
    return [
      {
        ...emptyLine,
        description: cell('description').slice(0, 2000),
        section: cell('section').slice(0, 200),
        quantity: quantityText(cell('quantity')),
        unit: unitOf(cell('unit')) ?? 'each',
        rate: cell('rate') === '' ? '' : moneyText(cell('rate')),
        cost: cell('cost') === '' ? '' : moneyText(cell('cost')),
      },
    ];
  });
}
