// A job's dates and people: crews and vendors, each at the job's times or their own, and their
// conflicts.
import type { AssignmentWarning, JobDetails, OrderAnswer } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { EditIcon, PlusIcon, ShopIcon, WarningSignIcon, CrossIcon } from '@blueprintjs/icons';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { Button, IconButton, Panel } from '@purlin/ui/ui.ts';
import { Link, May, useCommand, useNotify, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say } from '@purlin/words/screens/job-crew.ts';
import { hourOf, localTime, shortDate } from '../parts/days.ts';
import { isStillBooked } from '../parts/warnings.ts';
import { JobDays } from './job-days.tsx';
import { VendorAnswer } from './vendor-answer.tsx';
import { AssignDialog, type Assigning } from './assign-dialog.tsx';

/** A crew or vendor on the job. */
interface Member {
  readonly kind: 'crew' | 'vendor';
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  readonly color: string | undefined;
  readonly ownDates: boolean;
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
  /** A vendor's answer to their dates. */
  readonly answer?: OrderAnswer | undefined;
}

function useMembers({ crewSchedules, vendorSchedules }: JobDetails): readonly Member[] {
  const crews = useRead(scheduling.crews).data;
  return [
    ...crewSchedules.map(({ crewId, crew, ...times }) => ({
      kind: 'crew' as const,
      id: crewId,
      name: crew.name,
      color: crew.color,
      detail: crews?.find(({ id }) => id === crewId)?.members.join(', ') ?? '',
      ...times,
    })),
    ...vendorSchedules.map(({ vendorId, vendor, ...times }) => ({
      kind: 'vendor' as const,
      id: vendorId,
      name: vendor.name,
      color: undefined,
      detail: vendor.category ? categoryWord(vendor.category) : '',
      ...times,
    })),
  ];
}

const about =
  ({ kind, id }: Member) =>
  (warning: AssignmentWarning) =>
    warning.assigneeId === id && warning.kind.startsWith(kind);

/** Conflicts of one of them, with a link to the other job. */
const Against = ({
  warning: { kind, job, insuredUntil, times },
}: {
  readonly warning: AssignmentWarning;
}) => (
  <p className="job-warning">
    <WarningSignIcon aria-hidden />
    <span>
      {job ? (
        <>
          {say('also-on')} <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>{' '}
          {say('from-time', { time: localTime(job.startDate) })}
        </>
      ) : insuredUntil ? (
        say('insured-only', { date: shortDate(insuredUntil) })
      ) : times ? (
        isStillBooked({ kind }) ? (
          say('still-booked')
        ) : (
          say('outside')
        )
      ) : kind === 'crew-archived' ? (
        say('archived')
      ) : (
        say('inactive')
      )}
    </span>
  </p>
);

/** Removes someone from a job, and restores them with undo. */
function useTakingOff(job: JobDetails) {
  const params = { id: job.id };
  const notify = useNotify();
  const assignCrew = useCommand(scheduling.assignCrew);
  const assignVendor = useCommand(scheduling.assignVendor);
  const noCrew = useCommand(scheduling.unassignCrew);
  const noVendor = useCommand(scheduling.unassignVendor);
  const times = (member: Member) =>
    member.ownDates
      ? {
          scheduledStartDate: member.scheduledStartDate,
          scheduledEndDate: member.scheduledEndDate,
        }
      : {};
  const putBack = (member: Member) =>
    member.kind === 'crew'
      ? assignCrew.run({ params, body: { crewId: member.id, ...times(member) } })
      : assignVendor.run({ params, body: { vendorId: member.id, ...times(member) } });
  return async (member: Member) => {
    const now =
      member.kind === 'crew'
        ? await noCrew.run({ params, body: { crewId: member.id } })
        : await noVendor.run({ params, body: { vendorId: member.id } });
    if (now)
      notify({
        title: say('is-off', { name: member.name }),
        action: { label: say('undo'), onPress: () => void putBack(member) },
      });
  };
}

/** The two dates may wrap between them, but not within one. */
const OwnDates = ({ scheduledStartDate: start, scheduledEndDate: end }: Member) => (
  <span className="pl-muted">
    <span className="pl-figures">
      {localTime(start)}
      {end && ' –'}
    </span>{' '}
    {end && (
      <span className="pl-figures">
        {start?.slice(0, 10) === end.slice(0, 10) ? hourOf(end) : localTime(end)}
      </span>
    )}
  </span>
);

function MemberRow({
  job,
  member,
  onMove,
  onTakeOff,
}: {
  readonly job: JobDetails;
  readonly member: Member;
  readonly onMove: () => void;
  readonly onTakeOff: () => void;
}) {
  return (
    <li>
      {member.color ? (
        <span className="job-crew-mark" style={{ background: member.color }} aria-hidden />
      ) : (
        <ShopIcon aria-hidden />
      )}
      <div className="job-member">
        <strong>{member.name}</strong>
        {member.detail && <span className="pl-muted">{member.detail}</span>}
        {member.ownDates && <OwnDates {...member} />}
        {member.answer && <VendorAnswer job={job} member={member} answer={member.answer} />}
        {job.warnings.filter(about(member)).map((warning) => (
          <Against key={`${warning.kind}-${warning.job?.id ?? 0}`} warning={warning} />
        ))}
      </div>
      <May call={scheduling.assignCrew}>
        <span className="job-member-acts">
          <IconButton
            label={say('change-dates-of', { name: member.name })}
            icon={<EditIcon />}
            onClick={onMove}
          />
          <IconButton
            label={say('take-off', { name: member.name })}
            icon={<CrossIcon />}
            onClick={onTakeOff}
          />
        </span>
      </May>
    </li>
  );
}

export function CrewPanel({ job }: { readonly job: JobDetails }) {
  const members = useMembers(job);
  const [assigning, setAssigning] = useState<Assigning>();
  const takeOff = useTakingOff(job);
  const over = isOver(job);
  const assign = (kind: Member['kind']) => (
    <Button icon={<PlusIcon />} text={say(kind)} onClick={() => setAssigning({ kind })} />
  );
  return (
    <Panel
      flush
      title={say('dates-and-crew')}
      actions={
        !over && (
          <May call={scheduling.assignCrew}>
            {assign('crew')}
            {assign('vendor')}
          </May>
        )
      }
    >
      <JobDays job={job} />
      {members.length === 0 ? (
        <p className="job-nothing">{say('no-crew-yet')}</p>
      ) : (
        <ul className="job-members">
          {members.map((member) => (
            <MemberRow
              key={`${member.kind}-${member.id}`}
              job={job}
              member={member}
              onMove={() => setAssigning(member)}
              onTakeOff={() => void takeOff(member)}
            />
          ))}
        </ul>
      )}
      {assigning && (
        <AssignDialog job={job} assigning={assigning} onClose={() => setAssigning(undefined)} />
      )}
    </Panel>
  );
}
