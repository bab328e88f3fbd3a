// Importing vendors from CSV: which rows are new, which change somebody, and which say nothing new.
import { folded } from '@purlin/domain/shared/folding.ts';
import { z } from 'zod';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { commands, VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { answerWords } from '@purlin/words/answers.ts';
import {
  readCsv,
  type CsvRow,
  type ImportPlan,
  type LineProblem,
  type RowPlan,
} from '../platform/core/files/csv-import.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorsByIds, vendorsLike, type VendorRow } from './read-models/vendor-list.ts';

const { name, contactPerson, email, phone, address, notes } = commands.AddVendor.shape;
/** An empty cell is no value. */
const orNull = <S extends z.ZodType<string | null, string | null>>(shape: S) =>
  z
    .string()
    .transform((text) => text || null)
    .pipe(shape);

const Category = orNull(
  z
    .string()
    .transform(
      (text) =>
        VendorCategory.options.find((one) => one.toLowerCase() === text.trim().toLowerCase()) ??
        text,
    )
    .pipe(VendorCategory)
    .nullable() as unknown as z.ZodType<VendorCategory | null, string | null>,
);

const COLUMNS = {
  id: {
    heading: 'ID',
    also: ['Vendor ID', 'Vendor number'],
    shape: orNull(
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/, 'Enter the vendor’s ID from an export, or leave this blank')
        .nullable(),
    ),
  },
  name: {
    heading: 'Name',
    also: ['Vendor', 'Company', 'Company name', 'Supplier'],
    shape: name,
    required: true,
  },
  contactPerson: {
    heading: 'Contact person',
    also: ['Contact', 'Contact name'],
    shape: contactPerson,
    required: true,
  },
  email: { heading: 'Email', also: ['E-mail address', 'Mail'], shape: email, required: true },
  phone: {
    heading: 'Phone',
    also: ['Phone number', 'Telephone', 'Mobile', 'Cell'],
    shape: phone,
    required: true,
  },
  address: { heading: 'Address', also: ['Street address'], shape: orNull(address) },
  category: { heading: 'Category', also: ['Trade', 'Type'], shape: Category },
  notes: { heading: 'Notes', also: ['Note', 'Comment', 'Comments'], shape: orNull(notes) },
};
type Row = CsvRow<typeof COLUMNS>;
type Details = Omit<Row['values'], 'id'>;
const DETAILS = Object.keys(COLUMNS).filter((key) => key !== 'id') as (keyof Details)[];

/** A vendor who is there already, or a row further up. */
interface Known {
  readonly name: string;
  readonly email: string;
  readonly where: { readonly is: 'vendor' | 'archivedVendor' | 'line'; readonly line: number };
  /** The vendor as they are; unset of a row. */
  readonly vendor?: VendorRow;
}
const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Who is there, by number, by name and by e-mail address; rows join as they are read. */
class KnownVendors {
  private readonly byId = new Map<string, Known>();
  private readonly byName = new Map<string, Known>();
  private readonly byEmail = new Map<string, Known>();
  /** In which line each of them is spoken of. */
  readonly lines = new Map<number, number>();

  add(known: Known): void {
    const [byName, byEmail] = [folded(known.name), known.email.toLowerCase()];
    if (known.vendor) this.byId.set(String(known.vendor.id), known);
    if (!this.byName.has(byName)) this.byName.set(byName, known);
    if (!this.byEmail.has(byEmail)) this.byEmail.set(byEmail, known);
  }

  withId = (id: string): Known | undefined => this.byId.get(id);

  /** Who has the name and the address, or else one of the two. */
  like(one: Pick<Details, 'name' | 'email'>): Known | undefined {
    const a = this.byName.get(folded(one.name));
    const b = this.byEmail.get(one.email.toLowerCase());
    return b && isAlike(b.name, one.name) ? b : (a ?? b);
  }
}

/** Files are in English, and so is what is said of their rows. */
const say = answerWords('en');

