// Parses lines pasted from a spreadsheet. Columns are recognized by their heading or by their
// contents.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { type NumberCell, numberErrors, tidyAmount, typedQuantity } from '../draft/number-cells.ts';
import { unitOf } from '../draft/unit-words.ts';
import { emptyLine, type LineValues } from '../draft/values.ts';

type Column = 'description' | 'quantity' | 'unit' | 'rate' | 'cost' | 'section';
type Row = readonly string[];

/** Common column headings; longer ones first if they contain others. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['cost', /^(our |unit )?cost\b/i],
  ['rate', /^(unit )?(price|rate)\b/i],
  ['quantity', /^(qty|quantity|count|how many)\b/i],
  ['unit', /^(unit|uom)s?$/i],
  ['section', /^(section|group|area)$/i],
  ['description', /^(description|item|name|service|material|scope|work)\b/i],
];

/**
 * Contains digits, possibly in parentheses or with a sign or word: the user is asked about such
 * cells.
 */
const isNumber = (cell: string): boolean => /^[-−(]?\s*\$?\s*[\d,]*\.?\d+\s*\)?$/.test(cell.trim());

/** Cells may be quoted and contain tabs and line breaks. */
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

/** The meaning of each column; undefined if it is ignored. A single odd cell does not change it. */
function columnsOf(rows: readonly Row[]): readonly (Column | undefined)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const most = (n: number, test: (cell: string) => unknown) => {
    const filled = rows.map((row) => row[n] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(test).length * 2 >= filled.length;
  };
  const places = Array.from({ length: width }, (_, n) => n);
  const unit = places.find((n) => most(n, unitOf));
  const description = places.find((n) => n !== unit && !most(n, isNumber));
  // The column before the unit is the quantity, whatever it contains.
  const counts = (n: number) => n + 1 === unit && n !== description;
  const numbers = places.filter((n) => n !== description && (most(n, isNumber) || counts(n)));
  // Two numeric columns are quantity and rate; a third is the total.
  const alone = numbers.length === 1 && !counts(numbers[0]!);
  const [quantity, rate] = alone ? [undefined, numbers[0]] : numbers;
  return places.map((n) => {
    if (n === description) return 'description';
    if (n === unit) return 'unit';
    if (n === quantity) return 'quantity';
    return n === rate ? 'rate' : undefined;
  });
}

/** Whether pasted text is more than the content of one cell. */
export const isSheet = (text: string): boolean => /[\t\n]/.test(text.trim());

/** The parsed lines, and descriptions of what was not understood. */
export interface Pasted {
  readonly lines: LineValues[];
  readonly unread: readonly string[];
}

/** One message per cell. An invalid number stays in the line as written and is flagged there. */
const unreadIn = (line: LineValues, unit: string): readonly string[] => [
  ...Object.entries(numberErrors(line)).map(([cell]) =>
    say(`unread.${cell as NumberCell}`, {
      text: line[cell as NumberCell],
      line: line.description,
    }),
  ),
  ...(unit !== '' && !unitOf(unit)
    ? [say('unread.unit', { text: unit, line: line.description })]
    : []),
];

/** Parses pasted text; rows without a description are skipped. */
export function linesIn(text: string): Pasted {
  const rows = cellsOf(text);
  const headings = rows[0]?.map(headingOf) ?? [];
  const headed = rows.length > 1 && headings.includes('description');
  const columns = headed ? headings : columnsOf(rows);
  const pasted = rows.slice(headed ? 1 : 0).flatMap((row) => {
    const cell = (column: Column) => row[columns.indexOf(column)] ?? '';
    if (cell('description') === '') return [];
    const line: LineValues = {
      ...emptyLine,
      description: cutToWhole(cell('description'), 2000),
      section: cutToWhole(cell('section'), 200),
      unit: unitOf(cell('unit')) ?? 'each',
      rate: tidyAmount(cell('rate')),
      cost: tidyAmount(cell('cost')),
      ...(typedQuantity(cell('quantity')) ?? { quantity: cell('quantity') }),
    };
    return [{ line, unread: unreadIn(line, cell('unit')) }];
  });
  return {
    lines: pasted.map(({ line }) => line),
    unread: pasted.flatMap(({ unread }) => unread),
  };
}
