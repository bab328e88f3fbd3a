// To which estimate did an e-mail belong?
import { number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/select.ts';

const asked = (_: unknown, __: unknown, { eventId, id }: Envelope) => ({
  eventId,
  estimateId: id,
});

/** By the event that asked for the e-mail; the e-mail's Message-ID begins with it. */
export const estimateMails = readModel<EstimateEvent>()({
  name: 'estimate_mails',
  version: 2,
  columns: { eventId: text().key(), estimateId: number() },
  usualKey: ({ eventId }) => eventId,
  on: {
    EstimateSent: asked,
    EstimateResent: asked,
    EstimateFollowedUp: asked,
    QuestionAnswered: asked,
  },
});

export const estimateOfMail = async (db: Db, eventId: string): Promise<number | undefined> =>
  (await rowWhere(db, select(estimateMails), sql`where event_id = ${eventId}`))?.estimateId;