interface Judged {
  readonly plan?: RowPlan;
  readonly problem?: LineProblem;
}

/** What a row says that is not so yet; a column that the file has not says nothing. */
function differences({ values, has }: Row, now: VendorRow): Partial<Details> {
  const other = DETAILS.filter((key) => has(key) && values[key] !== now[key]);
  return Object.fromEntries(other.map((key) => [key, values[key]]));
}

/** What becomes of a row; remembers it for the rows below. */
function judge(row: Row, here: KnownVendors, services: Services): Judged {
  const { line, values } = row;
  const { id, ...details } = values;
  const shown = DETAILS.map((key) => details[key] ?? '');
  const named = id === null ? undefined : here.withId(id);
  const like = here.like(details);
  here.add({ name: details.name, email: details.email, where: { is: 'line', line } });
  const left = (message: string): Judged => ({ problem: { line, column: null, message } });
  if (id !== null && !named) return left(say('row.no-vendor', { id }));
  const known = named ?? like;
  if (named && like?.vendor && like.vendor.id !== named.vendor?.id)
    return left(say('row.would-be-alike', { line, name: named.name, other: like.name }));
  if (!known)
    return {
      plan: {
        line,
        outcome: 'add',
        values: shown,
        carryOut: (asker) =>
          services.dispatch(vendor, 'new', { type: 'AddVendor', data: details }, asker),
      },
    };
  const isSame = isAlike(known.name, details.name) && isAlike(known.email, details.email);
  if (!named && !isSame) {
    const by = isAlike(known.name, details.name) ? 'name' : 'email';
    const alike = { name: details.name, by, other: known.name } as const;
    const isThere = known.vendor && known.vendor.archivedAt === null;
    return left(
      isThere
        ? say('row.vendor-alike', { ...alike, id: known.vendor.id })
        : say('row.alike', { ...alike, ...known.where }),
    );
  }
  const now = known.vendor;
  const before = now && here.lines.get(now.id);
  if (!now || before !== undefined)
    return left(say('row.vendor-twice', { name: details.name, line: before ?? known.where.line }));
  here.lines.set(now.id, line);
  const given = differences(row, now);
  if (Object.keys(given).length === 0) return { plan: { line, outcome: 'same', values: shown } };
  if (now.archivedAt !== null) return left(say('row.vendor-archived', { name: now.name }));
  return {
    plan: {
      line,
      outcome: 'change',
      values: shown,
      carryOut: (asker) =>
        services.dispatch(vendor, now.id, { type: 'EditVendor', data: given }, asker),
    },
  };
}

/**
 * What importing the file would do; writes nothing. Throws a 400 Problem when the file cannot be
 * read.
 */
export async function planImport(csv: string, services: Services): Promise<ImportPlan> {
  const { rows, problems, ignored } = await readCsv(
    csv,
    COLUMNS,
    CSV_LIMITS.rows,
    services.product,
  );
  const here = new KnownVendors();
  const [likely, named] = await Promise.all([
    vendorsLike(
      services.db,
      rows.map(({ values }) => values.name),
      rows.map(({ values }) => values.email),
    ),
    vendorsByIds(
      services.db,
      rows.flatMap(({ values }) => (values.id === null ? [] : Number(values.id))),
    ),
  ]);
  for (const one of new Map([...likely, ...named].map((row) => [row.id, row])).values()) {
    const { name: known, email: mail, archivedAt } = one;
    const where = { is: archivedAt === null ? 'vendor' : 'archivedVendor', line: 0 } as const;
    here.add({ name: known, email: mail, where, vendor: one });
  }
  const found = rows.map((row) => judge(row, here, services));
  return {
    columns: DETAILS.map((key) => COLUMNS[key].heading),
    ignored,
    rows: found.flatMap(({ plan }) => plan ?? []),
    problems: [...problems, ...found.flatMap(({ problem }) => problem ?? [])].toSorted(
      (a, b) => a.line - b.line,
    ),
  };
}
