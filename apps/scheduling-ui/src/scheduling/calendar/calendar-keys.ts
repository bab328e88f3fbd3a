// The calendar page's keyboard shortcuts, wherever the focus is.
import { type Shortcut, useShortcuts } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { isDay, type Mode } from '../parts/days.ts';
import { undoLastChange } from '../parts/last-change.ts';
import { useScheduling } from './schedule-link.tsx';

/** Keys that the grid handles itself in the focused day, listed here for the shortcut sheet. */
const here = (keys: string, does: string): Shortcut => ({ keys, does, press: () => false });
const carrying = (): readonly Shortcut[] => [
  here('Space', say('key-take-up')),
  here('Arrows', say('key-carry')),
  here('Shift+Arrows', say('key-last-day')),
  here('Enter', say('key-put-down')),
  here('Escape', say('key-put-back')),
];

export function useCalendarKeys(
  date: string | null,
  change: (values: Readonly<Record<string, string>>) => void,
): void {
  const schedule = useScheduling();
  const show = (mode: Mode) => () => change({ view: 'calendar', mode });
  useShortcuts(say('calendar'), [
    { keys: 'T', does: say('today'), press: () => change({ view: 'calendar', date: '' }) },
    { keys: 'D', does: say('day'), press: show('day') },
    { keys: 'W', does: say('week'), press: show('week') },
    { keys: 'M', does: say('month'), press: show('month') },
    ...(schedule
      ? [
          {
            keys: 'N',
            does: say('key-schedule'),
            press: () => schedule(isDay(date) ? date : undefined),
          },
          { keys: 'Ctrl+Z', does: say('key-undo'), press: undoLastChange },
        ]
      : []),
  ]);
  useShortcuts(say('job-on-its-day'), schedule ? carrying() : []);
}
