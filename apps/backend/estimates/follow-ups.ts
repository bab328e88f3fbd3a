// Follow-ups: estimates without an answer are brought to mind again, in business hours, on the days
// the company has set.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { readEstimateSettings, textsIn } from '../company/read-models/estimate-settings.ts';
import { hourIn } from '../platform/core/clock.ts';
import type { ScheduledTask } from '../platform/core/tasks/scheduled-tasks.ts';
import type { Services } from '../platform/core/room.ts';
import { dueForFollowUp, remindedSince } from './read-models/due-for-follow-up.ts';

const CHECK_MS = 10 * 60_000;
/** Nobody likes a machine's e-mail at night. Hours of the company's day. */
const [FROM, TO] = [8, 18];
/** Nobody is reminded twice a day, however many estimates wait for them: the others come next. */
const ONE_IN_MS = 20 * 3_600_000;

/**
 * Asks for the follow-ups that are due. The decider has the last word, and the key of each makes it
 * one e-mail whoever asks how often.
 */
export async function followUp({
  db,
  clock,
  config,
  dispatch,
}: Pick<Services, 'db' | 'clock' | 'config' | 'dispatch'>): Promise<void> {
  const hour = hourIn(clock.now(), config.TIME_ZONE);
  const settings = await readEstimateSettings(db);
  const { followUpDays } = settings;
  if (followUpDays.length === 0 || hour < FROM || hour >= TO) return;
  const due = await dueForFollowUp(db, {
    now: clock.now(),
    today: clock.today(),
    days: followUpDays,
  });
  if (due.length === 0) return;
  const since = new Date(Date.parse(clock.now()) - ONE_IN_MS).toISOString();
  const clients = due.map(({ clientId }) => clientId);
  const reminded = new Set(await remindedSince(db, { clients, since }));
  for (const { id, clientId, revision, followUps } of due) {
    if (reminded.has(clientId)) continue;
    reminded.add(clientId);
    const language = (await clientById(db, clientId))?.language ?? 'en';
    const key = `follow-up-${id}-${revision}-${followUps + 1}`;
    await dispatch(
      estimate,
      id,
      {
        type: 'FollowUpEstimate',
        data: {
          subject: '',
          message: textsIn(settings, language).followUpMessage,
          language,
          count: followUps + 1,
        },
      },
      { by: 'system', correlationId: key, key },
    );
  }
}

export const followUps: ScheduledTask<Services> = {
  name: 'follow-ups',
  everyMs: CHECK_MS,
  run: followUp,
};
