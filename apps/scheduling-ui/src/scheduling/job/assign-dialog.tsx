// Puts a crew or a vendor on a job, with the job or at times of their own, or changes these times.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { FormDialog, Notice, ProblemNotice, SegmentedField, SelectField } from '@purlin/ui/ui.ts';
import { Link, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { againstThem, labelOf, useAvailable } from './available.ts';
import { TimesFields } from '../parts/job-fields.tsx';
import { askedTimes, typedTimes, type TypedTimes } from '../parts/typed-job.ts';
import { warningSentence } from '../parts/warnings.ts';

/** Somebody new of this kind, or one who is on the job, with their times. */
export interface Assigning {
  readonly kind: 'crew' | 'vendor';
  readonly id?: number;
  readonly name?: string;
  readonly ownDates?: boolean;
  readonly scheduledStartDate?: string | null;
  readonly scheduledEndDate?: string | null;
}

const WHEN = [
  { value: 'job', label: 'With the job' },
  { value: 'own', label: 'Own dates' },
];

/** The command of the kind, with a notice that says what speaks against it. */
function useAssigning(job: JobDetails, kind: Assigning['kind'], id: () => number) {
  const toast = {
    done: ({ warnings }: JobDetails) => {
      const against = warnings.filter(
        (warning) => warning.assigneeId === id() && warning.kind.startsWith(kind),
      );
      return against.length > 0
        ? { title: 'Assigned, with a warning', description: against.map(warningSentence).join(' ') }
        : { title: kind === 'crew' ? 'Crew assigned' : 'Vendor assigned' };
    },
    failed: 'Failed to assign',
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

/** Mounted while it is open. */
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
  const from = assigning.ownDates ? assigning : job;
  const form = useForm<TypedTimes>({
    defaultValues: typedTimes({
      scheduledStartDate: from.scheduledStartDate ?? null,
      scheduledEndDate: from.scheduledEndDate ?? null,
    }),
  });
  const typed = useWatch({ control: form.control }) as TypedTimes;
  const own = when === 'own' ? askedTimes(typed) : job;
  const { assign, pending, problem } = useAssigning(job, kind, () => Number(chosen));
  const send = async (times: object) => {
    if (await assign(times)) onClose();
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        title={name ? `Dates of ${name}` : `Assign ${kind}`}
        onClose={onClose}
        busy={pending}
        submitLabel={name ? 'Save dates' : 'Assign'}
        busyLabel="Saving..."
        waitsFor={chosen === '' ? `Choose a ${kind} to go on.` : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (when === 'job') void send({});
          else void form.handleSubmit((times) => send(askedTimes(times)))();
        }}
      >
        <ProblemNotice title="Failed to assign" problem={problem} />
        {assigning.id === undefined && (
          <WhoField
            {...{ kind, job, chosen }}
            times={{ start: own.scheduledStartDate, end: own.scheduledEndDate }}
            onChoose={setChosen}
          />
        )}
        <SegmentedField label="When" choices={WHEN} value={when} onChoose={setWhen} />
        {when === 'own' && <TimesFields />}
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
  /** When they would be there. */
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
        label={kind === 'crew' ? 'Crew' : 'Vendor'}
        required
        choices={[
          { value: '', label: available ? `Choose a ${kind}` : 'Loading...' },
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
      Everybody is on this job. <Link to="/calendar/crews">Manage crews</Link>
    </>
  ) : (
    <>
      No other vendor is active. <Link to="/vendors">Vendors</Link>
    </>
  );
