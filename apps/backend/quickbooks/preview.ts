// Before the first write into a company that is new to us: what would go there, what of it is there
// already, and what somebody would be asked about. Nothing is written, and nothing is remembered.
import { MOST_NAMES, type QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { matchOf } from '@purlin/domain/quickbooks/matching.ts';
import {
  isOneOfSeveral,
  paperMatchOf,
  type PaperThere,
} from '@purlin/domain/quickbooks/paper-matching.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import type { Services } from '../platform/core/room.ts';
import { calledHere } from './called-here.ts';
import { candidatesFor } from './candidates.ts';
import { isOf } from './finding-papers.ts';
import { isPaidLongAgo, paidNearOf } from './paid-near.ts';
import { asPapers } from './papers-read.ts';
import { isBefore } from './first-papers.ts';
import { ENTRY_KINDS } from './kinds.ts';
import type { Ours } from './our-shapes.ts';
import { oursOf } from './ours.ts';
import { mayPass, reaching } from './reaching.ts';
import { toBring } from './read-models/ids-to-bring.ts';
import { theirBooks, type Entry, type TheirBooks } from './their-books.ts';
import { heldConnection } from './workers/bring-record.ts';
import { quickbooksOf } from './service/service.ts';

const PAGE = 200;
const AT_ONCE = 16;

type Counted = QuickBooksPreview['kinds'][number];
type Kind = Counted['kind'];
type Named = Counted['names']['new'][number];
const VERDICTS = ['new', 'found', 'unsure', 'older'] as const;
type Verdict = (typeof VERDICTS)[number];
/** What becomes of one of ours, and who there is why. */
interface Seen {
  readonly is: Verdict;
  readonly there: Named['there'];
}
const NEW: Seen = { is: 'new', there: [] };

interface Looking {
  readonly realmId: string;
  readonly books: TheirBooks;
  readonly services: Services;
  readonly papersFrom: string;
  readonly language: Language;
  /** Who of ours is certainly who there: `customer 17`. */
  readonly there: Map<string, string>;
  /** Who there is somebody of ours already. */
  readonly taken: Set<string>;
  /** What papers are there. */
  readonly papers: ReadonlyMap<'estimate' | 'bill', readonly Entry[]>;
}

/** As `whoIsIt` finds it, but that nobody is told. */
async function personIn(
  kind: 'customer' | 'vendor',
  id: number,
  { fields }: Ours,
  looking: Looking,
): Promise<Seen> {
  const { name = '', email = '', phone = '' } = fields;
  const { those } = await candidatesFor(kind === 'customer' ? 'Customer' : 'Vendor', fields, {
    ...looking,
    many: true,
  });
  const found = matchOf({ name, email, phone }, those, looking.taken, id);
  const asThere = (some: typeof those): Seen['there'] =>
    some.map((one) => ({ name: one.name, paper: null }));
  if (found.is === 'nobody') return NEW;
  if (found.is === 'doubtful') return { is: 'unsure', there: asThere(found.candidates) };
  const { theirId } = found;
  looking.there.set(`${kind} ${id}`, theirId);
  looking.taken.add(`${kind} ${theirId}`);
  return { is: 'found', there: asThere(those.filter((one) => one.theirId === theirId)) };
}

async function jobIn({ fields: { name = '' } }: Ours, looking: Looking): Promise<Seen> {
  const { those } = await candidatesFor('Customer', { name }, { ...looking, many: true });
  return those.some((one) => one.name === name)
    ? { is: 'found', there: [{ name, paper: null }] }
    : NEW;
}

const asPaper = ({ number, date, totalCents }: PaperThere): Seen['there'][number] => ({
  name: number,
  paper: { number, date, total: toDecimal(totalCents) },
});

/** Only people who are certainly there have papers there that are ours. */
async function paperIn(
  kind: 'estimate' | 'bill',
  { fields, paper }: Ours,
  { there, taken, papers, ...looking }: Looking,
): Promise<Seen> {
  const parties = new Set(
    (paper?.of ?? []).flatMap((one) => there.get(`${one.kind} ${one.id}`) ?? []),
  );
  const { number: own = '', date = '', total = '' } = fields;
  const given = paper?.given ?? '';
  const mine = { own, given, date, totalCents: Number(total), isOneOfSeveral: false };
  const numbered = kind === 'bill';
  const where = { ...looking, many: true };
  const entries = (papers.get(kind) ?? []).filter(
    (entry) => isOf(entry, parties) && !taken.has(`${kind} ${entry.Id}`),
  );
  const paidNear = numbered ? await paidNearOf(where, entries, mine) : new Set();
  const those = asPapers(entries).map((one) => ({ ...one, paidNear: paidNear.has(one.theirId) }));
  const found = paperMatchOf(mine, those, { numbered });
  if (found.is === 'nobody') return NEW;
  if (found.is === 'doubtful') return { is: 'unsure', there: found.those.map(asPaper) };
  const same = those.filter(({ theirId }) => theirId === found.theirId).map(asPaper);
  const bill = numbered ? entries.find(({ Id }) => Id === found.theirId) : undefined;
  const isLongAgo = bill !== undefined && (await isPaidLongAgo(where, bill, date));
  if (isLongAgo || isOneOfSeveral(given, (await paper?.alike()) ?? [], numbered))
    return { is: 'unsure', there: same };
  taken.add(`${kind} ${found.theirId}`);
  return { is: 'found', there: same };
}

async function lookFor(kind: Kind, id: number, looking: Looking): Promise<Seen | null> {
  // What is found of a payment is its bill.
  const which = kind === 'bill-payment' ? 'bill' : kind;
  const ours = await oursOf(which, id, looking.services);
  if (!ours) return null;
  const dated = which === kind ? ours : await oursOf(kind, id, looking.services);
  if (isBefore(dated, looking.papersFrom)) return { is: 'older', there: [] };
  if (which === 'customer' || which === 'vendor') return personIn(which, id, ours, looking);
  return which === 'job' ? jobIn(ours, looking) : paperIn(which, ours, looking);
}

/** The first of them, as they are called here. */
async function named(
  kind: Kind,
  those: readonly (readonly [id: number, seen: Seen])[],
  { services, language }: Looking,
): Promise<Named[]> {
  const first = those.slice(0, MOST_NAMES);
  const rows = first.map(([ourId]) => ({ kind, ourId }));
  const calledOf = await calledHere(rows, services, language);
  return first.map(([id, { there }]) => {
    const { title, paper } = calledOf({ kind, ourId: id });
    const { invoiceNumber, date, total } = paper ?? {};
    const ours = date && total ? { number: invoiceNumber ?? '', date, total } : null;
    return { id, name: title, paper: ours, there: [...there] };
  });
}

async function count(kind: Kind, looking: Looking): Promise<Counted> {
  const by: Record<Verdict, [number, Seen][]> = { new: [], found: [], unsure: [], older: [] };
  const idsAfter = toBring.find(([one]) => one === kind)?.[1];
  for (let after = 0, full = idsAfter !== undefined; full;) {
    const ids = (await idsAfter?.(looking.services.db, looking.realmId, after, PAGE)) ?? [];
    for (let n = 0; n < ids.length; n += AT_ONCE)
      for (const [id, seen] of await Promise.all(
        ids
          .slice(n, n + AT_ONCE)
          .map(async (one) => [one, await lookFor(kind, one, looking)] as const),
      ))
        if (seen) by[seen.is].push([id, seen]);
    after = ids.at(-1) ?? after;
    full = ids.length === PAGE;
  }
  const names = Object.fromEntries(
    await Promise.all(
      VERDICTS.map(async (one) => [one, await named(kind, by[one], looking)] as const),
    ),
  ) as Counted['names'];
  const [found, unsure, older] = [by.found.length, by.unsure.length, by.older.length];
  return { kind, total: found + unsure + by.new.length, found, unsure, older, names };
}

/** People first: papers are found by whose they are. */
const KINDS: readonly Kind[] = ['customer', 'vendor', 'job', 'estimate', 'bill-payment'];

async function countAll(
  whose: Pick<Looking, 'realmId' | 'books' | 'services' | 'papersFrom' | 'language'>,
): Promise<Counted[]> {
  const papers = new Map(
    await Promise.all(
      (['estimate', 'bill'] as const).map(
        async (kind) => [kind, await whose.books.find(ENTRY_KINDS[kind], '')] as const,
      ),
    ),
  );
  const looking = { ...whose, papers, there: new Map<string, string>(), taken: new Set<string>() };
  const kinds: Counted[] = [];
  for (const kind of KINDS) kinds.push(await count(kind, looking));
  return kinds;
}

/** What would go to the company that is connected, papers from a day on. */
export async function previewSync(
  wanted: string | undefined,
  services: Services,
  language: Language,
): Promise<QuickBooksPreview> {
  const connection = await heldConnection(services);
  if (!connection) return refuse('quickbooks-not-connected');
  const { realmId, companyName, connectedAt } = connection;
  const { clock } = services;
  const papersFrom = wanted ?? clock.dateOf(connectedAt);
  const books = theirBooks(quickbooksOf(services), realmId);
  const kinds = await reaching(realmId, services, () =>
    countAll({ realmId, books, services, papersFrom, language }),
  ).catch((error: unknown) => {
    if (mayPass(error)) return refuse('quickbooks-away');
    throw error;
  });
  if (!kinds) return refuse('quickbooks-not-connected');
  return { realmId, companyName, papersFrom, latest: clock.dateOf(clock.now()), kinds };
}
