// A job's dates and people, wherever it is scheduled: from an estimate, new, in an empty slot, from
// the tray, or moved. Conflicts of a choice are shown below it.
import { folded } from '@purlin/domain/shared/folding.ts';
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { CrossIcon } from '@blueprintjs/icons';
import { ComboField, IconButton, SelectField } from '@purlin/ui/ui.ts';
import { useMay } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { say } from '@purlin/words/screens/scheduling.ts';
import { againstThem, type Available, labelOf, useAvailable } from './available.ts';
import { BeforeMoved } from './before-moved.tsx';
import { TimesFields } from './job-fields.tsx';
import { type PutOn, withThem } from './put-on.ts';
import { askedTimes, type TypedTimes } from './typed-job.ts';

interface Props {
  /** The job without them. */
  readonly job: CalendarJob;
  readonly putOn: PutOn;
  readonly onPutOn: (putOn: PutOn) => void;
  /** It may stay unscheduled. */
  readonly optional?: boolean;
  /** The fields before it are filled in, so the start date has the initial focus. */
  readonly begins?: boolean;
}

export function WhenAndWho({ job, putOn, onPutOn, optional = false, begins = false }: Props) {
  const may = useMay()(scheduling.assignCrew);
  const typed = useWatch<TypedTimes>() as TypedTimes;
  const { scheduledStartDate: start, scheduledEndDate: end } = askedTimes(typed);
  const crews = useAvailable('crew', job, { start, end });
  const vendors = useAvailable('vendor', job, { start, end });
  const chosen = (vendors ?? []).filter(({ id }) => putOn.vendorIds.includes(id));
  const nameOf = (id: number) => chosen.find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <TimesFields optional={optional} begins={begins} />
      {may && (
        <div className="pl-form-2">
          <CrewField {...{ crews, putOn, onPutOn }} another={job.crewSchedules.length > 0} />
          <VendorsField {...{ vendors, chosen, putOn, onPutOn }} />
        </div>
      )}
      {may && start !== null && job.crewSchedules.length === 0 && putOn.crewId === undefined && (
        <p className="pl-muted">{say('no-crew-yet')}</p>
      )}
      <BeforeMoved job={withThem(job, putOn, nameOf)} />
    </>
  );
}

type Choosing = Pick<Props, 'putOn' | 'onPutOn'>;

function CrewField({
  crews,
  putOn,
  onPutOn,
  another,
}: Choosing & {
  readonly crews: readonly Available[] | undefined;
  /** The job already has one. */
  readonly another: boolean;
}) {
  return (
    <SelectField
      label={another ? say('another-crew') : say('crew')}
      optional
      choices={[
        { value: '', label: another ? say('no-other') : say('nobody-yet') },
        ...(crews ?? []).map((one) => ({ value: String(one.id), label: labelOf(one) })),
      ]}
      value={String(putOn.crewId ?? '')}
      onChange={({ currentTarget: { value } }) =>
        onPutOn({ ...putOn, crewId: value === '' ? undefined : Number(value) })
      }
    />
  );
}

/** "No vendor is called “Cobalt”." */
function unfoundWords(
  unfound: string | undefined,
  matching: (text: string) => readonly Available[],
): string | undefined {
  if (unfound === undefined) return undefined;
  const many = matching(unfound).length;
  return many > 1
    ? say('many-vendors', { count: many, text: unfound })
    : say('no-such-vendor', { text: unfound });
}

/** The vendors to assign, each with a remove button. */
const ChosenVendors = ({
  chosen,
  onLeaveOut,
}: {
  readonly chosen: readonly Available[];
  readonly onLeaveOut: (id: number) => void;
}) => (
  <ul>
    {chosen.map(({ id, name, insuredUntil }) => (
      <li key={id}>
        <span>{name}</span>
        <IconButton
          size="small"
          label={say('leave-out', { name })}
          icon={<CrossIcon />}
          onClick={() => onLeaveOut(id)}
        />
        {insuredUntil && (
          <small>{againstThem({ id, name, insuredUntil, busyOn: [] }).join(' ')}</small>
        )}
      </li>
    ))}
  </ul>
);

function VendorsField({
  vendors,
  chosen,
  putOn,
  onPutOn,
}: Choosing & {
  readonly vendors: readonly Available[] | undefined;
  readonly chosen: readonly Available[];
}) {
  const [q, setQ] = useState('');
  const add = (id: number) =>
    onPutOn({ ...putOn, vendorIds: [...putOn.vendorIds, id], unfound: undefined });
  const without = (id: number) => putOn.vendorIds.filter((other) => other !== id);
  const matching = (text: string) =>
    (vendors ?? []).filter(
      ({ id, name }) => !putOn.vendorIds.includes(id) && folded(name).includes(folded(text.trim())),
    );
  const found = matching(q);
  // Takes the vendor if only one matches; otherwise says that several or none match.
  const leave = (text: string) => {
    const [one, ...others] = matching(text);
    if (one && others.length === 0) add(one.id);
    else onPutOn({ ...putOn, unfound: text });
  };
  return (
    <div className="cal-vendors">
      <ComboField
        label={say('vendors')}
        optional
        placeholder={chosen.length > 0 ? say('add-another') : say('nobody-yet')}
        options={found.map((one) => ({
          value: String(one.id),
          label: one.name,
          detail: againstThem(one).join(' ') || undefined,
        }))}
        chosen={undefined}
        note={
          !vendors ? say('loading-vendors') : found.length > 0 ? undefined : say('no-vendors-found')
        }
        error={unfoundWords(putOn.unfound, matching)}
        onSearch={(text) => {
          setQ(text);
          if (putOn.unfound !== undefined) onPutOn({ ...putOn, unfound: undefined });
        }}
        onLeft={leave}
        onChoose={({ value }) => add(Number(value))}
      />
      {chosen.length > 0 && (
        <ChosenVendors
          chosen={chosen}
          onLeaveOut={(id) => onPutOn({ ...putOn, vendorIds: without(id) })}
        />
      )}
    </div>
  );
}
