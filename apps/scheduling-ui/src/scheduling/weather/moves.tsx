// The moves of a weather shift by crew. If there are many, only crews with a conflict are expanded.
import { classNames, Panel } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/weather.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { ScaleHead, ScaleKey } from './before-after.tsx';
import { MoveRow } from './move-row.tsx';
import { type Choice, countedWords, countsOf, type Row, rowKeyOf } from './use-shift.ts';

/** From this many moves on, crews are collapsed. */
const MANY = 200;
const crewOf = ({ move }: Row): string => move.crews[0] ?? say('no-crew');
const hasConflict = ({ against }: Row): boolean => against.length > 0;

export function Moves({
  rows,
  days,
  scale,
  onChange,
}: {
  readonly rows: readonly Row[];
  readonly days: readonly string[];
  readonly scale: readonly string[];
  readonly onChange: (key: string, to: Partial<Choice>) => void;
}) {
  const daysOff = useDaysOff();
  const crews = [...Map.groupBy(rows, crewOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const moving = countsOf(rows.filter(({ choice }) => choice.moves));
  const conflicts = rows.filter(hasConflict).length;
  return (
    <Panel
      flush
      title={say('moves-counted', { counted: countedWords(moving) })}
      actions={
        conflicts > 0 && (
          <span className="shift-count">{say('conflicts', { count: conflicts })}</span>
        )
      }
    >
      <div className="shift-head" aria-hidden>
        <span />
        <span>{say('job')}</span>
        <span>{say('now')}</span>
        <span>{say('new-dates')}</span>
        <ScaleHead scale={scale} daysOff={daysOff} />
      </div>
      {crews.map(([crew, own]) => (
        <details
          key={crew}
          className={classNames('shift-crew')}
          open={rows.length <= MANY || own.some(hasConflict)}
        >
          <summary>
            {crew} <span>{countedWords(countsOf(own))}</span>
          </summary>
          <ul className="shift-moves">
            {own.map((row) => (
              <MoveRow
                key={rowKeyOf(row.move)}
                {...row}
                {...{ scale, days, daysOff }}
                onChange={(to) => onChange(rowKeyOf(row.move), to)}
              />
            ))}
          </ul>
        </details>
      ))}
      <ScaleKey />
    </Panel>
  );
}
