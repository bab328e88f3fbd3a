// What is to be done on a job, step by step, with who did which; chosen from the company's lists.
import type { Checklist, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { EditIcon } from '@blueprintjs/icons';
import { Button, classNames, IconButton, Panel } from '@purlin/ui/ui.ts';
import { Moment, useCommand, useMay } from '@purlin/web/web.ts';
import { useState } from 'react';
import { ChecklistDialog } from './checklist-dialog.tsx';

type Step = Checklist['steps'][number];

/** Done or open as somebody pressed, before the server has said so. */
function useTicking({ id, checklist }: JobDetails) {
  const [pressed, setPressed] = useState<Readonly<Record<number, boolean>>>({});
  const tick = useCommand(scheduling.tickStep);
  const untick = useCommand(scheduling.untickStep);
  const isDone = (step: Step): boolean => pressed[step.id] ?? step.doneAt !== null;
  const set = async (step: Step, done: boolean) => {
    setPressed((now) => ({ ...now, [step.id]: done }));
    await (done ? tick : untick).run({ params: { id }, body: { stepId: step.id } });
    setPressed(({ [step.id]: _, ...rest }) => rest);
  };
  return { isDone, set, steps: checklist?.steps ?? [] };
}

export function ChecklistPanel({ job }: { readonly job: JobDetails }) {
  const { isDone, set, steps } = useTicking(job);
  const [editing, setEditing] = useState(false);
  const may = useMay()(scheduling.setChecklist);
  const next = steps.find((step) => !isDone(step))?.id;
  const done = steps.filter(isDone).length;
  return (
    <Panel
      flush
      title={steps.length > 0 ? `Checklist, ${done} of ${steps.length}` : 'Checklist'}
      actions={
        may &&
        steps.length > 0 && (
          <IconButton label="Edit checklist" icon={<EditIcon />} onClick={() => setEditing(true)} />
        )
      }
    >
      {steps.length === 0 ? (
        <div className="job-nothing">
          <p>Nothing to tick off yet.</p>
          {may && <Button text="Choose a checklist" onClick={() => setEditing(true)} />}
        </div>
      ) : (
        <ul className="job-steps">
          {steps.map((step) => (
            <li
              key={step.id}
              className={classNames(isDone(step) && 'job-done', step.id === next && 'job-at')}
            >
              <label>
                <input
                  type="checkbox"
                  checked={isDone(step)}
                  disabled={!may}
                  onChange={(event) => void set(step, event.currentTarget.checked)}
                />
                <span>{step.text}</span>
              </label>
              {step.doneAt && (
                <small>
                  {step.doneBy} <span aria-hidden>·</span> <Moment at={step.doneAt} />
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing && <ChecklistDialog job={job} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
