// Assigns a crew or vendor to a job, at the job's times or their own, or changes these times.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { overAt } from '@purlin/domain/scheduling/conflicts.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { FormDialog, Notice, ProblemNotice, SegmentedField, SelectField } from '@purlin/ui/ui.ts';
import { Link, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { say } from '@purlin/words/screens/job-crew.ts';
import { againstThem, labelOf, useAvailable } from '../parts/available.ts';
import { datesSentence, type LocalDates } from '../parts/days.ts';
import { TimesFields } from '../parts/job-fields.tsx';
import { reachesOut } from '../parts/own-times.ts';
import { askedTimes, typedTimes, type TypedTimes } from '../parts/typed-job.ts';
import { warningSentence } from '../parts/warnings.ts';

/** The kind to assign, or an existing assignment with its times. */
export interface Assigning {
  readonly kind: 'crew' | 'vendor';
  readonly id?: number;
  readonly name?: string;
  readonly ownDates?: boolean;
  readonly scheduledStartDate?: string | null;
  readonly scheduledEndDate?: string | null;
}

const whens = () => [
  { value: 'job', label: say('with-job') },
  { value: 'own', label: say('own-dates') },
];

/** The notice after assigning; `warned` if there are conflicts. */
const doneWords = ({ kind, name }: Assigning, warned: boolean): string => {
  if (name) return warned ? say('dates-changed-warned', { name }) : say('dates-changed', { name });
  return warned ? say(`assigned-warned.${kind}`) : say(`assigned.${kind}`);
};
const failedWords = ({ name }: Assigning): string =>
  name ? say('dates-failed') : say('assign-failed');

/** The command for this kind, with a notice that lists conflicts. */
function useAssigning(job: JobDetails, assigning: Assigning, id: () => number) {
  const { kind } = assigning;
  const toast = {
    done: ({ warnings }: JobDetails) => {
      const against = warnings.filter(
        (warning) => warning.assigneeId === id() && warning.kind.startsWith(kind),
      );
      const title = doneWords(assigning, against.length > 0);
      return against.length > 0
        ? { title, description: against.map(warningSentence).join(' ') }
        : { title };
    },
    failed: failedWords(assigning),
  };
  const crew = useCommand(scheduling.assignCrew, { toast });
  const vendor = useCommand(scheduling.assignVendor, { toast });
  const params = { id: job.id };
  return kind === 'crew'
    ? {
        ...crew,
        assign: (times: object) => crew.run({ params, body: { crewId: id(), ...times } }),
      }
    : {
        ...vendor,
        assign: (times: object) => vendor.run({ params, body: { vendorId: id(), ...times } }),
      };
}

/** Their own times, or else the job's first day: most people come for one day. */
function timesAtFirst(
  { scheduledStartDate: start }: JobDetails,
  { ownDates, scheduledStartDate, scheduledEndDate }: Assigning,
): LocalDates {
  if (ownDates)
    return {
      scheduledStartDate: scheduledStartDate ?? null,
      scheduledEndDate: scheduledEndDate ?? null,
    };
  const end = start && overAt({ start, end: null });
  return { scheduledStartDate: start, scheduledEndDate: end };
}

/** "Outside of the job’s dates: it is Nov 18, 2026, 8:00 AM – 6:00 PM.", shown before saving. */
function OutsideOfJob({ job, times }: { readonly job: JobDetails; readonly times: LocalDates }) {
  if (!reachesOut(job, { ...times, ownDates: true })) return null;
  return (
    <Notice tone="warn">
      {job.scheduledStartDate === null
        ? say('no-dates-yet')
        : say('outside-of-dates', { dates: datesSentence(job) })}
    </Notice>
  );
}

/** Mount it while it is open. */
export function AssignDialog({
  job,
  assigning,
  onClose,
}: {
  readonly job: JobDetails;
  readonly assigning: Assigning;
  readonly onClose: () => void;
}) {
  const { kind, name } = assigning;
  const [chosen, setChosen] = useState(String(assigning.id ?? ''));
  const [when, setWhen] = useState(assigning.ownDates ? 'own' : 'job');
  const form = useForm<TypedTimes>({ defaultValues: typedTimes(timesAtFirst(job, assigning)) });
  const typed = useWatch({ control: form.control }) as TypedTimes;
  const own = when === 'own' ? askedTimes(typed) : job;
  const { assign, pending, problem } = useAssigning(job, assigning, () => Number(chosen));
  const send = async (times: object) => {
    if (await assign(times)) onClose();
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        title={name ? say('dates-of', { name }) : say(`assign.${kind}`)}
        onClose={onClose}
        busy={pending}
        submitLabel={name ? say('save-dates') : say('assign')}
        busyLabel={say('saving')}
        waitsFor={chosen === '' ? say(`choose-first.${kind}`) : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (when === 'job') void send({});
          else void form.handleSubmit((times) => send(askedTimes(times)))();
        }}
      >
        <ProblemNotice title={failedWords(assigning)} problem={problem} />
        {assigning.id === undefined && (
          <WhoField
            {...{ kind, job, chosen }}
            times={{ start: own.scheduledStartDate, end: own.scheduledEndDate }}
            onChoose={setChosen}
          />
        )}
        <SegmentedField label={say('when')} choices={whens()} value={when} onChoose={setWhen} />
        {when === 'own' && <TimesFields />}
        {when === 'own' && <OutsideOfJob job={job} times={own} />}
      </FormDialog>
    </FormProvider>
  );
}

function WhoField({
  kind,
  job,
  times,
  chosen,
  onChoose,
}: {
  readonly kind: Assigning['kind'];
  readonly job: JobDetails;
  /** The times of the assignment. */
  readonly times: Dates;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const available = useAvailable(kind, job, times);
  const one = available?.find(({ id }) => String(id) === chosen);
  const against = one ? againstThem(one) : [];
  return (
    <>
      <SelectField
        label={say(kind)}
        required
        choices={[
          { value: '', label: available ? say(`choose.${kind}`) : say('loading') },
          ...(available ?? []).map((other) => ({ value: String(other.id), label: labelOf(other) })),
        ]}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
        help={available?.length === 0 && <NoneLeft kind={kind} />}
      />
      {against.length > 0 && <Notice tone="warn">{against.join(' ')}</Notice>}
    </>
  );
}

const NoneLeft = ({ kind }: { readonly kind: Assigning['kind'] }) =>
  kind === 'crew' ? (
    <>
      {say('no-crew-left')} <Link to="/calendar/crews">{say('manage-crews')}</Link>
    </>
  ) : (
    <>
      {say('no-vendor-left')} <Link to="/vendors">{say('vendors')}</Link>
    </>
  );
