// Job reminders: in the evening, whoever wants to hear of it is told which jobs start tomorrow.
import { user } from '@purlin/domain/access/user.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { hourIn } from '../platform/core/clock.ts';
import type { Services } from '../platform/core/room.ts';
import type { ScheduledTask } from '../platform/core/tasks/scheduled-tasks.ts';
import { jobsThatStart } from '../scheduling/read-models/job-list.ts';
import { usersWhoMay } from './read-models/user-list.ts';

const CHECK_MS = 10 * 60_000;
/** Hours of the company's day: late enough that the day is planned, and not at night. */
const [FROM, TO] = [17, 21];

/** Asks for the reminders that are due. The decider makes each one e-mail, however often asked. */
export async function remindOfJobs({
  db,
  clock,
  config,
  dispatch,
}: Pick<Services, 'db' | 'clock' | 'config' | 'dispatch'>): Promise<void> {
  const hour = hourIn(clock.now(), config.TIME_ZONE);
  const day = dayAfter(clock.today(), 1);
  if (hour < FROM || hour >= TO || (await jobsThatStart(db, day)).length === 0) return;
  for (const { id } of await usersWhoMay(db, 'notifications.read')) {
    const key = `job-reminder-${id}-${day}`;
    await dispatch(
      user,
      id,
      { type: 'RemindOfJobs', data: { day } },
      { by: 'system', correlationId: key, key },
    );
  }
}

export const jobReminders: ScheduledTask<Services> = {
  name: 'job-reminders',
  everyMs: CHECK_MS,
  run: remindOfJobs,
};
