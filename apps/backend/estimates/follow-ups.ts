// Follow-ups: estimates without an answer are brought to mind again, in business hours, on the days
// the company has set.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { readEstimateSettings, textsIn } from '../company/read-models/estimate-settings.ts';
import type { ScheduledTask } from '../platform/core/scheduled-tasks.ts';
import type { Services } from '../platform/core/room.ts';
import { dueForFollowUp } from './read-models/due-for-follow-up.ts';

const CHECK_MS = 10 * 60_000;
/** Nobody likes a machine's e-mail at night. Hours of the company's day. */
const [FROM, TO] = [8, 18];

const hourAt = (instant: string, timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
      new Date(instant),
    ),
  );

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
  const hour = hourAt(clock.now(), config.TIME_ZONE);
  const settings = await readEstimateSettings(db);
  const { followUpDays } = settings;
  if (followUpDays.length === 0 || hour < FROM || hour >= TO) return;
  for (const { id, clientId, revision, followUps } of await dueForFollowUp(db, {
    now: clock.now(),
    today: clock.today(),
    days: followUpDays,
  })) {
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
