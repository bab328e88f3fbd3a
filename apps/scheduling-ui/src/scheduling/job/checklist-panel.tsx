// A job's checklist, with who did which step; chosen from the company's lists.
import type { Checklist, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { ChecklistTemplate } from '@purlin/domain/company/settings/checklists.ts';
import { asksForPhoto } from '@purlin/domain/scheduling/photo-steps.ts';
import { EditIcon } from '@blueprintjs/icons';
import { Button, classNames, IconButton, Panel } from '@purlin/ui/ui.ts';
import { Moment, useCommand, useMay, useNotify } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/job-crew.ts';
import { AddPhotos } from './add-photos.tsx';
import { ChecklistDialog, useCompanyLists } from './checklist-dialog.tsx';
import { numbered, stepLines } from './checklist-lines.ts';
import { PHOTO_WAITS } from './missing-photos.tsx';
import { proposedList } from './proposed-list.ts';

type Step = Checklist['steps'][number];

/** The open steps before this one, except those that wait for a photo. */
const openBefore = (steps: readonly Step[], stepId: number): readonly Step[] =>
  steps
    .slice(
      0,
      steps.findIndex(({ id }) => id === stepId),
    )
    .filter(({ doneAt, text }) => doneAt === null && !asksForPhoto(text));

/** Optimistic state of the checkboxes. */
function useTicking({ id, checklist }: JobDetails) {
  const [pressed, setPressed] = useState<Readonly<Record<number, boolean>>>({});
  const tick = useCommand(scheduling.tickStep);
  const untick = useCommand(scheduling.untickStep);
  const notify = useNotify();
  const isDone = (step: Step): boolean => pressed[step.id] ?? step.doneAt !== null;
  const set = async (step: Step, done: boolean) => {
    setPressed((now) => ({ ...now, [step.id]: done }));
    const answer = await (done ? tick : untick).run({ params: { id }, body: { stepId: step.id } });
    setPressed(({ [step.id]: _, ...rest }) => rest);
    if (done && answer) offerEarlier(step, answer);
  };
  // Offers to check off earlier steps as well, because on a roof nobody checks off steps one by
  // one.
  const offerEarlier = (step: Step, { checklist: now }: JobDetails) => {
    const open = openBefore(now?.steps ?? [], step.id).length;
    if (open === 0) return;
    const before = { params: { id }, body: { stepId: step.id, before: true } };
    notify({
      title: say('done-step', { step: step.text }),
      description: say('before-open', { count: open }),
      action: {
        label: say('tick-before', { count: open }),
        onPress: () => void tick.run(before),
      },
    });
  };
  return { isDone, set, steps: checklist?.steps ?? [] };
}

/** " · 2 photos" */
function photosWords({ photos }: JobDetails, { id }: Step): string {
  const count = photos.filter(({ stepId }) => stepId === id).length;
  return count === 0 ? '' : ` · ${say('photos', { count })}`;
}

/** One click for the list that fits the job's title, and a link to all lists. */
function Begin({ job, onChoose }: { readonly job: JobDetails; readonly onChoose: () => void }) {
  const lists = useCompanyLists();
  const { run, pending } = useCommand(scheduling.setChecklist);
  const list = proposedList(lists, job.title);
  const take = ({ name, steps }: ChecklistTemplate) =>
    run({ params: { id: job.id }, body: { name, steps: numbered(stepLines(steps), []) } });
  return (
    <div className="pl-actions">
      {list && (
        <Button
          text={say('use-list', { name: list.name })}
          loading={pending}
          onClick={() => void take(list)}
        />
      )}
      <Button
        {...(list ? { variant: 'minimal' as const } : {})}
        text={say('choose-checklist')}
        onClick={onChoose}
      />
    </div>
  );
}

interface StepProps {
  readonly job: JobDetails;
  readonly step: Step;
  readonly done: boolean;
  /** The first open step. */
  readonly next: boolean;
  /** The first step that waits for a photo. */
  readonly waits: boolean;
  readonly may: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/** One step, with a photo button if it requires photos. */
const StepLine = ({ job, step, done, next, waits, may, onTick }: StepProps) => (
  <li
    className={classNames(done && 'job-done', next && 'job-at')}
    {...(waits ? { id: PHOTO_WAITS } : {})}
  >
    <label>
      <input
        type="checkbox"
        checked={done}
        disabled={!may}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span>{step.text}</span>
    </label>
    {may && !done && asksForPhoto(step.text) && (
      <AddPhotos
        job={job}
        stepId={step.id}
        size="small"
        label={say('add-photos-to', { step: step.text })}
      />
    )}
    {step.doneAt && (
      <small>
        {step.doneBy} <span aria-hidden>·</span> <Moment at={step.doneAt} />
        {photosWords(job, step)}
      </small>
    )}
  </li>
);

export function ChecklistPanel({ job }: { readonly job: JobDetails }) {
  const { isDone, set, steps } = useTicking(job);
  const [editing, setEditing] = useState(false);
  const may = useMay()(scheduling.setChecklist);
  const next = steps.find((step) => !isDone(step))?.id;
  const waits = steps.find((step) => !isDone(step) && asksForPhoto(step.text))?.id;
  const done = steps.filter(isDone).length;
  return (
    <Panel
      flush
      title={
        steps.length > 0 ? say('checklist-done', { done, count: steps.length }) : say('checklist')
      }
      actions={
        may &&
        steps.length > 0 && (
          <IconButton
            label={say('edit-checklist')}
            icon={<EditIcon />}
            onClick={() => setEditing(true)}
          />
        )
      }
    >
      {steps.length === 0 ? (
        <div className="job-begin">
          <p>{say('nothing-to-tick')}</p>
          {may && <Begin job={job} onChoose={() => setEditing(true)} />}
        </div>
      ) : (
        <ul className="job-steps">
          {steps.map((step) => (
            <StepLine
              key={step.id}
              job={job}
              step={step}
              done={isDone(step)}
              next={step.id === next}
              waits={step.id === waits}
              may={may}
              onTick={(ticked) => void set(step, ticked)}
            />
          ))}
        </ul>
      )}
      {editing && <ChecklistDialog job={job} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
