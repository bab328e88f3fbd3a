// A job's next step: below the title, and on a phone at the bottom, with the only green button.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { asksForPhoto } from '@purlin/domain/scheduling/photo-steps.ts';
import { type JobStep, stepsOf } from '@purlin/domain/scheduling/steps.ts';
import { Button, useSettled } from '@purlin/ui/ui.ts';
import { useCommand, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/jobs.ts';
import { localTime } from '../parts/days.ts';
import { AddPhotos } from './add-photos.tsx';

/** Checklist progress as a ring. */
const Ring = ({ done, all }: { readonly done: number; readonly all: number }) => (
  <svg
    className="job-ring"
    viewBox="0 0 36 36"
    role="img"
    aria-label={say('of-done', { done, all })}
  >
    <circle cx="18" cy="18" r="15" />
    <circle
      cx="18"
      cy="18"
      r="15"
      pathLength={all}
      strokeDasharray={`${done} ${all}`}
      transform="rotate(-90 18 18)"
    />
    <text x="18" y="21.5" textAnchor="middle">
      {done}/{all}
    </text>
  </svg>
);

const WHAT: Readonly<Partial<Record<JobStep, (job: JobDetails) => string>>> = {
  start: (job) => say('work-starts', { time: localTime(job.scheduledStartDate) }),
  resume: ({ statusReason: reason }) =>
    reason ? say('on-hold-because', { reason }) : say('on-hold'),
  complete: ({ checklist }) =>
    checklist && checklist.steps.length > 0 ? say('everything-done') : say('under-way'),
  reschedule: () => say('no-dates-yet'),
};

/** What the button does now: the job's next step, or the open checklist step it checks off. */
function nextOf(job: JobDetails) {
  const [next] = stepsOf({ ...job, dated: job.scheduledStartDate !== null });
  const open = job.checklist?.steps.find(({ doneAt }) => doneAt === null);
  return { next, ticks: job.status === 'in_progress' ? open : undefined };
}

export function NextStep({
  job,
  pending,
  onStep,
}: {
  readonly job: JobDetails;
  readonly pending: boolean;
  readonly onStep: (step: JobStep) => void;
}) {
  const may = useMay()(scheduling.tickStep);
  const tick = useCommand(scheduling.tickStep);
  const { next, ticks } = nextOf(job);
  const settled = useSettled(`${next} ${ticks?.id}`);
  if (!may || !next || next === 'reopen') return null;
  const steps = job.checklist?.steps ?? [];
  const act = () =>
    ticks ? void tick.run({ params: { id: job.id }, body: { stepId: ticks.id } }) : onStep(next);
  const name = next === 'reschedule' ? say('schedule-job') : say(`step.${next}`);
  return (
    <div className="job-next" role="region" aria-label={say('next-step')}>
      {steps.length > 0 && (
        <Ring done={steps.filter(({ doneAt }) => doneAt).length} all={steps.length} />
      )}
      <p>
        <span>{say('next')}</span>
        <strong>{ticks ? ticks.text : WHAT[next]?.(job)}</strong>
      </p>
      {ticks && asksForPhoto(ticks.text) ? (
        <AddPhotos
          key={ticks.id}
          job={job}
          stepId={ticks.id}
          intent="primary"
          size="large"
          label={say('add-photos-to', { step: ticks.text })}
        />
      ) : (
        <Button
          intent="primary"
          size="large"
          text={ticks ? say('done') : name}
          loading={pending || tick.pending}
          aria-disabled={!settled}
          onClick={() => settled && act()}
        />
      )}
    </div>
  );
}
