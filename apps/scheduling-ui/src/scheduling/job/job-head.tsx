// The head of a job's page: what it is, where it stands, and what can be done with it. The usual
// next step stands apart; on a phone it lies at the bottom, under the thumb.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type JobStep, stepsOf } from '@purlin/domain/scheduling/steps.ts';
import { CalendarIcon, DocumentIcon, MoreIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  ConfirmDialog,
  MenuButton,
  type MenuAction,
  Notice,
  PageHeader,
  PHONE,
  useMediaQuery,
} from '@purlin/ui/ui.ts';
import { ReasonDialog } from '@purlin/ui/parts/reason-dialog.tsx';
import { Link, May, useMay, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { JobStatusBadge } from '../job-status.tsx';
import { NextStep } from './next-step.tsx';
import { mapAddress } from './places.ts';
import { EditDialog } from './edit-dialog.tsx';
import { CANCELLING, HOLDING, MOST } from './reasons.ts';
import { shortDate } from '../parts/days.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { STEP_NAMES, useSteps } from './use-steps.ts';

type Dialog = 'schedule' | 'hold' | 'cancel' | 'start' | 'complete' | 'edit';

const openSteps = ({ checklist }: JobDetails): number =>
  checklist?.steps.filter(({ doneAt }) => doneAt === null).length ?? 0;
const hasOpenSteps = (job: JobDetails): boolean => openSteps(job) > 0;
/** Completing what nobody began, or what has open steps, is asked about. */
const asksFirst = (job: JobDetails): boolean => !job.begun || hasOpenSteps(job);
function completing(job: JobDetails): { readonly title: string; readonly text: string } {
  const open = openSteps(job);
  const start = job.begun ? '' : 'Work on it has not started. ';
  if (open === 0)
    return {
      title: 'Complete a job that has not started?',
      text: 'It goes from Scheduled to Completed, and stands so in its history.',
    };
  return {
    title: open === 1 ? '1 step is open' : `${open} steps are open`,
    text: `${start}${open === 1 ? 'It stays' : 'They stay'} open on the checklist.`,
  };
}

/** What is asked before a job is begun on an earlier day than planned. */
const starting = ({ scheduledStartDate: start }: JobDetails) => ({
  title: `Planned for ${dayOf(start)}. Start today?`,
  text: 'Its dates stay as they are planned; Reschedule moves them.',
});
const dayOf = (start: string | null): string => (start ? shortDate(start.slice(0, 10)) : '');

/** Does a step at once, or opens the dialog that asks for what it needs. */
function useActing(job: JobDetails) {
  const steps = useSteps(job);
  const [dialog, setDialog] = useState<Dialog>();
  const params = { id: job.id };
  const today = useRead(scheduling.today).data?.today;
  const isEarly = today !== undefined && (job.scheduledStartDate ?? '').slice(0, 10) > today;
  const act: Readonly<Record<JobStep, () => void>> = {
    start: () => (isEarly ? setDialog('start') : void steps.start.run({ params })),
    resume: () => void steps.resume.run({ params }),
    complete: () => (asksFirst(job) ? setDialog('complete') : void steps.complete.run({ params })),
    reopen: () => void steps.reopen.run({ params }),
    hold: () => setDialog('hold'),
    cancel: () => setDialog('cancel'),
    reschedule: () => setDialog('schedule'),
    unschedule: () => setDialog('schedule'),
  };
  const pending = Object.values(steps).some((step) => step.pending);
  return { steps, act, pending, dialog, setDialog };
}

export function JobHead({ job }: { readonly job: JobDetails }) {
  const acting = useActing(job);
  const may = useMay()(scheduling.edit);
  return (
    <>
      <PageHeader
        title={job.title}
        description={
          <>
            For <Link to={`/clients/${job.clientId}`}>{job.client.name}</Link>{' '}
            <span aria-hidden>·</span>{' '}
            <a href={mapAddress(job.address)} target="_blank" rel="noreferrer">
              {job.address}
            </a>
          </>
        }
        beside={<JobStatusBadge status={job.status} />}
        actions={
          <>
            <OfEstimates job={job} />
            {may && <Actions job={job} {...acting} />}
          </>
        }
      />
      {job.statusReason && (
        <Notice tone={job.status === 'cancelled' ? 'bad' : 'warn'}>
          {job.status === 'cancelled' ? 'Cancelled' : 'On hold'}: {job.statusReason}
        </Notice>
      )}
      <NextStep job={job} pending={acting.pending} onStep={(step) => acting.act[step]()} />
      <Dialogs job={job} {...acting} />
    </>
  );
}

/** Completing what nobody began is rare: it must not stand beside the way to begin it. */
const isRare = (step: JobStep, { begun }: JobDetails): boolean =>
  step === 'cancel' || (step === 'complete' && !begun);

/** What may come next has buttons, on a phone in the menu; what is rare is in the menu. */
function Actions({
  job,
  act,
  pending,
  setDialog,
}: Pick<ReturnType<typeof useActing>, 'act' | 'pending' | 'setDialog'> & {
  readonly job: JobDetails;
}) {
  const dated = job.scheduledStartDate !== null;
  const steps = stepsOf({ ...job, dated });
  const [next] = steps;
  // The next step stands below the title; with open steps on the checklist that is one of those.
  const listed = job.status === 'in_progress' && hasOpenSteps(job);
  const rest = listed ? steps : steps.slice(1);
  const nameOf = (step: JobStep) =>
    step === 'reschedule' && !dated ? 'Schedule job' : STEP_NAMES[step];
  const action = (step: JobStep): MenuAction => ({
    label: nameOf(step),
    onSelect: act[step],
    destructive: step === 'cancel',
  });
  const others = rest.filter(
    (step) => !['reschedule', 'unschedule'].includes(step) && !isRare(step, job),
  );
  const phone = useMediaQuery(PHONE);
  const actions: readonly MenuAction[] = [
    ...(phone ? others.map(action) : []),
    { label: 'Edit job', onSelect: () => setDialog('edit') },
    ...rest.filter((step) => isRare(step, job)).map(action),
  ];
  return (
    <>
      {!phone &&
        others.map((step) => (
          <Button key={step} text={nameOf(step)} disabled={pending} onClick={act[step]} />
        ))}
      {dated && rest.includes('reschedule') && (
        <Button icon={<CalendarIcon />} text="Reschedule" onClick={act.reschedule} />
      )}
      <MenuButton label="More actions" icon={<MoreIcon />} actions={actions} />
      {next === 'reopen' && <Button text={nameOf(next)} loading={pending} onClick={act[next]} />}
    </>
  );
}

const OfEstimates = ({ job }: { readonly job: JobDetails }) => (
  <>
    {job.estimateId !== null && (
      <May call={estimates.details}>
        <Link to={`/estimates/${job.estimateId}`} className={buttonClass()}>
          <DocumentIcon />
          <span>View Estimate</span>
        </Link>
      </May>
    )}
  </>
);

function Dialogs({
  job,
  steps: { hold, cancel, start, complete },
  dialog,
  setDialog,
}: Pick<ReturnType<typeof useActing>, 'steps' | 'dialog' | 'setDialog'> & {
  readonly job: JobDetails;
}) {
  const close = () => setDialog(undefined);
  if (dialog === 'schedule') return <ScheduleDialog job={job} onClose={close} />;
  if (dialog === 'edit') return <EditDialog job={job} onClose={close} />;
  if (dialog === undefined) return null;
  if (dialog === 'start' || dialog === 'complete') {
    const { title, text } = dialog === 'start' ? starting(job) : completing(job);
    return (
      <ConfirmDialog
        isOpen
        title={title}
        confirmLabel={dialog === 'start' ? 'Start today' : 'Complete anyway'}
        cancelLabel="Back"
        onClose={close}
        onConfirm={() => {
          close();
          void (dialog === 'start' ? start : complete).run({ params: { id: job.id } });
        }}
      >
        {text}
      </ConfirmDialog>
    );
  }
  const command = dialog === 'hold' ? hold : cancel;
  return (
    <ReasonDialog
      asked={dialog === 'hold' ? HOLDING : CANCELLING}
      most={MOST}
      pending={command.pending}
      problem={command.problem}
      onClose={close}
      onSubmit={(reason) =>
        void command
          .run({ params: { id: job.id }, body: { reason } })
          .then((done) => done && close())
      }
    />
  );
}
