// Importing clients from CSV: which rows are new, which are there already, and which look like
// somebody who is.
import { folded } from '@purlin/domain/shared/folding.ts';
import { z } from 'zod';
import { client } from '@purlin/domain/clients/client.ts';
import { commands } from '@purlin/domain/clients/client-shapes.ts';
import { emailKey, phoneDigits } from '@purlin/domain/clients/likeness.ts';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { answerWords } from '@purlin/words/answers.ts';
import { label } from '@purlin/words/labels.ts';
import { languages, type Language } from '@purlin/domain/shared/languages.ts';
import {
  readCsv,
  type CsvRow,
  type CsvValues,
  type ImportPlan,
  type LineProblem,
  type RowPlan,
} from '../platform/core/files/csv-import.ts';
import type { Services } from '../platform/core/room.ts';
import { clientsLike, isOnlyName, type Likeness } from './read-models/similar-clients.ts';

const { name, email, phone, address, notes } = commands.AddClient.shape;
const LANGUAGE_NAMES: Readonly<Record<string, Language>> = {
  '': 'en',
  english: 'en',
  inglés: 'en',
  spanish: 'es',
  español: 'es',
  french: 'fr',
  français: 'fr',
};
/** An empty cell is no value. */
const orNull = <S extends z.ZodType<string | null, string | null>>(shape: S) =>
  z
    .string()
    .transform((text) => text || null)
    .pipe(shape);

/** The name or the code of a language; an empty cell is English. */
const LanguageCell = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => LANGUAGE_NAMES[text] ?? text)
  .pipe(z.enum(languages, 'Must be English, Spanish, or French'));

const COLUMNS = {
  name: {
    heading: 'Name',
    also: ['Client', 'Customer', 'Full name', 'Display name'],
    shape: name,
    required: true,
  },
  email: { heading: 'Email', also: ['E-mail address', 'Mail'], shape: orNull(email) },
  phone: {
    heading: 'Phone',
    also: ['Phone number', 'Telephone', 'Mobile', 'Cell'],
    shape: orNull(phone),
  },
  address: {
    heading: 'Address',
    also: ['Street address', 'Service address'],
    shape: orNull(address),
  },
  language: {
    heading: 'Language',
    also: ['Preferred language', 'Idioma'],
    shape: LanguageCell,
  },
  notes: { heading: 'Notes', also: ['Note', 'Comment', 'Comments'], shape: orNull(notes.unwrap()) },
};
type Values = CsvValues<typeof COLUMNS>;
type Row = CsvRow<typeof COLUMNS>;

/** Somebody who is there already: a client, or a row further up. */
interface Known extends Likeness {
  readonly where: {
    readonly is: 'client' | 'archivedClient' | 'line';
    readonly line: number;
  };
}

type By = 'email' | 'phone' | 'name';

/** What makes two records the same person: the name, and how they are reached. */
const selfOf = (one: Likeness): string =>
  [one.emailKey || (one.phoneDigits ?? ''), folded(one.name)].join('\n');

/**
 * Finds who is the same, or has the same e-mail address or telephone number; of these whoever was
 * added first counts.
 */
class KnownClients {
  private readonly same = new Map<string, Known>();
  private readonly byEmail = new Map<string, Known>();
  private readonly byPhone = new Map<string, Known>();
  /** Of those of whom nothing but the name is known. */
  private readonly byName = new Map<string, Known>();

  add(known: Known): void {
    if (!this.same.has(selfOf(known))) this.same.set(selfOf(known), known);
    if (known.emailKey && !this.byEmail.has(known.emailKey))
      this.byEmail.set(known.emailKey, known);
    if (isOnlyName(known)) this.byName.set(folded(known.name), known);
    if (known.phoneDigits && !this.byPhone.has(known.phoneDigits))
      this.byPhone.set(known.phoneDigits, known);
  }

  /** Who looks like this, and by what. */
  find(like: Likeness): { readonly known: Known; readonly by: By } | undefined {
    const same = isOnlyName(like) ? undefined : this.same.get(selfOf(like));
    if (same) return { known: same, by: like.emailKey ? 'email' : 'phone' };
    const sameMail = this.byEmail.get(like.emailKey);
    if (sameMail) return { known: sameMail, by: 'email' };
    const samePhone = like.phoneDigits === null ? undefined : this.byPhone.get(like.phoneDigits);
    if (samePhone) return { known: samePhone, by: 'phone' };
    const sameName = isOnlyName(like) ? this.byName.get(folded(like.name)) : undefined;
    return sameName && { known: sameName, by: 'name' };
  }
}

const likenessOf = (values: Values): Likeness => ({
  name: values.name,
  emailKey: emailKey(values.email),
  phoneDigits: phoneDigits(values.phone),
});
const isSame = (a: Likeness, b: Likeness): boolean =>
  a.emailKey === b.emailKey && folded(a.name) === folded(b.name);

/**
 * `skip` leaves out who looks like somebody else, `add` takes them: families share addresses. Who
 * has the same name too is never added again.
 */
export type Duplicates = 'skip' | 'add';

/**
 * What importing the file would do; writes nothing. Throws a 400 Problem when the file cannot be
 * read.
 */
export async function planImport(
  csv: string,
  duplicates: Duplicates,
  services: Services,
): Promise<ImportPlan> {
  const { rows, problems, ignored } = await readCsv(
    csv,
    COLUMNS,
    CSV_LIMITS.rows,
    services.product,
  );
  const here = new KnownClients();
  const likenesses = rows.map(({ values }) => likenessOf(values));
  for (const { archived, ...like } of await clientsLike(services.db, likenesses))
    here.add({ ...like, where: { is: archived ? 'archivedClient' : 'client', line: 0 } });
  const found = rows.map((row, n) => judge(row, likenesses[n]!, here, duplicates, services));
  return {
    columns: Object.values(COLUMNS).map(({ heading }) => heading),
    ignored,
    rows: found.flatMap(({ plan }) => plan ?? []),
    problems: [...problems, ...found.flatMap(({ problem }) => problem ?? [])].toSorted(
      (a, b) => a.line - b.line,
    ),
  };
}

/** What becomes of a row; remembers it for the rows below. */
function judge(
  { line, values }: Row,
  like: Likeness,
  here: KnownClients,
  duplicates: Duplicates,
  services: Services,
): { readonly plan?: RowPlan; readonly problem?: LineProblem } {
  const match = here.find(like);
  here.add({ ...like, where: { is: 'line', line } });
  const shown = [
    values.name,
    values.email ?? '',
    values.phone ?? '',
    values.address ?? '',
    label(`language.${values.language}`),
    values.notes ?? '',
  ];
  if (match && isSame(match.known, like)) return { plan: { line, outcome: 'same', values: shown } };
  if (match && duplicates === 'skip')
    return {
      problem: {
        line,
        column: null,
        message: answerWords('en')('row.alike', {
          name: values.name,
          by: match.by,
          other: match.known.name,
          ...match.known.where,
        }),
      },
    };
  return {
    plan: {
      line,
      outcome: 'add',
      values: shown,
      carryOut: (asker) =>
        services.dispatch(client, 'new', { type: 'AddClient', data: values }, asker),
    },
  };
}
