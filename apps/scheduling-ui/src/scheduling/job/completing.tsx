// The confirmation before completing a job that was never started, has open checklist steps, or was
// planned for longer (rule: completed-early).
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { lastWorkedBy } from '@purlin/domain/scheduling/completing.ts';
import { asksForPhoto } from '@purlin/domain/scheduling/photo-steps.ts';
import { ConfirmDialog, Notice } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/jobs.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { datesSentence, monthDay } from '../parts/days.ts';
import { datesOf } from '../parts/wanted.ts';
import type { useSteps } from './use-steps.ts';

const openSteps = ({ checklist }: JobDetails) =>
  (checklist?.steps ?? []).filter(({ doneAt }) => doneAt === null);
export const hasOpenSteps = (job: JobDetails): boolean => openSteps(job).length > 0;

/** Whoever is booked at their own times on a later day, with these times. */
export const bookedAfter = (job: JobDetails, today: string | undefined): readonly string[] =>
  [
    ...job.crewSchedules.map((one) => ({ ...one, name: one.crew.name })),
    ...job.vendorSchedules.map((one) => ({ ...one, name: one.vendor.name })),
  ]
    .filter(({ ownDates, scheduledStartDate: start, scheduledEndDate: end }) => {
      const last = (end ?? start ?? '').slice(0, 10);
      return ownDates && today !== undefined && last > today;
    })
    .map((one) => say('is-booked-for', { name: one.name, dates: datesSentence(one) }));

/** The day the job will end, and the one it was planned to; undefined if its dates stay. */
export function useEarlyEnd(job: JobDetails): string | undefined {
  const today = useRead(scheduling.today).data?.today;
  const { closed } = useDaysOff(job.scheduledStartDate);
  const last = today && lastWorkedBy(datesOf(job), today, closed);
  if (!last || job.scheduledEndDate === null) return undefined;
  const planned = monthDay(job.scheduledEndDate.slice(0, 10));
  return say(last === today ? 'ends-today' : 'ends-on', { day: monthDay(last), planned });
}

const EarlyEnd = ({ job }: { readonly job: JobDetails }) => {
  const said = useEarlyEnd(job);
  return said && <p>{said}</p>;
};

/** One click either checks off the open steps, or leaves them open and completes the job anyway. */
export function Completing({
  job,
  complete,
  onClose,
}: Pick<ReturnType<typeof useSteps>, 'complete'> & {
  readonly job: JobDetails;
  readonly onClose: () => void;
}) {
  const tick = useCommand(scheduling.tickStep);
  const params = { id: job.id };
  const open = openSteps(job);
  const booked = bookedAfter(job, useRead(scheduling.today).data?.today);
  // A photo is proof, so it cannot be checked off without one.
  const tickable = open.filter(({ text }) => !asksForPhoto(text));
  const last = tickable.at(-1);
  const run = async (upTo?: number) => {
    const ticked =
      upTo === undefined || (await tick.run({ params, body: { stepId: upTo, before: true } }));
    onClose();
    if (ticked) await complete.run({ params });
  };
  const isFine = job.begun && open.length === 0 && booked.length === 0;
  const anyway = {
    label: say(isFine ? 'step.complete' : 'complete-anyway'),
    onPress: () => void run(),
  };
  return (
    <ConfirmDialog
      isOpen
      underThumb
      title={isFine ? say('ends-early-asked') : titleOf(open.length, job.begun)}
      confirmLabel={last ? say('tick-and-complete', { count: tickable.length }) : anyway.label}
      {...(last ? { other: anyway } : {})}
      cancelLabel={say('back')}
      busy={tick.pending}
      onClose={onClose}
      onConfirm={() => void run(last?.id)}
    >
      <div className="job-question">
        {!job.begun && <p>{say('not-started')}</p>}
        <EarlyEnd job={job} />
        {booked.length > 0 && (
          <Notice tone="warn">
            {booked.join('. ')}. {say('may-be-taken-off')}
          </Notice>
        )}
        {open.length > 0 && (
          <ul className="job-open">
            {open.map(({ id, text }) => (
              <li key={id}>
                {text}
                {asksForPhoto(text) && <small> {say('needs-photo')}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  );
}

const titleOf = (open: number, begun: boolean): string =>
  open === 0
    ? begun
      ? say('still-booked-asked')
      : say('not-started-asked')
    : say('steps-open', { count: open });
