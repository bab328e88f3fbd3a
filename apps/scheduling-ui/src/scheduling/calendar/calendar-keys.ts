// The keys of the calendar's page, wherever the focus is on it.
import { useShortcuts } from '@purlin/ui/ui.ts';
import { isDay, type Mode } from '../parts/days.ts';
import { undoLastChange } from '../parts/last-change.ts';
import { useScheduling } from './schedule-link.tsx';

export function useCalendarKeys(
  date: string | null,
  change: (values: Readonly<Record<string, string>>) => void,
): void {
  const schedule = useScheduling();
  const show = (mode: Mode) => () => change({ view: 'calendar', mode });
  useShortcuts('Calendar', [
    { keys: 'T', does: 'Today', press: () => change({ view: 'calendar', date: '' }) },
    { keys: 'D', does: 'Day', press: show('day') },
    { keys: 'W', does: 'Week', press: show('week') },
    { keys: 'M', does: 'Month', press: show('month') },
    ...(schedule
      ? [
          {
            keys: 'N',
            does: 'Schedule Job on the day that is shown',
            press: () => schedule(isDay(date) ? date : undefined),
          },
          { keys: 'Ctrl+Z', does: 'Take back the last change of dates', press: undoLastChange },
        ]
      : []),
  ]);
}
