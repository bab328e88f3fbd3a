// The connection and its records, as their answers have them: with words, and as things are called
// here today.
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import type { WhichAccount } from '@purlin/domain/quickbooks/connection-shapes.ts';
import {
  isGone,
  isTakeable,
  RecordKind,
  shownValue,
  waitsForAccounts,
  type Candidate,
  type Difference,
  type Holder,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { isUnlinkable } from '@purlin/domain/quickbooks/record-state.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { quickbooksWords } from '@purlin/words/quickbooks.ts';
import type { Db } from '../platform/servers/database.ts';
import type { Services } from '../platform/core/room.ts';
import { calledHere } from './called-here.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { startIn } from './first-papers.ts';
import { pageThere } from './pages-there.ts';
import { awayNow } from './read-models/away.ts';
import { accountsMissing } from './read-models/accounts-missing.ts';
import {
  awaitsStart,
  type ConnectionRow,
  connectionNow,
} from './read-models/quickbooks-connection.ts';
import { recordById, type RecordRow } from './read-models/quickbooks-records.ts';
import { countKinds, countRecords } from './read-models/record-counts.ts';
import type { QuickBooks } from './service/quickbooks.ts';
import { wroteOf, type Wrote } from './wrote-there.ts';
import { quickbooksOf } from './service/service.ts';

const NOTHING = { inStep: 0, waiting: 0, held: 0, needYou: 0, lastAt: null };

/** Made of our own tables alone: QuickBooks is not asked. */
export async function statusNow(services: Services): Promise<QuickBooksStatus> {
  const { db } = services;
  const { mode } = quickbooksOf(services);
  const row = await connectionNow(db);
  // What was connected before the server led somewhere else is not connected any more.
  const isHere = row !== undefined && row.demo === (mode === 'demo') && mode !== 'off';
  const state = isHere ? row.state : 'not-connected';
  const counts = state === 'not-connected' || !row ? NOTHING : await countRecords(db, row.realmId);
  const dates = [counts.lastAt, row?.comparedAt ?? null].filter((at) => at !== null);
  const toChoose = row && state === 'connected' ? await accountsToChoose(db, row) : [];
  return {
    connected: state === 'connected',
    companyName: state === 'not-connected' || !row ? null : row.companyName,
    lastSync: state === 'not-connected' ? null : (dates.toSorted().at(-1) ?? null),
    state,
    away: state === 'connected' && row ? await awayNow(db, row.realmId) : null,
    awaitsStart: state === 'connected' && row !== undefined && awaitsStart(row),
    papersFrom: state === 'not-connected' || !row ? null : startIn(row),
    mode,
    holdsUntil: state === 'not-connected' || !row ? null : row.holdsUntil,
    inStep: counts.inStep,
    waiting: counts.waiting,
    held: counts.held,
    needYou: counts.needYou,
    accountsMissing: toChoose,
    accountsUnused:
      row?.unusedAccounts.filter(({ which }) => toChoose.includes(which)).map(({ name }) => name) ??
      [],
  };
}

/** What waits for an account that somebody has chosen since goes on, and asks for nothing. */
async function accountsToChoose(
  db: Db,
  { realmId, accounts, openAccounts }: ConnectionRow,
): Promise<WhichAccount[]> {
  const chosen = accounts[realmId];
  const asked = await accountsMissing(db, realmId);
  return [
    ...new Set([...openAccounts, ...asked.filter((which) => (chosen?.[which] ?? null) === null)]),
  ];
}

/** As `statusNow`, by kind. */
export async function countsNow({ db }: Services): Promise<QuickBooksCounts> {
  const row = await connectionNow(db);
  const counted = row && row.state !== 'not-connected' ? await countKinds(db, row.realmId) : [];
  const kinds = RecordKind.options.map((kind) => {
    const of = Object.fromEntries(
      counted.filter((one) => one.kind === kind).map(({ state, count }) => [state, count]),
    );
    const none = { 'in-step': 0, waiting: 0, failed: 0, review: 0, differs: 0, excluded: 0 };
    return { kind, ...none, ...of };
  });
  return { kinds, comparedAt: row?.comparedAt ?? null };
}

/** Why it is not in step, in words. */
type WaitsFor = QuickBooksRecord['waitsFor'];

function reasonOf(row: RecordRow, waitsFor: WaitsFor, language: Language): string | null {
  const say = quickbooksWords(language);
  const { state, failure, candidates, differences, changed } = row;
  const waitsForThem = failure !== null && waitsForAccounts(failure);
  if (state === 'failed' && changed)
    return changed.parts.includes('theirs')
      ? say('why.theirs-there')
      : say('why.changed-there', {
          parts: changed.parts.map((part) => say(`part.${part}`)).join(', '),
        });
  if (failure && failure !== 'changed-there' && (state === 'failed' || waitsForThem))
    return say(`why.${failure}`);
  if (state === 'differs') return say('why.differs', { count: differences.length });
  if (state === 'waiting' && waitsFor)
    return say(waitsFor.state === 'excluded' ? 'why.held-by-excluded' : 'why.held', {
      what: waitsFor.title,
    });
  if (state === 'excluded') return say(row.theirId ? 'why.excluded-there' : 'why.excluded');
  const [first] = candidates;
  if (state !== 'review' || !first) return null;
  const { kind } = first;
  if (kind !== 'customer' && kind !== 'vendor' && kind !== 'employee') {
    const { number = '', date = '', otherwise = false } = first.paper ?? {};
    if (first.vendor !== undefined)
      return say('why.review-other-vendor', { name: first.vendor, date });
    if (otherwise && first.linkable) return say('why.review-paid-otherwise', { date });
    return candidates.some(({ linkable }) => linkable)
      ? say('why.review-paper', { count: candidates.length, number: number || 'none', date })
      : say(NOT_LINKABLE[kind], { date });
  }
  if (first.inactive && first.linkable && candidates.length === 1)
    return say('why.review-inactive', { name: first.name });
  if (candidates.every(({ linkable, taken }) => !linkable && taken))
    return say('why.review-taken', { name: first.name });
  return candidates.some(({ linkable }) => linkable)
    ? say('why.review', { count: candidates.length, name: first.name })
    : say('why.review-other-kind', { kind });
}

/** Why a document there cannot be the same one. */
const NOT_LINKABLE = {
  bill: 'why.review-part-paid',
  'bill-payment': 'why.review-paid-there',
  estimate: 'why.review-paid-there',
  purchase: 'why.review-expense',
} as const;

const THERE = { ...ENTRY_KINDS, employee: 'Employee', purchase: 'Purchase' } as const;

const shownCandidate = (
  { paper, ...one }: Candidate,
  wrote: readonly Wrote[],
  quickbooks: QuickBooks,
  realmId: string,
): QuickBooksRecord['candidates'][number] => ({
  ...one,
  paper: paper
    ? {
        number: paper.number,
        date: paper.date,
        total: toDecimal(paper.totalCents),
        open: paper.open ?? null,
        otherwise: paper.otherwise ?? false,
      }
    : null,
  page: pageThere(quickbooks, realmId, THERE[one.kind], one.theirId),
  wrote: [...wroteOf(wrote, one.theirId)],
});

const shownHolder = (holder: Holder, quickbooks: QuickBooks, realmId: string) => ({
  ...holder,
  page: pageThere(quickbooks, realmId, THERE[holder.kind], holder.theirId),
});

const shownDifference = (kind: RecordKind, { field, ours, theirs }: Difference) => ({
  field,
  ours: shownValue(field, ours),
  theirs: shownValue(field, theirs),
  takeable: isTakeable(kind, field),
});

/** Rows as answers have them. */
export async function toRecords(
  rows: readonly RecordRow[],
  services: Pick<Services, 'db' | 'outside' | 'clock'>,
  language: Language,
): Promise<QuickBooksRecord[]> {
  const { db } = services;
  const quickbooks = quickbooksOf(services);
  const holding = await Promise.all(
    [...new Set(rows.flatMap(({ heldBy }) => heldBy ?? []))].map((id) => recordById(db, id)),
  );
  const held = holding.filter((row) => row !== undefined);
  const calledOf = await calledHere([...rows, ...held], services, language);
  const byId = new Map(
    held.flatMap((row) => {
      const { title } = calledOf(row);
      const { state } = row;
      return state === 'taken-back' || title === '' ? [] : [[row.id, { title, state }] as const];
    }),
  );
  return rows.flatMap((row) => {
    const { id, realmId, kind, ourId, theirId, state, failure, said, changedAt } = row;
    const { candidates, differences, holder, wrote, changed } = row;
    if (state === 'taken-back') return [];
    const { title, person, paper } = calledOf(row);
    const waitsFor = (state === 'waiting' && byId.get(row.heldBy ?? 0)) || null;
    const nameTaken = state === 'failed' && theirId !== null && failure === 'name-taken';
    const gone = state === 'failed' && theirId !== null && failure !== null && isGone(failure);
    const thereId = theirId ?? (state === 'failed' ? (changed?.theirId ?? null) : null);
    return [
      {
        id,
        kind,
        ourId,
        title,
        state,
        reason: reasonOf(row, waitsFor, language),
        // Which account it is, the status says.
        said: said === '' || failure === 'account-missing' ? null : said,
        changedAt,
        theirId: thereId,
        theirPage:
          thereId === null ? null : pageThere(quickbooks, realmId, ENTRY_KINDS[kind], thereId),
        gone,
        changed: state === 'failed' ? changed : null,
        paidAgain: state === 'failed' && theirId !== null && failure === 'paid-again',
        inactive: gone && failure === 'inactive-there',
        nameTaken,
        holder: holder && shownHolder(holder, quickbooks, realmId),
        paper,
        waitsFor,
        unlinkable: theirId !== null && isUnlinkable(kind, row),
        ours: state === 'review' ? person : null,
        wrote: [...wroteOf(wrote, theirId)],
        candidates: candidates.map((one) => shownCandidate(one, wrote, quickbooks, realmId)),
        differences: differences.map((one) => shownDifference(kind, one)),
      },
    ];
  });
}

/** One of them; undefined when it is not there. */
export async function recordOf(
  id: number,
  services: Services,
  language: Language,
): Promise<QuickBooksRecord | undefined> {
  const row = await recordById(services.db, id);
  return row && (await toRecords([row], services, language))[0];
}
