// A move was refused because someone else moved the job or booking first: shows the current dates,
// and asks whether to move it anyway.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import type { Who } from '../parts/bookings.ts';
import { datesSentence, localTime, type LocalDates } from '../parts/days.ts';
import type { Wanted } from '../parts/wanted.ts';

/** Their current times; undefined if they now come with the job, or not at all. */
const timesNow = (job: JobDetails, { kind, assigneeId }: Who): LocalDates | undefined =>
  kind === 'crew'
    ? job.crewSchedules.find(({ crewId }) => crewId === assigneeId)
    : job.vendorSchedules.find(({ vendorId }) => vendorId === assigneeId);

export function MovedMeanwhile({
  stale: { job, dates, crew },
  onAgain,
  onClose,
}: {
  readonly stale: Wanted;
  readonly onAgain: (wanted: Wanted) => void;
  readonly onClose: () => void;
}) {
  const { booked } = job;
  const params = { id: job.id };
  const details = useRead(scheduling.details, { params }).data;
  const now = details && (booked ? timesNow(details, booked) : details);
  const last = useRead(scheduling.history, { params }).data?.find(
    ({ type }) => type === (booked ? 'AssignmentMoved' : 'JobRescheduled'),
  );
  const where = dates.start === null ? say('wanted-off') : localTime(dates.start);
  const again = (): Wanted | undefined => {
    if (!details || !now) return undefined;
    const { scheduledStartDate, scheduledEndDate } = now;
    if (booked) return { job: { ...details, scheduledStartDate, scheduledEndDate, booked }, dates };
    return { job: details, dates, ...(crew ? { crew } : {}) };
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('moved-meanwhile', { what: booked?.name ?? job.title })}
      confirmLabel={booked ? say('move-them-anyway') : say('move-it-anyway')}
      cancelLabel={booked ? say('leave-them') : say('leave-it')}
      busy={!now}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        const wanted = again();
        if (wanted) onAgain(wanted);
      }}
    >
      {now && (
        <p>
          {last
            ? say(booked ? 'moved-them-by' : 'moved-by', {
                name: last.by,
                dates: datesSentence(now),
                where,
              })
            : say('moved-to', { dates: datesSentence(now), where })}
        </p>
      )}
      {details && !now && <p>{say('not-on-job', { name: booked?.name ?? '' })}</p>}
    </ConfirmDialog>
  );
}
