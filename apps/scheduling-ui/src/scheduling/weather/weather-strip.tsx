// What the weather breaks of the days that are shown, in a band above them: those ahead beyond the
// limits, how many jobs are out on them, and the way to the plan that moves these.
import { weather } from '@purlin/contracts/weather.ts';
import { RainIcon } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, May, useRead } from '@purlin/web/web.ts';
import { shortDay, type Span } from '../parts/days.ts';
import { beyondIn, hazardWords } from '../parts/weather-words.ts';

const outWords = (count: number): string =>
  count === 0
    ? 'No job is out then.'
    : `${count === 1 ? '1 job is out' : `${count} jobs are out`} on a day beyond your limits.`;

const plan = (days: readonly string[]) => (
  <May call={weather.shift}>
    <Link
      className={buttonClass({ size: 'small' })}
      to={`/calendar/weather-shift${days.length > 0 ? `?days=${days.join(',')}` : ''}`}
    >
      Plan weather shift
    </Link>
  </May>
);

export function WeatherStrip({
  today,
  span,
  countOut,
}: {
  readonly today: string;
  /** The days that are shown. */
  readonly span: Span;
  /** How many jobs are out on these days; undefined until the jobs are known. */
  readonly countOut: ((days: readonly string[]) => number) | undefined;
}) {
  const { data } = useRead(weather.forecast);
  if (!data || data.source === 'off') return null;
  if (data.seenAt === null)
    return <p className="cal-alert cal-alert-quiet">Forecast not available. {plan([])}</p>;
  const ahead = beyondIn(data, { from: today > span.from ? today : span.from, to: span.to });
  if (ahead.length === 0) return null;
  const out = countOut?.(ahead.map(({ day }) => day));
  return (
    <p className="cal-alert">
      <RainIcon aria-hidden />
      <span>
        <strong>
          {ahead.map((day) => `${shortDay(day.day)}: ${hazardWords(day)}`).join(' · ')}.
        </strong>{' '}
        {out === undefined ? '' : outWords(out)}
      </span>
      {plan(ahead.map(({ day }) => day))}
    </p>
  );
}
