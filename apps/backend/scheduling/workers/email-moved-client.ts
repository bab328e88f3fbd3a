// Tells a client that their job was moved because of the weather.
import { weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { clientNow } from '../../clients/read-models/client-list.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/mail-tasks.ts';
import { closedDaysOf, withWorkedThrough } from '../days-off.ts';
import { movedEmail } from '../moved-email.ts';
import { jobById } from '../read-models/job-list.ts';
import { movedClient } from '../reactions.ts';

export const emailMovedClient = mailWorker(movedClient, {
  async write({ shiftId, jobId }, _attempt, services) {
    const { db, history, publicUrl } = services;
    const shift = await history.stateOf(weatherShift, shiftId);
    const row = await jobById(db, jobId);
    // Taken back, or moved again since: what it would say is not so any more.
    if (shift.status !== 'applied' || !row) return undefined;
    const move = shift.moves.find((one) => one.jobId === jobId);
    if (!move || row.start !== move.to.start || row.status === 'cancelled') return undefined;
    const { dateChanges, from } = move;
    const [client, company, closed, [before]] = await Promise.all([
      clientNow(services, row.clientId),
      readCompany(db),
      closedDaysOf(db, shiftId),
      withWorkedThrough(db, [{ ...from, id: jobId, dateChanges }]),
    ]);
    if (!client?.email) return undefined;
    return {
      ...movedEmail(
        {
          client: client.name,
          title: row.title,
          address: row.address,
          move: { ...move, from: before! },
          letter: shift.letter[client.language],
          closed,
          lost: shift.days,
        },
        client.language,
        company,
      ),
      to: { name: client.name, address: client.email },
      replyTo: company.email ? { name: company.name, address: company.email } : undefined,
      messageId: `<weather-shift-${shiftId}.job-${jobId}@${new URL(publicUrl).hostname}>`,
    };
  },
});
