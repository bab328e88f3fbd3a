// Changes a crew's or vendor's own times on a job, with conflicts.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { FormDialog, ProblemNotice } from '@purlin/ui/ui.ts';
import { applyProblem } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { say } from '@purlin/words/screens/scheduling.ts';
import { BeforeMoved } from './before-moved.tsx';
import type { Who } from './bookings.ts';
import { TimesFields } from './job-fields.tsx';
import { askedTimes, typedTimes, type TypedTimes } from './typed-job.ts';
import { useMovingBookings } from './use-moving-bookings.ts';
import { datesOf } from './wanted.ts';

/** Mount it while it is open. `job` has the times of whoever is `booked`. */
export function BookingDialog({
  job,
  onClose,
}: {
  readonly job: CalendarJob & { readonly booked: Who };
  readonly onClose: () => void;
}) {
  const { run, tell, pending, problem } = useMovingBookings();
  const form = useForm<TypedTimes>({ defaultValues: typedTimes(job) });
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const submit = form.handleSubmit(async (typed) => {
    const { scheduledStartDate: start, scheduledEndDate: end } = askedTimes(typed);
    const { start: from, end: until } = datesOf(job);
    const asked = {
      jobId: job.id,
      who: job.booked,
      was: { start: from, end: until },
      to: { start, end },
    };
    const now = await run(asked);
    if (!now) return;
    onClose();
    tell(asked, now);
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        title={say('move-somebody', { name: job.booked.name })}
        lead={`${job.title}, ${job.client.name}`}
        onClose={onClose}
        busy={pending}
        submitLabel={say('move')}
        busyLabel={say('saving')}
        onSubmit={(event) => void submit(event)}
      >
        <ProblemNotice title={say('somebody-not-moved')} problem={problem} />
        <TimesFields />
        <BeforeMoved job={job} />
      </FormDialog>
    </FormProvider>
  );
}
