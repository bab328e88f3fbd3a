// Moves someone's own times on a job, from any screen, with a notice and undo.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import type { Who } from './bookings.ts';
import { datesSentence, type LocalDates } from './days.ts';
import { rememberChange } from './last-change.ts';
import { undo, warned } from './use-moving.ts';

/** The booking, and its times when the user saw it. */
interface Asked {
  readonly jobId: number;
  readonly who: Who;
  readonly was: Dates;
  readonly to: Dates;
}
const shown = ({ start, end }: Dates): LocalDates => ({
  scheduledStartDate: start,
  scheduledEndDate: end,
});

/** Each move can be undone until someone moves the booking again; then undo is refused. */
export function useMovingBookings() {
  const notify = useNotify();
  const crew = useCommand(scheduling.assignCrew, { toast: 'none' });
  const vendor = useCommand(scheduling.assignVendor, { toast: 'none' });
  const run = ({ jobId, who: { kind, assigneeId }, was, to }: Asked) => {
    const params = { id: jobId };
    const times = { ...shown(to), was: shown(was) };
    return kind === 'crew'
      ? crew.run({ params, body: { crewId: assigneeId, ...times } })
      : vendor.run({ params, body: { vendorId: assigneeId, ...times } });
  };
  const tell = (asked: Asked, now: JobDetails) => {
    const { who, was, to } = asked;
    const title = say('moved-somebody', {
      name: who.name,
      job: now.title,
      dates: datesSentence(shown(to)),
    });
    const takeBack = rememberChange({
      title,
      async undo() {
        const back = await run({ ...asked, was: to, to: was });
        if (back) notify({ title: say('somebody-is-back', { name: who.name }) });
      },
    });
    notify({ title, ...warned(now), ...undo(takeBack) });
  };
  return {
    run,
    tell,
    pending: crew.pending || vendor.pending,
    problem: crew.problem ?? vendor.problem,
  };
}
