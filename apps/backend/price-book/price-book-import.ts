// Items of the price book from a CSV file: an item with the same name in the same category is
// changed, any other is added, and its category with it.
import { z } from 'zod';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { RateInput } from '@purlin/contracts/fields.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { toDecimal, parseUsRate } from '@purlin/domain/shared/money.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { answerWords } from '@purlin/words/answers.ts';
import { added, edited } from './commands.ts';
import type { Asker, Receipt } from '../platform/core/commands/commands.ts';
import {
  readCsv,
  type CsvRow,
  type ImportPlan,
  type LineProblem,
  type RowPlan,
} from '../platform/core/files/csv-import.ts';
import type { Services } from '../platform/core/room.ts';
import { allCategories, type CategoryRow } from './read-models/price-book-categories.ts';
import { allItems, type ItemRow } from './read-models/price-book-items.ts';

const READABLE_MS = 5_000;
/** Whoever imports reads English so far, as in every file of rows. */
const say = answerWords('en');

const {
  AddItem: { shape: item },
} = priceBookItem.commands;
const words = z
  .string()
  .max(4000, 'Please enter 4,000 characters or fewer')
  .transform((text) => text || null);
/** A cell that may be blank, which is null. */
const orBlank = <T>(
  shape: z.ZodType<T>,
  message: string,
  clean: (text: string) => string = (text) => text.toLowerCase(),
) =>
  z.string().transform((text, ctx): T | null => {
    const cleaned = clean(text);
    if (cleaned === '') return null;
    const parsed = shape.safeParse(cleaned);
    if (parsed.success) return parsed.data;
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
/** "$1,234.50" as people write it. */
const amount = orBlank(
  RateInput.pipe(item.standardPriceCents),
  'Enter an amount of 0 or more with up to four decimals, such as 145.00 or 1.2340',
  (text) => (text === '' ? '' : (parseUsRate(text) ?? 'none')),
);
const yes = ['', 'yes', 'y', 'true', '1', 'active'];
const no = ['no', 'n', 'false', '0', 'inactive'];

const columns = {
  category: {
    heading: 'Category',
    also: ['categoryName'],
    required: true,
    shape: z
      .string()
      .min(1, 'Enter the category this item belongs to')
      .max(200, 'Please enter 200 characters or fewer'),
  },
  type: {
    heading: 'Type',
    also: ['categoryType'],
    shape: orBlank(CategoryType, 'Enter service or material'),
  },
  name: {
    heading: 'Name',
    also: ['item', 'itemName'],
    required: true,
    shape: z
      .string()
      .min(1, 'Please enter a name')
      .max(300, 'Please enter 300 characters or fewer'),
  },
  description: { heading: 'Description', also: ['scopeOfWork'], shape: words },
  exclusions: { heading: 'Exclusions', shape: words },
  process: { heading: 'Process', shape: words },
  unit: { heading: 'Unit', shape: orBlank(Unit, `Write one of ${Unit.options.join(', ')}`) },
  price: { heading: 'Price', also: ['standardPrice', 'rate'], shape: amount },
  cost: { heading: 'Cost', also: ['costPrice'], shape: amount },
  active: {
    heading: 'Active',
    also: ['isActive'],
    shape: z
      .string()
      .transform((text) => text.toLowerCase())
      .pipe(z.enum([...yes, ...no], 'Enter yes or no'))
      .transform((text) => yes.includes(text)),
  },
} as const;
type Row = CsvRow<typeof columns>;

const SHOWN = ['Category', 'Name', 'Unit', 'Price', 'Cost'];
const dollars = (cents: number | null): string => (cents === null ? '' : toDecimal(cents));
const keyOf = (...parts: readonly (string | number)[]): string => parts.join('\n').toLowerCase();

/** What importing the file would do. Throws a 400 Problem when it cannot be read at all. */
export async function planImport(csv: string, services: Services): Promise<ImportPlan> {
  const { rows, problems, ignored } = await readCsv(
    csv,
    columns,
    CSV_LIMITS.rows,
    services.product,
  );
  const [active, archived, items] = await Promise.all([
    allCategories(services.db, false),
    allCategories(services.db, true),
    allItems(services.db),
  ]);
  const book: Book = {
    active,
    archived,
    items: new Map(items.map((row) => [keyOf(row.categoryId, row.name), row])),
    made: new Map(),
    lines: new Map(),
  };
  const found: LineProblem[] = [];
  const plans = rows.flatMap((row): RowPlan[] => {
    const plan = planRow(row, book, services);
    if ('message' in plan) found.push({ line: row.line, ...plan });
    return 'message' in plan ? [] : [plan];
  });
  return {
    columns: SHOWN,
    rows: plans,
    problems: [...problems, ...found].toSorted((a, b) => a.line - b.line),
    ignored,
  };
}

interface Book {
  readonly active: readonly CategoryRow[];
  readonly archived: readonly CategoryRow[];
  readonly items: ReadonlyMap<string, ItemRow>;
  /** Categories that this import adds, each by the first of its rows. */
  readonly made: Map<string, Promise<number>>;
  /** In which line of the file an item stands. */
  readonly lines: Map<string, number>;
}
interface RowError {
  readonly column: string | null;
  readonly message: string;
}

function planRow(row: Row, book: Book, services: Services): RowPlan | RowError {
  const { line, values } = row;
  const category = categoryFor(row, book);
  if ('message' in category) return category;
  const key = keyOf(category.type, values.category, values.name);
  const before = book.lines.get(key);
  if (before !== undefined) return { column: 'Name', message: say('row.twice', { line: before }) };
  book.lines.set(key, line);
  const existing =
    category.id === undefined ? undefined : book.items.get(keyOf(category.id, values.name));
  const shown = (unit: string, price: number | null, cost: number | null): string[] => [
    values.category,
    values.name,
    unit,
    dollars(price),
    dollars(cost),
  ];
  if (!existing) {
    const carryOut = async (asker: Asker): Promise<Receipt> =>
      add(
        row,
        category.id ?? (await categoryMade(values.category, category.type, book, services, asker)),
        services,
        asker,
      );
    return {
      line,
      outcome: 'add',
      values: shown(values.unit ?? 'each', values.price ?? 0, values.cost),
      carryOut,
    };
  }
  const next = changedBy(row, existing);
  const same = (Object.keys(next) as (keyof typeof next)[]).every(
    (field) => next[field] === existing[field],
  );
  const seen = shown(next.unit, next.standardPriceCents, next.costPriceCents);
  return same
    ? { line, outcome: 'same', values: seen }
    : {
        line,
        outcome: 'change',
        values: seen,
        carryOut: (asker) => edit(existing, next, services, asker),
      };
}

/** The category a row is meant for, or what is wrong with it. Without an id it is to be added. */
function categoryFor(
  { values: { category: name, type } }: Row,
  { active, archived }: Book,
): { readonly id?: number; readonly type: CategoryType } | RowError {
  const named = (row: CategoryRow): boolean =>
    row.name.toLowerCase() === name.toLowerCase() && (type === null || row.type === type);
  const [found, another] = active.filter(named);
  if (found && another && found.type !== another.type)
    return { column: 'Type', message: say('row.two-kinds') };
  if (found) return found;
  if (archived.some(named)) return { column: 'Category', message: say('row.category-archived') };
  return type === null ? { column: 'Type', message: say('row.no-category') } : { type };
}

/** A column that the file does not have leaves what is there. */
const changedBy = ({ values, has }: Row, now: ItemRow) => ({
  name: values.name,
  description: has('description') ? values.description : now.description,
  exclusions: has('exclusions') ? values.exclusions : now.exclusions,
  process: has('process') ? values.process : now.process,
  unit: values.unit ?? now.unit,
  standardPriceCents: values.price ?? now.standardPriceCents,
  costPriceCents: has('cost') ? values.cost : now.costPriceCents,
  isActive: has('active') ? values.active : now.isActive,
});

async function add(
  { values }: Row,
  categoryId: number,
  services: Services,
  asker: Asker,
): Promise<Receipt> {
  const data = await added(
    {
      categoryId,
      name: values.name,
      description: values.description,
      exclusions: values.exclusions,
      process: values.process,
      unit: values.unit ?? 'each',
      standardPriceCents: values.price ?? 0,
      costPriceCents: values.cost,
      isActive: values.active,
    },
    services,
  );
  return services.dispatch(priceBookItem, 'new', { type: 'AddItem', data }, asker);
}

async function edit(
  { id, categoryId, revision }: ItemRow,
  next: ReturnType<typeof changedBy>,
  services: Services,
  asker: Asker,
): Promise<Receipt> {
  const data = await edited(id, { ...next, categoryId, revision }, services);
  return services.dispatch(priceBookItem, id, { type: 'EditItem', data }, asker);
}

/** The first row of a new category adds it, and the others wait until it can be read. */
function categoryMade(
  name: string,
  type: CategoryType,
  { active, made }: Book,
  services: Services,
  asker: Asker,
): Promise<number> {
  const key = keyOf(type, name);
  const order = Math.min(
    10_000,
    Math.max(-1, ...active.map((category) => category.order)) + made.size + 1,
  );
  const making =
    made.get(key) ??
    (async () => {
      const { id, position } = await services.dispatch(
        priceBookCategory,
        'new',
        { type: 'AddCategory', data: { name, type, description: null, order } },
        { ...asker, key: `${asker.key}/category` },
      );
      await services.until(position, READABLE_MS);
      return id;
    })();
  made.set(key, making);
  return making;
}
