// The calendar's toolbar: today, previous and next, the heading, and the view mode.
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { Button, IconButton } from '@purlin/ui/ui.ts';
import { useEffect, useRef } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { headingOf, type Mode, step } from '../parts/days.ts';
import type { CalendarProps } from './calendar-view.tsx';
import { Toggle } from './toggle.tsx';

const modes = () =>
  [
    { value: 'day', label: say('day') },
    { value: 'week', label: say('week') },
    { value: 'month', label: say('month') },
  ] as const;
const rows = () =>
  [
    { value: 'crews', label: say('crews') },
    { value: 'all', label: say('all-jobs') },
  ] as const;

export const ModeToggle = ({
  mode,
  change,
}: {
  readonly mode: Mode;
  readonly change: CalendarProps['change'];
}) => (
  <Toggle
    label={say('show-by')}
    choices={modes()}
    value={mode}
    onChoose={(value) => change({ mode: value })}
  />
);

/** Navigation removes the focused day, so the new heading takes the focus. */
function useFocusKept(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [mode]);
  return heading;
}

export function CalendarBar({ mode, day, today, phone, crews, change }: CalendarProps) {
  const go = (date: string) => change({ date });
  const heading = useFocusKept(mode);
  return (
    <div className="cal-bar">
      <div className="pl-actions">
        <Button text={say('today')} onClick={() => go(today)} />
        <IconButton
          label={say(`previous.${mode}`)}
          icon={<ChevronLeft />}
          onClick={() => go(step(mode, day, -1))}
        />
        <IconButton
          label={say(`next.${mode}`)}
          icon={<ChevronRight />}
          onClick={() => go(step(mode, day, 1))}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {headingOf(mode, day)}
      </h2>
      {/* On a phone it is in the page header: one row less before the first job. */}
      {!phone && (
        <div className="cal-bar-ways">
          {mode === 'week' && (
            <Toggle
              label={say('rows')}
              choices={rows()}
              value={crews ? 'crews' : 'all'}
              onChoose={(value) => change({ rows: value })}
            />
          )}
          <ModeToggle mode={mode} change={change} />
        </div>
      )}
    </div>
  );
}
