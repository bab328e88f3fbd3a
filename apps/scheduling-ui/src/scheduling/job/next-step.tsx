// The next step of a job: it stands below the title, and on a phone under the thumb, with the only
// green button.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type JobStep, stepsOf } from '@purlin/domain/scheduling/steps.ts';
import { Button } from '@purlin/ui/ui.ts';
import { useCommand, useMay } from '@purlin/web/web.ts';
import { localTime } from '../parts/days.ts';
import { STEP_NAMES } from './use-steps.ts';

/** How much of the checklist is done, as a ring. */
const Ring = ({ done, all }: { readonly done: number; readonly all: number }) => (
  <svg className="job-ring" viewBox="0 0 36 36" role="img" aria-label={`${done} of ${all} done`}>
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
  start: (job) => `Work starts ${localTime(job.scheduledStartDate)}`,
  resume: (job) => `On hold${job.statusReason ? `: ${job.statusReason}` : ''}`,
  complete: ({ checklist }) =>
    checklist && checklist.steps.length > 0 ? 'Everything is done' : 'Work is under way',
  reschedule: () => 'It has no dates yet',
};

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
  const [next] = stepsOf({ ...job, dated: job.scheduledStartDate !== null });
  if (!may || !next || next === 'reopen') return null;
  const steps = job.checklist?.steps ?? [];
  const open = steps.find(({ doneAt }) => doneAt === null);
  const ticks = job.status === 'in_progress' && open;
  const name = next === 'reschedule' ? 'Schedule job' : STEP_NAMES[next];
  return (
    <div className="job-next" role="region" aria-label="Next step">
      {steps.length > 0 && (
        <Ring done={steps.filter(({ doneAt }) => doneAt).length} all={steps.length} />
      )}
      <p>
        <span>Next</span>
        <strong>{ticks ? open.text : WHAT[next]?.(job)}</strong>
      </p>
      <Button
        intent="primary"
        size="large"
        text={ticks ? 'Done' : name}
        loading={pending || tick.pending}
        onClick={() =>
          ticks
            ? void tick.run({ params: { id: job.id }, body: { stepId: open.id } })
            : onStep(next)
        }
      />
    </div>
  );
}
