// To which estimate did an e-mail belong?
import { readModel, sql, type Envelope, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Db } from '../../platform/servers/database.ts';

const asked = ({ eventId, id }: Envelope): Sql =>
  sql`insert into estimate_mails values (${eventId}, ${id}) on conflict do nothing`;

/** By the event that asked for the e-mail; the e-mail's Message-ID begins with it. */
export const estimateMails = readModel<EstimateEvent>()({
  name: 'estimate_mails',
  version: 1,
  columns: 'event_id text primary key, estimate_id bigint not null',
  on: {
    EstimateSent: (_, at) => asked(at),
    EstimateResent: (_, at) => asked(at),
    EstimateFollowedUp: (_, at) => asked(at),
    QuestionAnswered: (_, at) => asked(at),
  },
});

export async function estimateOfMail(db: Db, eventId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>({
    name: 'estimate_of_mail',
    text: 'select estimate_id as id from estimate_mails where event_id = $1',
    values: [eventId],
  });
  return rows[0]?.id;
}
