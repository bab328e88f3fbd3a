// Who there might be who here, by name, e-mail address, telephone number, a name that is nearly the
// same, or a family name behind the same door. QuickBooks is asked for names. It finds nobody by
// the others, so everybody is read once in minutes, and who changed since with each look.
import type { Candidate } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Fields } from '@purlin/domain/quickbooks/merging.ts';
import { mayBeOnePlace, nearHome, nearName } from '@purlin/domain/quickbooks/near.ts';
import { tellingDigits } from '@purlin/domain/quickbooks/normal.ts';
import { contactThere, person } from './kinds.ts';
import { remembering, type Whose } from './remembered.ts';
import { quoted, type Entry, type TheirBooks } from './their-books.ts';

type PersonKind = 'Customer' | 'Vendor' | 'Employee';
const PEOPLE: readonly PersonKind[] = ['Customer', 'Vendor', 'Employee'];
const KIND = { Customer: 'customer', Vendor: 'vendor', Employee: 'employee' } as const;

/** So recently it was made that another of ours may be behind it, and nobody has said so yet. */
const JUST_MS = 120_000;
/** So far their clock may be behind ours. */
const OTHER_CLOCK_MS = 60_000;

/** So long one look at what changed is good for all where many come at once. */
const CHANGES_MS = 10_000;

export interface Candidates {
  readonly those: readonly Candidate[];
  /** Somebody of them came into the books just now. */
  readonly justMade: boolean;
}

type Person = readonly [kind: PersonKind, entry: Entry];
const small = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/** By which somebody of a kind is found, beside their name as it is: all that is not blank. */
const waysTo = (kind: PersonKind, { name = '', email, phone }: Fields): readonly string[] =>
  [
    ['email', small(email)],
    ['phone', tellingDigits(phone ?? '')],
    ['near', nearName(name)],
  ].flatMap(([way, one]) => (one === '' ? [] : [`${kind} ${way} ${one}`]));
const homeOf = (kind: PersonKind, { name = '', address = '' }: Fields): string => {
  const home = nearHome(name, address);
  return home === '' ? '' : `${kind} home ${home}`;
};

/** What stands below somebody has their telephone and their door: it is not somebody else. */
const isOneself = ({ ParentRef }: Entry): boolean => ParentRef === undefined;

/** Everybody of one company, by all that somebody is found by. */
class Everybody {
  readonly #byKey = new Map<string, Person[]>();
  /** When it was asked, as QuickBooks tells the time or earlier. */
  readonly asOf = new Date(Date.now() - OTHER_CLOCK_MS).toISOString();

  add(kind: PersonKind, entry: Entry): void {
    const fields = person(entry);
    const found = isOneself(entry) ? fields : { email: fields.email };
    const ways = entry.Active === false ? [] : [...waysTo(kind, found), homeOf(kind, found)];
    for (const key of [`name ${small(entry.DisplayName)}`, ...ways].filter((one) => one !== ''))
      this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), [kind, entry]]);
  }

  find(kind: PersonKind, fields: Fields): readonly Person[] {
    const { name, address = '' } = fields;
    const keys = [...(name ? [`name ${small(name)}`] : []), ...waysTo(kind, fields)];
    const neighbours = this.#byKey.get(homeOf(kind, fields)) ?? [];
    return [
      ...keys.flatMap((key) => this.#byKey.get(key) ?? []),
      ...neighbours.filter(([, entry]) => mayBeOnePlace(address, person(entry).address)),
    ];
  }
}

/** Who was made inactive still has the name. */
const ALL = 'Active in (true, false)';

async function readEverybody(books: TheirBooks): Promise<Everybody> {
  const everybody = new Everybody();
  for (const kind of PEOPLE)
    for (const entry of await books.find(kind, ALL)) everybody.add(kind, entry);
  return everybody;
}

type Asked = Whose & { readonly books: TheirBooks };

/** Read once for all who come within minutes. */
const everybodyOf = remembering(({ books }: Asked) => readEverybody(books));

/** Who changed there since everybody was read: what was known of them holds no more. */
class Changed {
  readonly #isOld = new Set<string>();
  readonly now = new Everybody();

  add(kind: PersonKind, entry: Entry): void {
    this.#isOld.add(`${kind} ${entry.Id}`);
    this.now.add(kind, entry);
  }

  isOld = ([kind, { Id }]: Person): boolean => this.#isOld.has(`${kind} ${Id}`);
}

async function readChanged(
  books: TheirBooks,
  { asOf }: Everybody,
  kinds = PEOPLE,
): Promise<Changed> {
  const since = `MetaData.LastUpdatedTime >= ${quoted(asOf)}`;
  const changed = new Changed();
  for (const kind of kinds)
    for (const entry of await books.find(kind, `${since} and ${ALL}`)) changed.add(kind, entry);
  return changed;
}

/** Where many come at once, one reading is for all of a moment. */
const changedOf = remembering(
  ({ books, everybody }: Asked & { readonly everybody: Everybody }) =>
    readChanged(books, everybody),
  CHANGES_MS,
);

/** Everybody who is found by these fields, as they are now: who changed since is read again. */
async function amongEverybody(
  asked: Asked & { readonly many: boolean },
  kind: PersonKind,
  fields: Fields,
): Promise<readonly Person[]> {
  const everybody = await everybodyOf(asked);
  const changed = asked.many
    ? await changedOf({ ...asked, everybody })
    : await readChanged(asked.books, everybody, [kind]);
  const before = everybody.find(kind, fields).filter((one) => !changed.isOld(one));
  return [...before, ...changed.now.find(kind, fields)];
}

/** Those of the kind whom no query finds; who of another kind has the name, queries say. */
const unasked = async (
  asked: Asked & { readonly many: boolean },
  kind: PersonKind,
  fields: Fields,
): Promise<readonly Person[]> =>
  (await amongEverybody(asked, kind, fields)).filter(([one]) => one === kind);

async function named(books: TheirBooks, { name }: Fields): Promise<readonly Person[]> {
  const found: Person[] = [];
  const where = `DisplayName = ${quoted(name ?? '')} and ${ALL}`;
  for (const one of PEOPLE)
    for (const entry of await books.find(one, where)) found.push([one, entry]);
  return found;
}

/** Somebody there as a person is asked about them. */
export function personCandidate([kind, entry]: Person, linkable: boolean): Candidate {
  const { name, email, phone, address } = person(entry);
  return {
    theirId: entry.Id,
    kind: KIND[kind],
    name,
    email,
    phone,
    ...(address !== '' && { address }),
    ...(kind === 'Vendor' && { contact: contactThere(entry) }),
    linkable,
    ...(entry.Active === false && { inactive: true }),
  };
}

/** `many`: that many wait that everybody is read at once. */
export async function candidatesFor(
  kind: 'Customer' | 'Vendor',
  fields: Fields,
  asked: Asked & { readonly many: boolean },
): Promise<Candidates> {
  const found = asked.many
    ? await amongEverybody(asked, kind, fields)
    : [...(await named(asked.books, fields)), ...(await unasked(asked, kind, fields))];
  const byKey = new Map(found.map((one) => [`${one[0]} ${one[1].Id}`, one]));
  const people = [...byKey.values()];
  return {
    those: people
      .slice(0, 20)
      .map((one) => personCandidate(one, one[0] === kind && one[1].ParentRef === undefined)),
    justMade: people.some(
      ([, { MetaData }]) => Date.now() - Date.parse(MetaData?.CreateTime ?? '') < JUST_MS,
    ),
  };
}
