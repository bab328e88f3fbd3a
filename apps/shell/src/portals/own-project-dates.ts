// A project's dates and status, worded for its client.
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import type { Tone } from '@purlin/ui/ui.ts';
import { say as words } from '@purlin/words/screens/client-portal.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { dayOfYear, hourOf, weekday } from './portal-dates.ts';

const tones = {
  scheduled: 'info',
  in_progress: 'seen',
  on_hold: 'warn',
  completed: 'good',
  cancelled: 'quiet',
} as const;

export const stateOfProject = ({
  status,
  startDate,
}: OwnProject): { readonly tone: Tone; readonly label: string } =>
  status === 'scheduled' && startDate === null
    ? { tone: 'quiet', label: say('project.planning') }
    : { tone: tones[status], label: say(`project.${status}`) };

/**
 * "Mon, Nov 23, 2026 to Wed, Nov 25, 2026, from 7:30 AM". A finished project shows only its last
 * day.
 */
export function whenText({ status, startDate, endDate }: OwnProject): string {
  if (status === 'cancelled') return say('called-off');
  if (startDate === null) return status === 'completed' ? '' : say('days-to-come');
  const [first, last] = [dayOfYear(startDate), dayOfYear(endDate ?? startDate)];
  if (status === 'completed') return say('until', { day: last });
  const days = first === last ? first : say('days', { first, last });
  return status === 'on_hold'
    ? say('days-paused', { days })
    : say('days-from', { days, hour: hourOf(startDate) });
}

/** Up to this many work days are listed one by one. */
const MOST_NAMED = 10;

/** Lists the work days, unless they are simply all days from the first to the last. */
export function workDaysText({ workDays, startDate, endDate }: OwnProject): string {
  if (workDays.length < 2 || startDate === null) return '';
  const span =
    (Date.parse((endDate ?? startDate).slice(0, 10)) - Date.parse(startDate.slice(0, 10))) /
      86_400_000 +
    1;
  const count = words('work-days', { count: workDays.length });
  return workDays.length === span || workDays.length > MOST_NAMED
    ? count
    : words('work-days-named', { count, days: workDays.map(weekday).join(' · ') });
}

/** What bad weather moved: the start, else the end. */
export function weatherText({ from, to }: OwnProject['weatherMoves'][number]): string {
  const [was, now] =
    from.startDate === to.startDate ? [from.endDate, to.endDate] : [from.startDate, to.startDate];
  if (!was || !now) return '';
  const [before, after] = [weekday(was.slice(0, 10)), weekday(now.slice(0, 10))];
  return from.startDate === to.startDate
    ? words('moved-end', { before, now: after })
    : words('moved', { before, now: after });
}
