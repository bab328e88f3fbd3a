// What is to be done on a job, step by step, with who did which; chosen from the company's lists.
import type { Checklist, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { ChecklistTemplate } from '@purlin/domain/company/settings/checklists.ts';
import { EditIcon } from '@blueprintjs/icons';
import { Button, classNames, IconButton, Panel } from '@purlin/ui/ui.ts';
import { Moment, useCommand, useMay } from '@purlin/web/web.ts';
import { useState } from 'react';
import { ChecklistDialog, useCompanyLists } from './checklist-dialog.tsx';
import { numbered, stepLines } from './checklist-lines.ts';
import { proposedList } from './proposed-list.ts';

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

/** The list that fits the job's title, a press away; and the way to all of them. */
function Begin({ job, onChoose }: { readonly job: JobDetails; readonly onChoose: () => void }) {
  const lists = useCompanyLists();
  const { run, pending } = useCommand(scheduling.setChecklist);
  const list = proposedList(lists, job.title);
  const take = ({ name, steps }: ChecklistTemplate) =>
    run({ params: { id: job.id }, body: { name, steps: numbered(stepLines(steps), []) } });
  return (
    <div className="pl-actions">
      {list && (
        <Button text={`Use “${list.name}”`} loading={pending} onClick={() => void take(list)} />
      )}
      <Button
        {...(list ? { variant: 'minimal' as const } : {})}
        text="Choose a checklist"
        onClick={onChoose}
      />
    </div>
  );
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
        <div className="job-begin">
          <p>Nothing to tick off yet.</p>
          {may && <Begin job={job} onChoose={() => setEditing(true)} />}
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
