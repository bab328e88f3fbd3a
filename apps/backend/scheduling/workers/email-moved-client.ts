// Tells a client that their job was moved because of the weather, and that it was moved back.
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { clientNow } from '../../clients/read-models/client-list.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { Unavailable } from '../../platform/core/tasks/tasks.ts';
import { closedDaysOf, withWorkedThrough } from '../days-off.ts';
import { movedBackEmail, movedEmail } from '../moved-email.ts';
import { jobById } from '../read-models/job-list.ts';
import { movedBackClient, movedClient } from '../reactions.ts';

interface MovedJob {
  readonly shiftId: number;
  readonly jobId: number;
}

/**
 * A job's move by a shift that stands so, with its client; undefined when the job is elsewhere than
 * the shift, or its being taken back, left it, or when nobody can be told. Where it is, history
 * says: the tables come after. Throws Unavailable while it is still to be moved back.
 */
async function movedBy(
  { shiftId, jobId }: MovedJob,
  status: 'applied' | 'undone',
  services: Services,
) {
  const { db, history } = services;
  const shift = await history.stateOf(weatherShift, shiftId);
  const [now, row] = await Promise.all([history.stateOf(job, jobId), jobById(db, jobId)]);
  const move =
    shift.status === status && shift.moves.find((one) => one.jobId === jobId && !one.booking);
  if (!move || !row || now.status === 'none' || now.status === 'cancelled') return undefined;
  const isAt = (dates: Dates) => now.start === dates.start && now.end === dates.end;
  if (status === 'undone' && isAt(move.to)) {
    // What was finished there stays there: nobody will move it back.
    if (isOver(now)) return undefined;
    throw new Unavailable('the job is not moved back yet');
  }
  if (!isAt(status === 'applied' ? move.to : move.from)) return undefined;
  const { dateChanges, from } = move;
  const [client, company, closed, [before]] = await Promise.all([
    clientNow(services, row.clientId),
    readCompany(db),
    closedDaysOf(db, shiftId),
    withWorkedThrough(db, [{ ...from, id: jobId, dateChanges }]),
  ]);
  if (!client?.email) return undefined;
  return {
    told: {
      client: client.name,
      title: row.title,
      address: row.address,
      move: { ...move, from: before! },
      letter: shift.letter[client.language],
      closed,
      lost: shift.days,
    },
    language: client.language,
    company,
    to: { name: client.name, address: client.email },
    replyTo: company.email ? { name: company.name, address: company.email } : undefined,
  };
}

const idOf = ({ shiftId, jobId }: MovedJob, what: string, { publicUrl }: Services): string =>
  `<weather-shift-${shiftId}.job-${jobId}${what}@${new URL(publicUrl).hostname}>`;

export const emailMovedClient = mailWorker(movedClient, {
  async write(asked, _attempt, services) {
    const moved = await movedBy(asked, 'applied', services);
    if (!moved) return undefined;
    const { told, language, company, ...envelope } = moved;
    const messageId = idOf(asked, '', services);
    return { ...movedEmail(told, language, company), ...envelope, messageId };
  },
  accepted: ({ shiftId, jobId }, _accepted, { effectId, correlationId }, { dispatch }) =>
    dispatch(
      weatherShift,
      shiftId,
      { type: 'NoteMovedClientTold', data: { jobId } },
      { by: 'system', correlationId, key: `${effectId}-accepted` },
    ),
});

export const emailMovedBackClient = mailWorker(movedBackClient, {
  async write(asked, _attempt, services) {
    const moved = await movedBy(asked, 'undone', services);
    if (!moved) return undefined;
    const { told, language, company, ...envelope } = moved;
    const messageId = idOf(asked, '-back', services);
    return { ...movedBackEmail(told, language, company), ...envelope, messageId };
  },
});
