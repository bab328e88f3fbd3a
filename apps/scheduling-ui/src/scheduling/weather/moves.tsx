// The moves of a weather shift, by crews; of very many, only the crews with a conflict are open.
import { classNames, Panel } from '@purlin/ui/ui.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { ScaleHead, ScaleKey } from './before-after.tsx';
import { MoveRow } from './move-row.tsx';
import type { Choice, Row } from './use-shift.ts';

/** From so many on, crews are closed. */
const MANY = 200;
const crewOf = ({ move }: Row): string => move.crews[0] ?? 'No crew';
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
  readonly onChange: (jobId: number, to: Partial<Choice>) => void;
}) {
  const daysOff = useDaysOff();
  const crews = [...Map.groupBy(rows, crewOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const moving = rows.filter(({ choice }) => choice.moves).length;
  const conflicts = rows.filter(hasConflict).length;
  return (
    <Panel
      flush
      title={`2. Moves (${moving})`}
      actions={
        conflicts > 0 && (
          <span className="shift-count">
            {conflicts === 1 ? '1 conflict' : `${conflicts} conflicts`}
          </span>
        )
      }
    >
      <div className="shift-head" aria-hidden>
        <span />
        <span>Job</span>
        <span>Now</span>
        <span>New dates</span>
        <ScaleHead scale={scale} daysOff={daysOff} />
      </div>
      {crews.map(([crew, own]) => (
        <details
          key={crew}
          className={classNames('shift-crew')}
          open={rows.length <= MANY || own.some(hasConflict)}
        >
          <summary>
            {crew} <span>{own.length === 1 ? '1 job' : `${own.length} jobs`}</span>
          </summary>
          <ul className="shift-moves">
            {own.map((row) => (
              <MoveRow
                key={row.move.jobId}
                {...row}
                {...{ scale, days, daysOff }}
                onChange={(to) => onChange(row.move.jobId, to)}
              />
            ))}
          </ul>
        </details>
      ))}
      <ScaleKey />
    </Panel>
  );
}
