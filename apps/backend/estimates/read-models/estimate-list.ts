// Which estimates are there, newest first?
import { day, flag, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { factsHeldBy, type FactHeader } from '@purlin/domain/estimates/header.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';
import { type Part, partOf, partsOf } from '@purlin/domain/estimates/readiness.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { EstimateStatus, type EmailState } from '@purlin/contracts/estimate-shapes.ts';
import type { z } from 'zod';
import {
  type EstimateCounts,
  EstimatesShown,
  type EstimateSort,
} from '@purlin/contracts/estimates.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byOptional,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { computed, rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import { languageOf } from '../../clients/read-models/client-list.ts';
import { jobOf } from '../../scheduling/read-models/job-list.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<EstimateSort> = {
  createdAt: byColumn('created_at', 'timestamptz'),
  total: byColumn('total_cents', 'bigint'),
  validUntil: byOptional('valid_until', 'date'),
  clientName: byText('client_name'),
  status: byWords('status', EstimateStatus.options),
  // The number starts with the id.
  number: byColumn('id', 'bigint'),
};

/** It is on its way to this address, unless staff hand it over. */
const mailed = ({ to }: { readonly to: string }) =>
  to === '' ? {} : ({ emailState: 'queued', clientEmail: to } as const);

type Parts = Readonly<Record<string, Part>>;
const WHOLE = 'whole';
type Added = Extract<EstimateEvent, { type: 'LineItemAdded' }>['data'];

const numbered = (offer: Offer): Parts =>
  Object.fromEntries(
    partsOf(offer).map((part, n) => [
      part.title === null ? WHOLE : String(offer.options[n]!.id),
      part,
    ]),
  );
/** A line came to one of them. */
function withLine(parts: Parts, { optionId, optionTotals, totals }: Added): Parts {
  const at = String(optionId ?? WHOLE);
  const { totalCents } = optionTotals ?? totals;
  return { ...parts, [at]: { title: parts[at]?.title ?? null, hasLines: true, totalCents } };
}

export const estimateList = readModel<EstimateEvent>()({
  name: 'estimate_list',
  version: 13,
  columns: {
    id: number().key(),
    estimateNumber: text(),
    clientId: number(),
    clientName: text(),
    clientEmail: text().nullable(),
    projectTitle: text(),
    estimateType: text<'single' | 'multi_option'>(),
    status: text<EstimateStatus>(),
    totalCents: number(),
    createdAt: instant(),
    validUntil: day().nullable(),
    sentAt: instant().nullable(),
    answeredAt: instant().nullable(),
    withdrawn: flag(),
    archived: flag(),
    openQuestions: number(),
    emailState: text<z.infer<typeof EmailState>>(),
    facts: json<FactHeader>(),
    /** Its packages by number, or the whole under `whole`: what a draft may still lack. */
    parts: json<Parts>(),
    changesJobId: number().nullable(),
  },
  indexes: [
    ...sortIndexes(SORTS),
    '(status, created_at, id)',
    '(client_id, created_at, id)',
    '(created_at, id) where archived',
    '(changes_job_id) where changes_job_id is not null',
  ],
  search: ['estimateNumber', 'clientName', 'projectTitle'],
  on: {
    EstimateDrafted: (e, _, { id, at }) => ({
      id,
      estimateNumber: e.number,
      clientId: e.client.id,
      clientName: e.client.name,
      clientEmail: e.client.email,
      projectTitle: e.projectTitle,
      estimateType: e.estimateType,
      status: 'draft',
      totalCents: e.totals.totalCents,
      createdAt: at,
      validUntil: e.validUntil,
      sentAt: null,
      answeredAt: null,
      withdrawn: false,
      archived: false,
      openQuestions: 0,
      emailState: 'none',
      facts: factsHeldBy(e),
      parts: numbered(e),
      changesJobId: e.changesJobId,
    }),
    DraftChanged: (e, row) =>
      changed(row, {
        clientId: e.client.id,
        clientName: e.client.name,
        clientEmail: e.client.email,
        projectTitle: e.projectTitle,
        estimateType: e.estimateType,
        totalCents: e.totals.totalCents,
        validUntil: e.validUntil,
        facts: factsHeldBy(e),
        parts: numbered(e),
      }),
    EstimateRevised: (e, row) =>
      changed(row, {
        status: 'sent',
        projectTitle: e.projectTitle,
        estimateType: e.estimateType,
        totalCents: e.totals.totalCents,
        validUntil: e.validUntil,
        emailState: 'none',
        facts: factsHeldBy(e),
        parts: numbered(e),
      }),
    OptionAdded: ({ option, totals }, row) =>
      row &&
      changed(row, {
        totalCents: totals.totalCents,
        parts: { ...row.parts, [option.id]: partOf(option, option.title) },
      }),
    LineItemAdded: (e, row) =>
      row && changed(row, { totalCents: e.totals.totalCents, parts: withLine(row.parts, e) }),
    EstimateSent: (e, row, { at }) => changed(row, { status: 'sent', sentAt: at, ...mailed(e) }),
    EstimateResent: (e, row) => changed(row, mailed(e)),
    EstimateFollowedUp: (_, row) => changed(row, { emailState: 'queued' }),
    EstimateEmailAccepted: (_, row) => changed(row, { emailState: 'accepted' }),
    EstimateEmailFailed: (_, row) => changed(row, { emailState: 'failed' }),
    EstimateEmailBounced: (_, row) => changed(row, { emailState: 'bounced' }),
    EstimateEmailRetried: (e, row) =>
      changed(row, { emailState: 'queued', ...(e.to && { clientEmail: e.to }) }),
    EstimateViewed: (_, row) => changed(row, { status: 'viewed' }),
    QuestionAsked: (_, row) => row && changed(row, { openQuestions: row.openQuestions + 1 }),
    QuestionAnswered: (e, row) =>
      row &&
      changed(row, {
        openQuestions: row.openQuestions - 1,
        ...(e.to && { emailState: 'queued' }),
      }),
    ValidUntilExtended: (e, row) => changed(row, { validUntil: e.validUntil }),
    // What waits is not sent any more.
    EstimateWithdrawn: (_, row) =>
      row &&
      changed(row, {
        withdrawn: true,
        emailState: row.emailState === 'queued' ? 'none' : row.emailState,
      }),
    EstimateReinstated: (_, row) => changed(row, { withdrawn: false }),
    LinkReplaced: (e, row) => changed(row, { estimateNumber: e.number }),
    EstimateApproved: (e, row, { at }) =>
      changed(row, { status: 'accepted', answeredAt: at, totalCents: e.totalCents }),
    EstimateDeclined: (_, row, { at }) => changed(row, { status: 'declined', answeredAt: at }),
    EstimateDeleted: () => removed,
    EstimateArchived: (_, row) => changed(row, { archived: true }),
    EstimateRestored: (_, row) => changed(row, { archived: false }),
  },
});

