// What exactly does this estimate offer, and what became of it?
import {
  day,
  flag,
  instant,
  json,
  number,
  text,
  texts,
  type Row,
} from '@purlin/event-sourcing/columns.ts';
import {
  changed,
  readModel,
  removed,
  sql,
  type Envelope,
  type RowOf,
} from '@purlin/event-sourcing/read-model.ts';
import { isUser } from '@purlin/event-sourcing/actors.ts';
import type { EstimateEvent, Evidence } from '@purlin/domain/estimates/facts.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';
import { photosIn, type EstimatePhoto } from '@purlin/domain/estimates/photo-shapes.ts';
import type {
  EmailState,
  EstimateStatus,
  HeldSending,
  Question,
} from '@purlin/contracts/estimate-shapes.ts';
import type { z } from 'zod';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import { computed, rowWhere, select } from '../../platform/core/queries/select.ts';
import { leadOf } from '../../leads/read-models/lead-list.ts';
import { jobOf } from '../../scheduling/read-models/job-list.ts';
import { offerOf, replacedBy, withLine, type ReplacedTotals } from './kept-offer.ts';

/** Who answered, how and when; answers of the first versions have no evidence beyond that. */
export interface RecordedAnswer extends Partial<Evidence> {
  readonly at: string;
  readonly by: string;
  readonly eventId: string;
  readonly revision: number;
}

const columns = {
  id: number().key(),
  number: text().unique(),
  /** Under which it was reached before its link was replaced, the last one last. */
  earlierNumbers: texts(),
  clientId: number(),
  clientName: text(),
  clientEmail: text().nullable(),
  clientPhone: text().nullable(),
  status: text<EstimateStatus>(),
  offer: json<Offer>(),
  validUntil: day().nullable(),
  createdAt: instant(),
  duplicateOf: number().nullable(),
  changesJobId: number().nullable(),
  sentAt: instant().nullable(),
  /** Where in history the version that the client has went out; null of a draft. */
  offeredPosition: number().nullable(),
  /** When the current version was last e-mailed. */
  mailedAt: instant().nullable(),
  viewedAt: instant().nullable(),
  answeredAt: instant().nullable(),
  revision: number(),
  revisedAt: instant().nullable(),
  /** What the version before this one came to; null of the first. */
  replaced: json<ReplacedTotals>().nullable(),
  clientMessage: text(),
  selectedOptionId: number().nullable(),
  answer: json<RecordedAnswer>().nullable(),
  questions: json<Question[]>(),
  openQuestions: number(),
  photos: json<readonly EstimatePhoto[]>(),
  withdrawn: flag(),
  archived: flag(),
  emailState: text<z.infer<typeof EmailState>>(),
  emailProblem: text().nullable(),
  /** What was held last and did not go out, for as long as nothing else did. */
  held: json<HeldSending>().nullable(),
  /** Who answers for it, as events name them: who sent it last, else who wrote it. */
  responsible: text(),
  followUps: number(),
  lastFollowUpAt: instant().nullable(),
};
type Stored = Row<typeof columns>;

/** An offer and the column that is looked for in it. */
const withOffer = (offer: Offer) => ({ offer, validUntil: offer.validUntil });
/** Puts values into the offer beside those that are there. */
const offerChanged = (row: Stored | undefined, values: Partial<Offer>): Stored | undefined =>
  row && changed(row, withOffer({ ...row.offer, ...values }));

const clientOf = ({
  client,
}: Extract<EstimateEvent, { type: 'EstimateDrafted' | 'DraftChanged' }>['data']) => ({
  clientId: client.id,
  clientName: client.name,
  clientEmail: client.email,
  clientPhone: client.phone,
});
const email = (emailState: Stored['emailState'], emailProblem: string | null = null) =>
  ({ emailState, emailProblem }) satisfies Partial<Stored>;
/** A member of staff who sends it answers for it from then on. */
const sentBy = (by: string) => (isUser(by) ? { responsible: by } : {});
/** The client has this version from here on. */
const offered = ({ position }: Envelope) =>
  ({ status: 'sent', offeredPosition: Number(position) }) as const;
/** The current version of the offer is on its way to the client, unless staff hand it over. */
const mailed = ({ to }: { readonly to: string }, at: string) =>
  to === '' ? email('none') : { ...email('queued'), mailedAt: at, clientEmail: to };

const sent = (row: Stored | undefined, e: { readonly to: string }, { at, by }: Envelope) =>
  changed(row, { ...mailed(e, at), ...sentBy(by), held: null });
const heldEnded = (row: Stored | undefined, ended: HeldSending['ended']) =>
  row?.held ? changed(row, { held: { ...row.held, ended } }) : row;

/** Questions as they are kept; how many are open is looked for. */
const withQuestions = (questions: Question[]) => ({
  questions,
  openQuestions: questions.filter(({ answer }) => answer === null).length,
});

type Answered = Extract<EstimateEvent, { type: 'EstimateApproved' | 'EstimateDeclined' }>['data'];
const answered = (
  status: EstimateStatus,
  e: Answered,
  { at, by, eventId }: Envelope,
): Partial<Stored> => ({
  status,
  answeredAt: at,
  clientMessage: e.clientMessage,
  answer: { ...e.evidence, at, by, eventId, revision: e.revision },
});

