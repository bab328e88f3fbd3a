// Beside what is carried: where it would be, and what speaks against it.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { WarningSignIcon } from '@blueprintjs/icons';
import { speaksAgainst } from './against.ts';
import type { Target } from './drag-area.tsx';
import { spanWords } from '../parts/days.ts';
import type { Wanted } from './use-moves.ts';

/** So many reasons are told; the rest is counted. */
const MOST = 3;

export function DropTip({
  wanted,
  target,
  jobs,
  forecast,
}: {
  readonly wanted: Wanted;
  readonly target: Target;
  readonly jobs: readonly CalendarJob[];
  readonly forecast: ReadonlyMap<string, ForecastDay>;
}) {
  const against = speaksAgainst(wanted, jobs, forecast);
  return (
    <span className="cal-tip">
      <strong>{[spanWords(wanted.dates), target.laneName].filter(Boolean).join(' · ')}</strong>
      {against.slice(0, MOST).map((words) => (
        <span key={words} className="cal-tip-against">
          <WarningSignIcon aria-hidden size={12} />
          {words}
        </span>
      ))}
      {against.length > MOST && <span>and {against.length - MOST} more</span>}
      <span>
        Let go to move{against.length > 0 && ' anyway'}, <kbd>Esc</kbd> to put it back
      </span>
    </span>
  );
}
