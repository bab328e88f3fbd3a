// Beside what is carried: where it would be, and what speaks against it.
import { WarningSignIcon } from '@blueprintjs/icons';
import { speaksAgainst, type Known } from '../parts/against.ts';
import type { Target } from './drag-area.tsx';
import { spanWords } from '../parts/days.ts';
import type { Wanted } from '../parts/wanted.ts';

/** So many reasons are told; the rest is counted. */
const MOST = 3;

export function DropTip({
  wanted,
  target,
  known,
}: {
  readonly wanted: Wanted;
  readonly target: Target;
  readonly known: Known;
}) {
  const against = speaksAgainst(wanted, known);
  // It had no dates, so nobody has said how long it takes.
  const waited = wanted.job.scheduledStartDate === null;
  return (
    <span className="cal-tip">
      <strong>
        {[spanWords(wanted.dates), waited && 'one day', target.laneName]
          .filter(Boolean)
          .join(' · ')}
      </strong>
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