export const estimateDetails = readModel<EstimateEvent>()({
  name: 'estimate_details',
  version: 17,
  columns,
  indexes: ["(mailed_at) where status in ('sent', 'viewed') and not withdrawn and not archived"],
  on: {
    EstimateDrafted: (e, _, { id, at, by }) => ({
      id,
      responsible: by,
      number: e.number,
      earlierNumbers: [],
      ...clientOf(e),
      status: 'draft',
      ...withOffer(offerOf(e)),
      createdAt: at,
      duplicateOf: e.duplicateOf,
      changesJobId: e.changesJobId,
      sentAt: null,
      offeredPosition: null,
      mailedAt: null,
      viewedAt: null,
      answeredAt: null,
      revision: 1,
      revisedAt: null,
      replaced: null,
      clientMessage: '',
      selectedOptionId: null,
      answer: null,
      ...withQuestions([]),
      photos: [],
      withdrawn: false,
      archived: false,
      ...email('none'),
      held: null,
      followUps: 0,
      lastFollowUpAt: null,
    }),
    DraftChanged: (e, row) => changed(row, { ...clientOf(e), ...withOffer(offerOf(e)) }),
    EstimateRevised: (e, row, at) =>
      row &&
      changed(row, {
        ...offered(at),
        replaced: replacedBy(row.offer),
        ...withOffer(offerOf(e)),
        revision: e.revision,
        revisedAt: at.at,
        mailedAt: null,
        viewedAt: null,
        followUps: 0,
        ...email('none'),
      }),
    OptionAdded: ({ option, totals }, row) =>
      row && offerChanged(row, { totals, options: [...row.offer.options, option] }),
    LineItemAdded: (e, row) => row && offerChanged(row, withLine(row.offer, e)),
    SendingHeld: ({ sending, to, subject, message, until }, row, { at: since }) =>
      changed(row, { held: { sending, to, subject, message, since, until, ended: null } }),
    SendingTakenBack: (_, row) => heldEnded(row, 'taken-back'),
    SendingDropped: (e, row) => heldEnded(row, e.why),
    EstimateSent: (e, row, at) => sent(changed(row, { ...offered(at), sentAt: at.at }), e, at),
    EstimateResent: (e, row, at) => sent(row, e, at),
    EstimateFollowedUp: (e, row, { at }) =>
      changed(row, { followUps: e.count, lastFollowUpAt: at, ...email('queued') }),
    EstimateEmailAccepted: (_, row) => changed(row, email('accepted')),
    EstimateEmailFailed: (e, row) => changed(row, email('failed', e.reason)),
    EstimateEmailBounced: (e, row) => changed(row, email('bounced', e.reason)),
    EstimateEmailRetried: (e, row) =>
      changed(row, { ...email('queued'), ...(e.to && { clientEmail: e.to }) }),
    EstimateViewed: (_, row, { at }) => changed(row, { status: 'viewed', viewedAt: at }),
    QuestionAsked: ({ questionId: id, kind, text: asked }, row, { at }) => {
      const question = { id, kind, text: asked, askedAt: at, answer: null, answeredAt: null };
      return row && changed(row, withQuestions([...row.questions, question]));
    },
    QuestionAnswered: (e, row, { at }) =>
      row &&
      changed(row, {
        ...(e.to && email('queued')),
        ...withQuestions(
          row.questions.map((question) =>
            question.id === e.questionId
              ? { ...question, answer: e.text, answeredAt: at }
              : question,
          ),
        ),
      }),
    ValidUntilExtended: ({ validUntil }, row) => offerChanged(row, { validUntil }),
    // What waits is not sent any more.
    EstimateWithdrawn: (_, row) =>
      row &&
      changed(row, { withdrawn: true, ...(row.emailState === 'queued' ? email('none') : {}) }),
    EstimateReinstated: (_, row) => changed(row, { withdrawn: false }),
    PhotosChosen: (e, row) => changed(row, { photos: photosIn(e) }),
    LinkReplaced: ({ number: next }, row) =>
      row && changed(row, { number: next, earlierNumbers: [...row.earlierNumbers, row.number] }),
    // From now on the estimate amounts to what was chosen.
    EstimateApproved: (e, row, at) => {
      const chosen = row?.offer.options.find(({ id }) => id === e.optionId);
      return changed(chosen ? offerChanged(row, { totals: chosen.totals }) : row, {
        ...answered('accepted', e, at),
        ...(e.to && email('queued')),
        selectedOptionId: e.optionId,
      });
    },
    EstimateDeclined: (e, row, at) => changed(row, answered('declined', e, at)),
    EstimateDeleted: () => removed,
    EstimateArchived: (_, row) => changed(row, { archived: true }),
    EstimateRestored: (_, row) => changed(row, { archived: false }),
  },
});

/** An estimate with its offer; of an accepted one `totals` are those of what was chosen. */
export type EstimateDetailsRow = Omit<RowOf<typeof estimateDetails>, 'offer'> & Offer;

/** With the offer's fields beside the others. */
export const toRow = <R extends { readonly offer: Offer }>({ offer, ...rest }: R) => ({
  ...offer,
  ...rest,
});

const ESTIMATE = select(estimateDetails);

export async function estimateById(db: Db, id: number): Promise<EstimateDetailsRow | undefined> {
  const row = await rowWhere(db, ESTIMATE, sql`where id = ${id}`);
  return row && toRow(row);
}

/** The estimate with the job that came of it and the request it came of: what staff see. */
const STAFF = select(estimateDetails, undefined, {
  jobId: computed<number | null>(jobOf('estimate_details')),
  leadId: computed<number | null>(leadOf('estimate_details')),
});
export interface StaffRow extends EstimateDetailsRow {
  readonly jobId: number | null;
  readonly leadId: number | null;
}

export async function staffRowById(db: Db, id: number): Promise<StaffRow | undefined> {
  const row = await rowWhere(db, STAFF, sql`where id = ${id}`);
  return row && toRow(row);
}

/** Also an estimate that no screen shows yet. */
export const estimateNow = upToDate('estimate', estimateDetails, estimateById);
