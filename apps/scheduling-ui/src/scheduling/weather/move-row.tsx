// One move of a weather shift: the old dates struck, the new ones beside them, and what speaks
// against it.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { WarningSignIcon } from '@blueprintjs/icons';
import { CheckField, classNames, DateField } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { shortDate, weekday } from '../parts/days.ts';
import { datesOf, type Choice } from './use-shift.ts';

const CONFLICTS = {
  'no-room': () => 'There is no room for it in the next months. Choose a day, or leave it.',
  'own-dates': (name: string) => `${name} has times of their own on it, which stay.`,
  'vendor-busy': (name: string) => `${name} is on another job then:`,
} as const;

/** "Wed Nov 18, 2026 to Thu Nov 19, 2026" */
const span = ({ scheduledStartDate: start, scheduledEndDate: end }: PlannedMove['to']): string => {
  const written = (local: string) =>
    `${weekday(local.slice(0, 10))} ${shortDate(local.slice(0, 10))}`;
  if (start === null) return '';
  return end === null || end.slice(0, 10) === start.slice(0, 10)
    ? written(start)
    : `${written(start)} to ${written(end)}`;
};

export function MoveRow({
  move,
  choice,
  onChange,
}: {
  readonly move: PlannedMove;
  readonly choice: Choice;
  readonly onChange: (to: Partial<Choice>) => void;
}) {
  const dates = datesOf(move, choice);
  return (
    <li className={classNames(!choice.moves && 'shift-stays')}>
      <input
        type="checkbox"
        aria-label={`Move ${move.title}`}
        checked={choice.moves}
        onChange={(event) => onChange({ moves: event.currentTarget.checked })}
      />
      <div className="pl-two-lines">
        <Link to={`/calendar/jobs/${move.jobId}`}>{move.title}</Link>
        <span>
          {[move.client.name, ...move.crews, !move.lost && 'makes room']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className="shift-dates">
        <s>{span(move.from)}</s>
        <strong>{choice.moves ? span(dates) : 'Stays'}</strong>
      </div>
      <DateField
        label={`New first day of ${move.title}`}
        hideLabel
        value={dates.scheduledStartDate?.slice(0, 10) ?? ''}
        disabled={!choice.moves}
        onChange={(event) => onChange({ day: event.currentTarget.value || undefined })}
      />
      <CheckField
        label={move.client.hasEmail ? 'Tell the client' : 'No e-mail address'}
        checked={choice.tells && choice.moves}
        disabled={!move.client.hasEmail || !choice.moves}
        onChange={(event) => onChange({ tells: event.currentTarget.checked })}
      />
      {move.conflicts.map(({ kind, name, job }) => (
        <p key={`${kind}-${name}`} className="job-warning">
          <WarningSignIcon aria-hidden />
          <span>
            {CONFLICTS[kind](name)}{' '}
            {job && <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>}
          </span>
        </p>
      ))}
    </li>
  );
}
