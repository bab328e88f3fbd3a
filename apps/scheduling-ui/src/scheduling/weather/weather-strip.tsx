// What the weather breaks, in a band above the days: those ahead beyond the limits, how many jobs
// are out on them, and the way to the plan that moves these.
import { weather } from '@purlin/contracts/weather.ts';
import { RainIcon } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, May, useRead } from '@purlin/web/web.ts';
import { weekday } from '../parts/days.ts';
import { hazardWords } from './weather-words.ts';

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
  countOut,
}: {
  readonly today: string;
  /** How many jobs are out on these days; undefined: nobody has looked at all of them. */
  readonly countOut: (days: readonly string[]) => number | undefined;
}) {
  const { data } = useRead(weather.forecast);
  if (!data || data.source === 'off') return null;
  if (data.seenAt === null)
    return <p className="cal-alert cal-alert-quiet">Forecast not available. {plan([])}</p>;
  const ahead = data.days.filter(({ day, hazards }) => day >= today && hazards.length > 0);
  if (ahead.length === 0) return null;
  const out = countOut(ahead.map(({ day }) => day));
  return (
    <p className="cal-alert">
      <RainIcon aria-hidden />
      <span>
        <strong>
          {ahead
            .map((day) => `${weekday(day.day)} ${Number(day.day.slice(8))}: ${hazardWords(day)}`)
            .join(' · ')}
          .
        </strong>{' '}
        {out === undefined
          ? ''
          : `${out === 1 ? '1 job is out' : `${out} jobs are out`} on a day beyond your limits.`}
      </span>
      {plan(ahead.map(({ day }) => day))}
    </p>
  );
}
