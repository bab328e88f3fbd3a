// A tip beside the dragged job: where it would go, and any conflicts.
import { WarningSignIcon } from '@blueprintjs/icons';
import { allAgainst, type Known } from '../parts/against.ts';
import type { Target } from './drag-area.tsx';
import { useLayoutEffect, useRef } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { spanWords } from '../parts/days.ts';
import type { Wanted } from '../parts/wanted.ts';

/** Up to this many conflicts are listed; the rest are counted. */
const MOST = 3;

/** How far a pointer may move within a day. */
const A_DAY_PX = 140;

/** Keeps the tip inside the window: near the right edge it moves to the left side. */
function useInside(target: Target) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { style } = tip.current!;
    style.translate = '';
    const { left, right } = tip.current!.getBoundingClientRect();
    const beyond = Math.min(right + A_DAY_PX - innerWidth, left);
    if (beyond > 0) style.translate = `${-beyond}px`;
  }, [target]);
  return tip;
}

export function DropTip({
  wanted,
  target,
  known,
}: {
  readonly wanted: Wanted;
  readonly target: Target;
  readonly known: Known;
}) {
  const against = allAgainst(wanted, known);
  // It had no dates, so its length is unknown.
  const waited = wanted.job.scheduledStartDate === null;
  const tip = useInside(target);
  return (
    <span ref={tip} className="cal-tip">
      <strong>
        {[spanWords(wanted.dates), waited && say('one-day'), !wanted.job.booked && target.laneName]
          .filter(Boolean)
          .join(' · ')}
      </strong>
      {against.slice(0, MOST).map((words) => (
        <span key={words} className="cal-tip-against">
          <WarningSignIcon aria-hidden size={12} />
          {words}
        </span>
      ))}
      {against.length > MOST && <span>{say('and-more', { count: against.length - MOST })}</span>}
      <span>
        {say(against.length > 0 ? 'let-go-anyway' : 'let-go')}, <kbd>{say('esc-key')}</kbd>{' '}
        {say('to-put-back')}
      </span>
    </span>
  );
}
