// The estimates room: what the platform needs to know to serve, send and answer estimates.
import { takenLines } from './taken-lines.ts';
import { exportTable } from '../platform/core/files/export-tables.ts';
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { estimateFileName } from '@purlin/domain/estimates/client-page.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { refuse } from '@purlin/domain/estimates/refusals.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { answerWords } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { defineRoom, ListPage, type Services } from '../platform/core/room.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import { dropHeldSendings } from './after-restore.ts';
import { asSent } from './as-sent.ts';
import { historyOf } from './estimate-history.ts';
import { estimatePdf } from './estimate-pdf.ts';
import { commands } from './commands.ts';
import {
  toEstimate,
  toLineItem,
  toMetrics,
  toPublicEstimate,
  toStaffOption,
  toSummary,
} from './on-the-wire.ts';
import { withOwnWords } from './own-words.ts';
import { followUps } from './follow-ups.ts';
import { photoOf } from './photos.ts';
import { previewKey, previewOf } from './preview.ts';
import {
  estimateEmails,
  estimatesKeepPhotos,
  estimatesOfTheForgotten,
  heldSendings,
  staffNotices,
} from './reactions.ts';
import { dashboardMetrics, readMetrics } from './read-models/dashboard-metrics.ts';
import { estimateById, estimateDetails, staffRowById } from './read-models/estimate-details.ts';
import { belongsTo, numberOpens, numberWasReplaced } from './read-models/estimate-keys.ts';
import { offerById, offerByNumber } from './read-models/sent-offer.ts';
import { countEstimates, estimateList, listEstimates } from './read-models/estimate-list.ts';
import { sendApprovedCopy, sendEstimateEmail } from './workers/email-estimate.ts';
import { eraseEstimates, eraseLateEstimates } from './workers/forget-estimates.ts';
import { keepEstimatePhotos } from './workers/keep-photos.ts';
import { sendHeldEstimate } from './workers/send-held.ts';
import { sendStaffNotice } from './workers/notify-staff.ts';

async function staffEstimate(id: number, { db, clock }: Services) {
  const row = await staffRowById(db, id);
  // Names of staff are only needed for an answer that one of them wrote down.
  return (
    row &&
    toEstimate(
      row,
      clock.today(),
      row.answer && isUser(row.answer.by) ? await staffNames(db) : new Map(),
    )
  );
}

async function publicEstimate(
  id: number,
  { db, clock, config }: Services,
  { language }: { readonly language: Language },
) {
  const row = await offerById(db, id);
  return row && withOwnWords(toPublicEstimate(row, config.TIME_ZONE, clock.today()), language);
}

/** Whether an estimate that was sent is of the client whom somebody acts for. */
const isTheirs = async (
  id: number,
  { clientId }: Link,
  { db }: Pick<Services, 'db'>,
): Promise<boolean> => clientId !== null && belongsTo(db, id, clientId);

