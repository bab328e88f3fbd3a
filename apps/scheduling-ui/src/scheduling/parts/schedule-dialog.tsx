// Gives a job its dates, other ones, or none. Whoever looked at dates that somebody changed since
// is told, and decides again.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { stepsOf } from '@purlin/domain/scheduling/steps.ts';
import { Button, FormDialog, Notice, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { applyProblem } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { datesSentence } from './days.ts';
import { useDaysOff } from './days-off.ts';
import { BeforeMoved } from './before-moved.tsx';
import { TimesFields } from './job-fields.tsx';
import { askedTimes, withStart, typedTimes, type TypedTimes } from './typed-job.ts';
import { useMoving } from './use-moving.ts';

interface Typed extends TypedTimes {
  readonly reason: string;
}

/** The form, and what happens when it is sent. */
function useRescheduling(job: CalendarJob, date: string | undefined, onClose: () => void) {
  const { closed } = useDaysOff(job.scheduledStartDate);
  const { move, tell } = useMoving();
  const [seen, setSeen] = useState(job.dateChanges);
  const form = useForm<Typed>({
    defaultValues: {
      ...(date === undefined ? typedTimes(job) : withStart(typedTimes(job), date, closed)),
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
    onClose();
    if (now.dateChanges !== seen) tell(job, now);
  };
  const submit = form.handleSubmit(({ reason, ...times }) => send(askedTimes(times), reason));
  const takeOff = () =>
    send({ scheduledStartDate: null, scheduledEndDate: null }, form.getValues('reason'));
  return { form, move, submit, takeOff, moved: job.dateChanges !== seen, accept: setSeen };
}

/** Mounted while it is open; `date` is where somebody wants it. */
export function ScheduleDialog({
  job,
  date,
  onClose,
}: {
  readonly job: CalendarJob;
  readonly date?: string;
  readonly onClose: () => void;
}) {
  const { form, move, submit, takeOff, moved, accept } = useRescheduling(job, date, onClose);
  const dated = job.scheduledStartDate !== null;
  const mayTakeOff = stepsOf({ ...job, dated }).includes('unschedule');
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        title={dated ? 'Reschedule' : 'Schedule Job'}
        lead={`${job.title}, ${job.client.name}`}
        onClose={onClose}
        busy={move.pending}
        submitLabel={dated ? 'Move job' : 'Schedule Job'}
        busyLabel="Saving..."
        waitsFor={moved ? 'Look at the new dates first.' : undefined}
        onSubmit={(event) => void submit(event)}
      >
        {moved ? (
          <Notice
            tone="warn"
            title="Somebody changed the dates meanwhile"
            actions={
              <Button text="Change them all the same" onClick={() => accept(job.dateChanges)} />
            }
          >
            Now: {datesSentence(job)}
          </Notice>
        ) : (
          <ProblemNotice title="The job could not be moved" problem={move.problem} />
        )}
        <TimesFields />
        <BeforeMoved job={job} />
        {dated && (
          <TextField label="Reason" optional maxLength={1000} {...form.register('reason')} />
        )}
        {mayTakeOff && (
          <div className="pl-actions">
            <Button
              variant="minimal"
              text="Take off the calendar"
              disabled={move.pending || moved}
              onClick={() => void takeOff()}
            />
          </div>
        )}
      </FormDialog>
    </FormProvider>
  );
}
