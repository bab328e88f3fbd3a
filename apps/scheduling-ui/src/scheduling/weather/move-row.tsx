// One move of a weather shift: when the job is now, when it would be, and what speaks against it.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { WarningSignIcon } from '@blueprintjs/icons';
import { classNames, DateField } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { useState } from 'react';
import { shortSpan } from '../parts/days.ts';
import type { DaysOff } from '../parts/days-off.ts';
import type { Against } from './against-move.ts';
import { BeforeAfter } from './before-after.tsx';
import type { Choice, Row } from './use-shift.ts';

/** Why it goes there, in a few words. */
function whyOf(move: PlannedMove, { day }: Choice, days: readonly string[]): string {
  if (day) return 'By hand';
  if (move.because) return `Moved because of ${move.because.title}`;
  if (!move.lost) return 'Makes room';
  const { scheduledStartDate: start, scheduledEndDate: end } = move.from;
  if (start === move.to.scheduledStartDate) return 'Rests on the lost days';
  const [first, last] = [start?.slice(0, 10) ?? '', (end ?? start)?.slice(0, 10) ?? ''];
  // Its dry days go along: it is built in one go.
  return days.includes(first) && days.includes(last) ? 'Off the lost days' : 'Moves as a whole';
}

/** "Nov 18 – 19" */
const span = ({ scheduledStartDate, scheduledEndDate }: PlannedMove['to']): string =>
  shortSpan({ start: scheduledStartDate, end: scheduledEndDate });

export function MoveRow({
  move,
  choice,
  against,
  scale,
  days,
  daysOff,
  onChange,
}: Row & {
  readonly daysOff: DaysOff;
  readonly scale: readonly string[];
  readonly days: readonly string[];
  readonly onChange: (to: Partial<Choice>) => void;
}) {
  const [editing, setEditing] = useState(false);
  return (
    <li
      className={classNames(
        !choice.moves && 'shift-stays',
        against.length > 0 && 'shift-has-conflict',
      )}
    >
      <input
        type="checkbox"
        aria-label={`Move ${move.title}, ${move.client.name}`}
        checked={choice.moves}
        onChange={(event) => onChange({ moves: event.currentTarget.checked })}
      />
      <div className="shift-job">
        <Link to={`/calendar/jobs/${move.jobId}`}>{move.title}</Link>{' '}
        <span className="pl-muted">{move.client.name}</span>
      </div>
      <span className="shift-now pl-figures">{span(move.from)}</span>
      <NewDates {...{ move, choice, days, editing, setEditing, onChange }} words={span(move.to)} />
      <BeforeAfter
        {...{ scale, daysOff, move }}
        chosen={days}
        to={choice.moves ? move.to : null}
        conflict={against.length > 0}
      />
      {against.map((one) => (
        <Answers
          key={one.words}
          against={one}
          {...{ move, choice, onChange }}
          onOtherDay={() => setEditing(true)}
        />
      ))}
    </li>
  );
}

/** What speaks against it, with what can be done about it. */
const Answers = ({
  against: { words, job, own },
  move,
  choice,
  onOtherDay,
  onChange,
}: Pick<Row, 'move' | 'choice'> & {
  readonly against: Against;
  readonly onOtherDay: () => void;
  readonly onChange: (to: Partial<Choice>) => void;
}) => (
  <p className="job-warning">
    <WarningSignIcon aria-hidden />
    <span>
      {words} {job && <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>}
      {own && <Link to={`/calendar/jobs/${move.jobId}`}>Change their dates</Link>}
      {choice.moves && (job || own) && (
        <>
          {' · '}
          <button type="button" onClick={onOtherDay}>
            Choose another day
          </button>
          {' · '}
          <button type="button" onClick={() => onChange({ moves: false })}>
            Leave {move.title} where it is
          </button>
        </>
      )}
    </span>
  </p>
);

/** The new dates; pressed, another first day is chosen by hand. */
function NewDates({
  move,
  choice,
  days,
  words,
  editing,
  setEditing,
  onChange,
}: {
  readonly move: PlannedMove;
  readonly choice: Choice;
  /** Those that are to be kept clear. */
  readonly days: readonly string[];
  readonly words: string;
  readonly editing: boolean;
  readonly setEditing: (is: boolean) => void;
  readonly onChange: (to: Partial<Choice>) => void;
}) {
  if (!choice.moves) return <span className="shift-new">Stays</span>;
  if (editing)
    return (
      <div className="shift-new">
        <DateField
          label={`New first day of ${move.title}`}
          hideLabel
          autoFocus
          value={choice.day ?? move.to.scheduledStartDate?.slice(0, 10) ?? ''}
          onChange={(event) => onChange({ day: event.currentTarget.value || undefined })}
          onBlur={() => setEditing(false)}
        />
      </div>
    );
  return (
    <div className="shift-new">
      <button
        type="button"
        className="pl-figures"
        aria-label={`${words}. Change the new dates of ${move.title}`}
        onClick={() => setEditing(true)}
      >
        {words}
      </button>
      <small>{whyOf(move, choice, days)}</small>
    </div>
  );
}
