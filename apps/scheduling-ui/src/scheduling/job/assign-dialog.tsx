// Puts a crew or a vendor on a job, with the job or at times of their own, or changes these times.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { lapsedInsurance } from '@purlin/domain/vendors/documents.ts';
import { FormDialog, Notice, ProblemNotice, SegmentedField, SelectField } from '@purlin/ui/ui.ts';
import { Link, useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { shortDate } from '../parts/days.ts';
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

const MOST = 500;
const WHEN = [
  { value: 'job', label: 'With the job' },
  { value: 'own', label: 'Own dates' },
];

interface Available {
  readonly id: number;
  readonly name: string;
  /** The last day of the insurance that ends before the work does. */
  readonly insuredUntil?: string | undefined;
}
const insuredUntil = ({ documents }: Vendor, lastDay: string): string | undefined =>
  lapsedInsurance(documents, lastDay)?.expiresOn ?? undefined;
const labelOf = ({ name, insuredUntil: until }: Available): string =>
  until ? `${name}, insured until ${shortDate(until)} only` : name;

/** Who can be assigned: who is active and not on the job yet. */
function useAvailable(kind: Assigning['kind'], job: JobDetails) {
  const crews = useRead(scheduling.crews, {}, { enabled: kind === 'crew' }).data;
  const active = useRead(
    vendors.list,
    { query: { status: 'active', limit: MOST } },
    { enabled: kind === 'vendor' },
  ).data;
  const today = useRead(scheduling.today).data?.today ?? '';
  const ends = (job.scheduledEndDate ?? job.scheduledStartDate ?? '').slice(0, 10);
  const lastDay = ends > today ? ends : today;
  const there = new Set(
    kind === 'crew'
      ? job.crewSchedules.map(({ crewId }) => crewId)
      : job.vendorSchedules.map(({ vendorId }) => vendorId),
  );
  const known: readonly Available[] | undefined =
    kind === 'crew'
      ? crews?.filter(({ status }) => status === 'active')
      : active?.map((vendor) => ({
          id: vendor.id,
          name: vendor.category ? `${vendor.name} (${vendor.category})` : vendor.name,
          insuredUntil: insuredUntil(vendor, lastDay),
        }));
  return known?.filter(({ id }) => !there.has(id));
}

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
          <WhoField kind={kind} job={job} chosen={chosen} onChoose={setChosen} />
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
  chosen,
  onChoose,
}: {
  readonly kind: Assigning['kind'];
  readonly job: JobDetails;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const available = useAvailable(kind, job);
  const lapses = available?.find(({ id }) => String(id) === chosen)?.insuredUntil;
  return (
    <>
      <SelectField
        label={kind === 'crew' ? 'Crew' : 'Vendor'}
        required
        choices={[
          { value: '', label: available ? `Choose a ${kind}` : 'Loading...' },
          ...(available ?? []).map((one) => ({ value: String(one.id), label: labelOf(one) })),
        ]}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
        help={available?.length === 0 && <NoneLeft kind={kind} />}
      />
      {lapses && (
        <Notice tone="warn">
          Insured until {shortDate(lapses)} only, which is before the work is done.
        </Notice>
      )}
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
