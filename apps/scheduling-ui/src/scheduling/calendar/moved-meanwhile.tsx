// A move was refused, because somebody moved the job first: who, to where, and whether to move it
// all the same.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { datesSentence } from '../parts/days.ts';
import { localTime } from '../parts/days.ts';
import type { Wanted } from '../parts/wanted.ts';

export function MovedMeanwhile({
  stale: { job, dates, crew },
  onAgain,
  onClose,
}: {
  readonly stale: Wanted;
  readonly onAgain: (wanted: Wanted) => void;
  readonly onClose: () => void;
}) {
  const params = { id: job.id };
  const now = useRead(scheduling.details, { params }).data;
  const last = useRead(scheduling.history, { params }).data?.find(
    ({ type }) => type === 'JobRescheduled',
  );
  const where = dates.start === null ? 'Take it off the calendar' : localTime(dates.start);
  return (
    <ConfirmDialog
      isOpen
      title={`${job.title} was moved meanwhile`}
      confirmLabel="Move it all the same"
      cancelLabel="Leave it"
      busy={!now}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (now) onAgain({ job: now, dates, ...(crew ? { crew } : {}) });
      }}
    >
      {now && (
        <p>
          {last ? `${last.by} moved it` : 'It was moved'} to {datesSentence(now)}. You wanted:{' '}
          {where}.
        </p>
      )}
    </ConfirmDialog>
  );
}
