// Importing vendors from CSV: which rows are new, and which are there already.
import { z } from 'zod';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { commands, VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import {
  readCsv,
  type CsvRow,
  type ImportPlan,
  type LineProblem,
  type RowPlan,
} from '../platform/core/csv-import.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorsLike } from './read-models/vendor-list.ts';

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

/** A vendor who is there already, or a row further up. */
interface Known {
  readonly name: string;
  readonly email: string;
  readonly where: string;
}

const isLike = (one: Known, values: Row['values']): boolean =>
  one.name.toLowerCase() === values.name.toLowerCase() ||
  one.email.toLowerCase() === values.email.toLowerCase();
const isSame = (one: Known, values: Row['values']): boolean =>
  one.name.toLowerCase() === values.name.toLowerCase() &&
  one.email.toLowerCase() === values.email.toLowerCase();

/** What becomes of a row; remembers it for the rows below. */
function judge(
  { line, values }: Row,
  here: Map<string, Known>,
  services: Services,
): { readonly plan?: RowPlan; readonly problem?: LineProblem } {
  const [byName, byEmail] = [`name ${values.name}`, `email ${values.email}`].map((key) =>
    key.toLowerCase(),
  ) as [string, string];
  const known = here.get(byName) ?? here.get(byEmail);
  const own: Known = { name: values.name, email: values.email, where: `is in line ${line}` };
  for (const key of [byName, byEmail]) if (!here.has(key)) here.set(key, own);
  const shown = [
    values.name,
    values.contactPerson,
    values.email,
    values.phone,
    values.address ?? '',
    values.category ?? '',
    values.notes ?? '',
  ];
  if (known && isSame(known, values)) return { plan: { line, outcome: 'same', values: shown } };
  if (known && isLike(known, values)) {
    const by = known.name.toLowerCase() === values.name.toLowerCase() ? 'name' : 'e-mail address';
    const message = `${values.name} has the same ${by} as ${known.name}, who ${known.where}.`;
    return { problem: { line, column: null, message } };
  }
  return {
    plan: {
      line,
      outcome: 'add',
      values: shown,
      carryOut: (asker) =>
        services.dispatch(vendor, 'new', { type: 'AddVendor', data: values }, asker),
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
    services.product.fieldSentence,
  );
  const here = new Map<string, Known>();
  const likely = await vendorsLike(
    services.db,
    rows.map(({ values }) => values.name),
    rows.map(({ values }) => values.email),
  );
  for (const { name: known, email: mail, archivedAt } of likely) {
    const where = archivedAt === null ? 'is a vendor already' : 'is an archived vendor';
    const one: Known = { name: known, email: mail, where };
    for (const key of [`name ${known}`, `email ${mail}`])
      if (!here.has(key.toLowerCase())) here.set(key.toLowerCase(), one);
  }
  const found = rows.map((row) => judge(row, here, services));
  return {
    columns: Object.values(COLUMNS).map(({ heading }) => heading),
    ignored,
    rows: found.flatMap(({ plan }) => plan ?? []),
    problems: [...problems, ...found.flatMap(({ problem }) => problem ?? [])].toSorted(
      (a, b) => a.line - b.line,
    ),
  };
}
