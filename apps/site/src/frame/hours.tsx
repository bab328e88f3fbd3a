// The opening hours from the settings.
import {
  DAYS,
  spansOf,
  type Day,
  type Hours as Week,
  type OpenDay,
} from '@purlin/domain/company/settings/hours.ts';
import { useWords } from '../language.tsx';
import { useSettings } from '../settings.ts';
import type { Words } from '../words/en.ts';

/** Formats "08:00" as "8:00 AM". */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The week in lines: consecutive days with the same hours are merged. */
export function linesOf(week: Week, words: Words['frame']['week']) {
  const name = (day: Day): string => words.days[DAYS.indexOf(day)] ?? day;
  const timesOf = ({ state, opens, closes }: OpenDay): string =>
    state === 'open' ? words.between(clock(opens), clock(closes)) : words[state];
  return spansOf(week).map(({ from, to, hours }) => ({
    days: from === to ? words.one(name(from)) : words.from(name(from), name(to)),
    time: timesOf(hours),
  }));
}

export function Hours({ className = 'hours' }: { readonly className?: string }) {
  const { week } = useWords().frame;
  return (
    <dl className={className}>
      {linesOf(useSettings().hours, week).map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
