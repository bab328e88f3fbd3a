// Schedules, reschedules or unschedules a job. If someone else changed the dates since the dialog
// opened, the user is told and decides again.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { stepsOf } from '@purlin/domain/scheduling/steps.ts';
import { Button, FormDialog, Notice, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useNotify, useRead } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { say } from '@purlin/words/screens/scheduling.ts';
import { datesSentence } from './days.ts';
import { useDaysOff } from './days-off.ts';
import { isNobody, nobody, usePutOn } from './put-on.ts';
import { askedTimes, withStart, typedTimes, type TypedTimes } from './typed-job.ts';
import { useMoving, warned } from './use-moving.ts';
import { WhenAndWho } from './when-and-who.tsx';

interface Typed extends TypedTimes {
  readonly reason: string;
}

/** The form and its submit handler. */
function useRescheduling(job: CalendarJob, date: string | undefined, onClose: () => void) {
  const { closed } = useDaysOff(job.scheduledStartDate);
  const notify = useNotify();
  const { move, tell } = useMoving();
  const [putOn, setPutOn] = useState(nobody);
  const { put, tellLeft, pending } = usePutOn();
  const [seen, setSeen] = useState(job.dateChanges);
  const form = useForm<Typed>({
    defaultValues: {
      ...(date === undefined
        ? typedTimes(job)
        : withStart(typedTimes(job), date, closed, job.worksThrough)),
      reason: '',
    },
  });
  useEffect(() => {
    applyProblem(form, move.problem);
  }, [form, move.problem]);
  const send = async (times: ReturnType<typeof askedTimes>, reason: string) => {
    const now = await move.run({
      params: { id: job.id },
      body: { ...times, reason, dateChanges: seen },
    });
    if (!now) return;
    const { now: then, left } = await put(now, putOn);
    onClose();
    if (now.dateChanges !== seen) tell(job, then);
    else if (!isNobody(putOn)) notify({ title: say('assigned'), ...warned(then) });
    tellLeft(then, left);
  };
  const busy = move.pending || pending;
  const submit = form.handleSubmit(({ reason, ...times }) => send(askedTimes(times), reason));
  const takeOff = () =>
    send({ scheduledStartDate: null, scheduledEndDate: null }, form.getValues('reason'));
  const moved = job.dateChanges !== seen && !busy;
  return { form, move, busy, submit, takeOff, moved, accept: setSeen, putOn, setPutOn };
}

/** Mount it while it is open. `date` is the requested day. */
export function ScheduleDialog({
  job,
  date,
  onClose,
}: {
  readonly job: CalendarJob;
  readonly date?: string;
  readonly onClose: () => void;
}) {
  const { form, move, busy, submit, takeOff, moved, accept, putOn, setPutOn } = useRescheduling(
    job,
    date,
    onClose,
  );
  const dated = job.scheduledStartDate !== null;
  const mayTakeOff = stepsOf({ ...job, dated }).includes('unschedule');
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        title={dated ? say('reschedule') : say('schedule-job')}
        lead={`${job.title}, ${job.client.name}`}
        onClose={onClose}
        busy={busy}
        submitLabel={dated ? say('move-job') : say('schedule-job')}
        busyLabel={say('saving')}
        waitsFor={
          moved ? say('look-first') : putOn.unfound === undefined ? undefined : say('choose-vendor')
        }
        onSubmit={(event) => void submit(event)}
      >
        {moved ? (
          <ChangedMeanwhile job={job} onAccept={() => accept(job.dateChanges)} />
        ) : (
          <ProblemNotice title={say('could-not-move')} problem={move.problem} />
        )}
        <WhenAndWho job={job} putOn={putOn} onPutOn={setPutOn} />
        {dated && (
          <TextField label={say('reason')} optional maxLength={1000} {...form.register('reason')} />
        )}
        {mayTakeOff && (
          <div className="pl-actions">
            <Button
              variant="minimal"
              text={say('take-off-calendar')}
              disabled={busy || moved}
              onClick={() => void takeOff()}
            />
          </div>
        )}
      </FormDialog>
    </FormProvider>
  );
}

/** Who changed the dates while the dialog was open, and to what. */
function ChangedMeanwhile({
  job,
  onAccept,
}: {
  readonly job: CalendarJob;
  readonly onAccept: () => void;
}) {
  const last = useRead(scheduling.history, { params: { id: job.id } }).data?.find(
    ({ type }) => type === 'JobRescheduled',
  );
  return (
    <Notice
      tone="warn"
      title={last ? say('changed-by', { name: last.by }) : say('changed-meanwhile')}
      actions={<Button text={say('change-anyway')} onClick={onAccept} />}
    >
      {say('now-dates', { dates: datesSentence(job) })}
    </Notice>
  );
}
