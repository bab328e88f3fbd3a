// The header of a job's page: title, status and actions. The usual next step stands apart; on a
// phone it is at the bottom.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { startingOn } from '@purlin/domain/scheduling/moving.ts';
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
import { ReasonDialog } from '@purlin/ui/overlay/reason-dialog.tsx';
import { InQuickBooks } from '@purlin/web/in-quickbooks.tsx';
import { Link, May, useMay, useRead } from '@purlin/web/web.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/jobs.ts';
import { JobStatusBadge } from '../job-status.tsx';
import { bookedAfter, Completing, hasOpenSteps, useEarlyEnd } from './completing.tsx';
import { MissingPhotos } from './missing-photos.tsx';
import { NextStep } from './next-step.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { cancelling, holding, MOST } from './reasons.ts';
import { clientBelieves } from '../parts/client-told.ts';
import { type LocalDates, shortDate } from '../parts/days.ts';
import { daysAgainst } from '../parts/days-against.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { useKnownDays } from '../parts/use-known-days.ts';
import { datesOf } from '../parts/wanted.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { keptOutside } from '../parts/warnings.ts';
import { useMoving } from '../parts/use-moving.ts';
import { useSteps } from './use-steps.ts';

type Dialog = 'schedule' | 'hold' | 'cancel' | 'start' | 'complete' | 'edit';

/**
 * Whether completing needs confirmation, besides an early end: the job was never started, has open
 * steps, or someone is booked later.
 */
const asksFirst = (job: JobDetails, today: string | undefined): boolean =>
  !job.begun || hasOpenSteps(job) || bookedAfter(job, today).length > 0;

/** The confirmation before starting a job earlier than planned. */
const starting = ({ scheduledStartDate: start }: JobDetails) => ({
  title: say('planned-for', { day: dayOf(start) }),
  text: say('planned-for-lead'),
});
const dayOf = (start: string | null): string => (start ? shortDate(start.slice(0, 10)) : '');

/** Runs a step at once, or opens the dialog it needs. */
function useActing(job: JobDetails) {
  const steps = useSteps(job);
  const [dialog, setDialog] = useState<Dialog>();
  const params = { id: job.id };
  const today = useRead(scheduling.today).data?.today;
  const endsEarly = useEarlyEnd(job) !== undefined;
  const isEarly = today !== undefined && (job.scheduledStartDate ?? '').slice(0, 10) > today;
  const act: Readonly<Record<JobStep, () => void>> = {
    start: () => (isEarly ? setDialog('start') : void steps.start.run({ params, body: {} })),
    resume: () => void steps.resume.run({ params }),
    complete: () =>
      endsEarly || asksFirst(job, today)
        ? setDialog('complete')
        : void steps.complete.run({ params }),
    reopen: () =>
      void steps.reopen.run({ params }).then((now) => {
        // The dates that are back are over: it needs others.
        const last = now && job.plannedEndDate && now.scheduledEndDate;
        if (last && today && last.slice(0, 10) < today) setDialog('schedule');
      }),
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
            {say('for-client')} <Link to={`/clients/${job.clientId}`}>{job.client.name}</Link>{' '}
            <span aria-hidden>·</span>{' '}
            <a href={mapAddress(job.address)} target="_blank" rel="noreferrer">
              {job.address}
            </a>
          </>
        }
        figures={<InQuickBooks kind="job" id={job.id} />}
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
          {job.status === 'cancelled'
            ? say('cancelled-because', { reason: job.statusReason })
            : say('on-hold-because', { reason: job.statusReason })}
        </Notice>
      )}
      <MissingPhotos job={job} />
      <NextStep job={job} pending={acting.pending} onStep={(step) => acting.act[step]()} />
      <Dialogs job={job} {...acting} />
    </>
  );
}

/** Completing a job that was never started is rare and must not be beside the start button. */
const isRare = (step: JobStep, { begun }: JobDetails): boolean =>
  step === 'cancel' || (step === 'complete' && !begun);

/** Common next steps are buttons, on a phone in the menu; rare ones are always in the menu. */
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
  // The next step is below the title; with open checklist steps it is one of those.
  const listed = job.status === 'in_progress' && hasOpenSteps(job);
  const rest = listed ? steps : steps.slice(1);
  const nameOf = (step: JobStep) =>
    step === 'reschedule' && !dated ? say('schedule-job') : say(`step.${step}`);
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
    { label: say('edit-job'), onSelect: () => setDialog('edit') },
    ...rest.filter((step) => isRare(step, job)).map(action),
  ];
  return (
    <>
      {!phone &&
        others.map((step) => (
          <Button key={step} text={nameOf(step)} disabled={pending} onClick={act[step]} />
        ))}
      {dated && rest.includes('reschedule') && (
        <Button icon={<CalendarIcon />} text={say('step.reschedule')} onClick={act.reschedule} />
      )}
      <MenuButton label={say('more-actions')} icon={<MoreIcon />} actions={actions} />
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
          <span>{say('view-estimate')}</span>
        </Link>
      </May>
    )}
  </>
);

/** A job started earlier than planned can be moved to today, so that it is on today's calendar. */
function StartEarly({
  job,
  start,
  onClose,
}: Pick<ReturnType<typeof useActing>['steps'], 'start'> & {
  readonly job: JobDetails;
  readonly onClose: () => void;
}) {
  const today = useRead(scheduling.today).data?.today ?? '';
  const { closed } = useDaysOff(job.scheduledStartDate);
  const { title, text } = starting(job);
  const { tell } = useMoving();
  const run = async (dates: Partial<LocalDates>) => {
    onClose();
    const now = await start.run({ params: { id: job.id }, body: dates });
    // The job stays started; its dates can be restored.
    if (now && now.dateChanges !== job.dateChanges) tell(job, now);
  };
  const to = startingOn(datesOf(job), today, closed);
  const there = { ...job, scheduledStartDate: to.start, scheduledEndDate: to.end };
  const against = [
    ...daysAgainst(to, useKnownDays()).map((said) => `${said}.`),
    ...keptOutside(there),
    ...clientBelieves(job, there),
  ];
  const moveHere = () => {
    void run({ scheduledStartDate: to.start, scheduledEndDate: to.end });
  };
  return (
    <ConfirmDialog
      isOpen
      underThumb
      title={title}
      confirmLabel={say('start-and-move')}
      other={{ label: say('start-keep'), onPress: () => void run({}) }}
      cancelLabel={say('back')}
      onClose={onClose}
      onConfirm={moveHere}
    >
      <div className="job-question">
        <p>{text}</p>
        {against.length > 0 && <Notice tone="warn">{against.join(' ')}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

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
  if (dialog === 'start') return <StartEarly {...{ job, start }} onClose={close} />;
  if (dialog === 'complete') return <Completing {...{ job, complete }} onClose={close} />;
  const command = dialog === 'hold' ? hold : cancel;
  return (
    <ReasonDialog
      asked={dialog === 'hold' ? holding() : cancelling()}
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