export const estimatesRoom = defineRoom({
  contract: estimates,
  deciders: [estimate],
  resources: { estimate: staffEstimate },
})({
  name: 'estimates',
  afterRestore: dropHeldSendings,
  readModels: [estimateList, estimateDetails, dashboardMetrics],
  taken: [exportTable('estimates', estimateDetails, takenLines)],
  reactions: [
    estimateEmails,
    heldSendings,
    staffNotices,
    estimatesKeepPhotos,
    estimatesOfTheForgotten,
  ],
  workers: [
    sendEstimateEmail,
    sendApprovedCopy,
    sendHeldEstimate,
    sendStaffNotice,
    keepEstimatePhotos,
    eraseEstimates,
  ],
  scheduled: [followUps, eraseLateEstimates],
  commands,
  owns: { 'estimates.read': isTheirs, 'estimates.answer': isTheirs },
  keys: {
    'estimate-number': {
      holder: 'estimate-link',
      opens: async (id, number, { db, fromHistory }) =>
        (await numberOpens(db, id, number)) ||
        // A number names its estimate. One that was sent a moment ago may not be in the table yet.
        (number.startsWith(`EST-${id}-`) &&
          (await fromHistory('estimate', id, estimateDetails, (at) =>
            numberOpens(at, id, number),
          )) === true),
    },
  },
  answers: {
    async list({ query }, { db, clock }, { own }) {
      const filter = own ? { ...query, clientId: own.clientId ?? 0, sent: true } : query;
      const page = await listEstimates(db, filter, clock.today());
      return new ListPage(
        page.items.map((row) => toSummary(row, clock.today())),
        page.next,
      );
    },
    asSent: ({ id, query }, services, { asker }) => asSent(id, query, services, asker),
    counts: (_, { db, clock }) => countEstimates(db, clock.today()),
    details: ({ id }, services) => staffEstimate(id, services),
    history: ({ id }, services, { language }) => historyOf(id, services, language),
    async options({ id }, { db }) {
      const row = await estimateById(db, id);
      return row && row.options.map((option) => toStaffOption(option, id));
    },
    async byNumber({ params }, services, { may, asker, language }) {
      const { db, clock, config } = services;
      const unsaved = previewKey(params['number']);
      if (unsaved !== undefined && may('estimates.write'))
        return previewOf(unsaved, services, asker);
      const row = await offerByNumber(db, params['number']);
      if (!row && (await numberWasReplaced(db, params['number']))) return refuse('link-replaced');
      // A draft is nobody's business yet: for the client it does not exist. Staff may look at how
      // it will look.
      return row && (row.status !== 'draft' || may('estimates.read'))
        ? withOwnWords(toPublicEstimate(row, config.TIME_ZONE, clock.today()), language)
        : undefined;
    },
    addPhoto: ({ body }, { pictures }, { session, place }) =>
      pictures.keep(body, 'staff', { known: session !== undefined, address: place.ip }),
    photo: ({ params }, services, { may }) => photoOf(params, services, may),
    metrics: async (_, { db, clock, config }) =>
      toMetrics(await readMetrics(db, clock.today(), config.TIME_ZONE)),
    // Staff hand the client a paper, so it is in the client's language; others get their own. Its
    // name is the specification's, approved or not (spec, Estimates API).
    async pdf({ id }, services, { language: asked, lane, gone: signal, may }) {
      const row = await offerById(services.db, id);
      if (!row) return undefined;
      const client = may('estimates.read')
        ? await clientById(services.db, row.clientId)
        : undefined;
      const language = client?.language ?? asked;
      const { content } = await estimatePdf(row, services, language, { lane, signal });
      return { name: estimateFileName(row.number), content };
    },
    addLineItem: async ({ id, events }) => {
      const added = (events as readonly EstimateEvent[]).find(
        (event) => event.type === 'LineItemAdded',
      );
      if (!added) return undefined;
      const { line, optionId } = added.data;
      return toLineItem(line, { estimateId: id, estimateOptionId: optionId });
    },
    addOption: async ({ id, events }) => {
      const added = (events as readonly EstimateEvent[]).find(
        (event) => event.type === 'OptionAdded',
      );
      return added && toStaffOption(added.data.option, id);
    },
    // Asked again, it tells the same: what is still there was archived.
    async remove({ id }, { db }, { language }) {
      const say = answerWords(language);
      const row = await estimateById(db, id);
      if (!row) return { id, outcome: 'deleted', message: say('draft-deleted') };
      return {
        id,
        outcome: 'archived',
        message: say('estimate-archived', {
          number: row.number,
          withdrawn: row.withdrawn ? 'yes' : 'no',
        }),
      };
    },
    setStatus: ({ id }, services, asked) => publicEstimate(id, services, asked),
    approve: ({ id }, services, asked) => publicEstimate(id, services, asked),
    ask: ({ id }, services, asked) => publicEstimate(id, services, asked),
  },
});
