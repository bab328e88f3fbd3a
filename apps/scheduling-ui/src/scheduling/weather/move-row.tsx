// One move of a weather shift: the current dates, the new dates, and conflicts.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { WarningSignIcon } from '@blueprintjs/icons';
import { Button, classNames, DateField } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/weather.ts';
import { hoursOf, shortSpan } from '../parts/days.ts';
import type { DaysOff } from '../parts/days-off.ts';
import { BeforeAfter } from './before-after.tsx';
import { type Choice, type Row, rowWords } from './use-shift.ts';

/** Why it moves there, in a few words. */
function whyOf(move: PlannedMove, { day }: Choice, days: readonly string[]): string {
  if (day) return say('by-hand');
  if (move.booking) return move.lost ? say('off-lost-days') : say('goes-with-job');
  if (move.because) return say('because-of', { title: move.because.title });
  if (!move.lost) return say('makes-room');
  const { scheduledStartDate: start, scheduledEndDate: end } = move.from;
  if (start === move.to.scheduledStartDate) return say('rests-on-lost-days');
  const [first, last] = [start?.slice(0, 10) ?? '', (end ?? start)?.slice(0, 10) ?? ''];
  // Its dry days move along, because the job is worked in one go.
  return days.includes(first) && days.includes(last) ? say('off-lost-days') : say('moves-whole');
}

/** "Nov 18 – 19"; for a booking at its own times, with hours: "Nov 18, 7a–9a" */
function span(dates: PlannedMove['to'], { booking }: PlannedMove): string {
  const { scheduledStartDate: start, scheduledEndDate: end } = dates;
  const days = shortSpan({ start, end });
  return booking ? say('dates-and-hours', { dates: days, hours: hoursOf(dates) }) : days;
}

export function MoveRow({
  move,
  choice,
  against,
  standsOn,
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
  const { booking } = move;
  return (
    <li
      className={classNames(
        booking !== null && 'shift-booking',
        !choice.moves && 'shift-stays',
        against.length > 0 && 'shift-has-conflict',
      )}
    >
      <input
        type="checkbox"
        aria-label={say('move', { what: rowWords(move) })}
        checked={choice.moves}
        onChange={(event) => onChange({ moves: event.currentTarget.checked })}
      />
      <div className="shift-job">
        {booking && <strong>{booking.name}</strong>}{' '}
        <span className={booking ? 'pl-muted' : undefined}>
          {booking && `${say('on')} `}
          <Link to={`/calendar/jobs/${move.jobId}`}>{move.title}</Link>
        </span>{' '}
        {!booking && <span className="pl-muted">{move.client.name}</span>}
      </div>
      <span className="shift-now pl-figures">{span(move.from, move)}</span>
      <NewDates
        {...{ move, choice, standsOn, days, editing, setEditing, onChange }}
        words={span(move.to, move)}
      />
      <BeforeAfter
        {...{ scale, daysOff, move }}
        chosen={days}
        to={choice.moves ? move.to : null}
        conflict={against.length > 0}
      />
      {against.length > 0 && (
        <Answers {...{ move, against, onChange }} onOtherDay={() => setEditing(true)} />
      )}
    </li>
  );
}

/** Conflicts with their resolutions, each labeled with where it leads. */
const Answers = ({
  against,
  move,
  onOtherDay,
  onChange,
}: Pick<Row, 'move' | 'against'> & {
  readonly onOtherDay: () => void;
  readonly onChange: (to: Partial<Choice>) => void;
}) => (
  <div className="shift-answers">
    {against.map(({ words, job }) => (
      <p key={`${words} ${job?.id ?? ''}`}>
        <WarningSignIcon aria-hidden />
        <span>
          {words} {job && <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>}
        </span>
      </p>
    ))}
    <div
      className="pl-actions"
      role="group"
      aria-label={say('answers-for', { what: rowWords(move) })}
    >
      {move.next?.scheduledStartDate && (
        <Button onClick={() => onChange({ day: move.next?.scheduledStartDate?.slice(0, 10) })}>
          <strong>{span(move.next, move)}</strong>
          {say('nothing-against')}
        </Button>
      )}
      <Button text={say('another-day')} onClick={onOtherDay} />
      <Button onClick={() => onChange({ moves: false })}>
        {say('leave-on')} <strong>{span(move.from, move)}</strong>
      </Button>
    </div>
  </div>
);

/** A job on hold is not worked; otherwise lists the bad days on which it is. */
const Stays = ({
  onHold,
  standsOn,
}: {
  readonly onHold: boolean;
  readonly standsOn: readonly string[];
}) => (
  <div className="shift-new">
    <span>{say('stays')}</span>
    {onHold ? (
      <small>{say('on-hold-keeps')}</small>
    ) : (
      standsOn.length > 0 && <small className="shift-stands">{standsOn.join(' · ')}</small>
    )}
  </div>
);

/** The new dates; a click lets the user choose another start. */
function NewDates({
  move,
  choice,
  standsOn,
  days,
  words,
  editing,
  setEditing,
  onChange,
}: {
  readonly move: PlannedMove;
  readonly choice: Choice;
  readonly standsOn: readonly string[];
  /** The days to keep clear. */
  readonly days: readonly string[];
  readonly words: string;
  readonly editing: boolean;
  readonly setEditing: (is: boolean) => void;
  readonly onChange: (to: Partial<Choice>) => void;
}) {
  if (!choice.moves) return <Stays onHold={move.onHold} standsOn={standsOn} />;
  if (editing)
    return (
      <div className="shift-new">
        <DateField
          label={say('new-first-day', { what: rowWords(move) })}
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
        aria-label={say('change-new-dates', { dates: words, what: rowWords(move) })}
        onClick={() => setEditing(true)}
      >
        {words}
      </button>
      <small>{whyOf(move, choice, days)}</small>
    </div>
  );
}