const ROWS = select(estimateList, undefined, {
  jobId: computed<number | null>(jobOf('estimate_list')),
  language: computed<Language>(languageOf('estimate_list.client_id')),
});
export type EstimateListRow = Selected<typeof ROWS>;

const LIST: List<EstimateSort, EstimateListRow> = {
  rows: ROWS,
  sorts: SORTS,
  usual: { by: 'createdAt', descending: true },
};

export interface EstimateFilter extends PageRequest<EstimateSort> {
  readonly status?: EstimateStatus | undefined;
  readonly clientId?: number | undefined;
  readonly archived: boolean;
  readonly show?: EstimatesShown | undefined;
  readonly ids?: readonly number[] | undefined;
  /** Only what is no draft any more. */
  readonly sent?: boolean | undefined;
}

/** What a part of the list waits for; `today` is the company's date. */
function shownAs(show: EstimatesShown, today: string): Sql {
  switch (show) {
    case 'pending':
      return sql`status in ('sent', 'viewed') and not withdrawn`;
    case 'needs-you':
      return sql`(open_questions > 0 or email_state in ('failed', 'bounced'))`;
    case 'expiring':
      return sql`status in ('sent', 'viewed') and not withdrawn
        and valid_until between ${today}::date and ${today}::date + 7`;
    case 'no-job':
      return {
        text: `status = 'accepted' and changes_job_id is null
          and ${jobOf('estimate_list')} is null`,
        values: [],
      };
  }
}

/**
 * Estimates that match, newest first unless another order is asked for; either the archived ones or
 * the others.
 */
export const listEstimates = (
  db: Db,
  { status, clientId, archived, show, ids, sent, ...page }: EstimateFilter,
  today: string,
): Promise<ListPage<EstimateListRow>> =>
  readPage(db, LIST, page, [
    ids ? sql`id = any(${ids})` : archived ? sql`archived` : sql`not archived`,
    status && sql`status = ${status}`,
    clientId !== undefined && sql`client_id = ${clientId}`,
    sent && sql`status <> 'draft'`,
    show && shownAs(show, today),
  ]);

/** How many each part of the list holds; counted by the same conditions. */
export async function countEstimates(db: Db, today: string): Promise<EstimateCounts> {
  const parts = Object.fromEntries(
    EstimatesShown.options.map((show) => [show, shownAs(show, today)] as const),
  );
  const values: unknown[] = [];
  const columns = Object.entries({ draft: sql`status = 'draft'`, ...parts }).map(([name, part]) => {
    const condition = part.text.replaceAll(/\$(\d+)/g, (_, n) => `$${values.length + Number(n)}`);
    values.push(...part.values);
    return `(count(*) filter (where ${condition}))::int as "${name}"`;
  });
  const { rows } = await db.query<EstimateCounts>({
    name: 'estimate_counts',
    text: `select count(*)::int as "all", ${columns.join(', ')}
      from estimate_list where not archived`,
    values,
  });
  return rows[0]!;
}

const OF_JOB = select(estimateList, [
  'id',
  'estimateNumber',
  'clientName',
  'answeredAt',
  'projectTitle',
  'status',
  'totalCents',
  'changesJobId',
]);
export type EstimateOfJob = Selected<typeof OF_JOB>;

/** The estimate that a job came from, and its change orders, the first first. */
export const estimatesOfJob = (
  db: Db,
  jobId: number,
  estimateId: number | null,
): Promise<EstimateOfJob[]> =>
  rowsWhere(
    db,
    OF_JOB,
    sql`where id = ${estimateId} or changes_job_id = ${jobId} and not archived order by id`,
  );

const AS_PAPER = select(estimateList, [
  'id',
  'estimateNumber',
  'totalCents',
  'answeredAt',
  'createdAt',
]);
/** What these estimates are called by, and what each is over. */
export const estimatesAsPapers = (db: Db, ids: readonly number[]) =>
  rowsWhere(db, AS_PAPER, sql`where id = any(${ids})`);
