// What the weather breaks, above the calendar: the days ahead beyond the limits, and the way to the
// plan that moves their jobs.
import { weather } from '@purlin/contracts/weather.ts';
import { buttonClass, Notice } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useRead } from '@purlin/web/web.ts';
import { weekday } from '../parts/days.ts';
import { hazardWords } from './weather-words.ts';

export function WeatherStrip({ today }: { readonly today: string }) {
  const { data } = useRead(weather.forecast);
  if (!data || data.source === 'off') return null;
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
  if (data.seenAt === null)
    return (
      <Notice tone="quiet" actions={plan([])}>
        Forecast not available.
      </Notice>
    );
  const ahead = data.days.filter(({ day, hazards }) => day >= today && hazards.length > 0);
  if (ahead.length === 0) return null;
  return (
    <Notice tone="warn" actions={plan(ahead.map(({ day }) => day))}>
      {ahead
        .map((day) => `${weekday(day.day)} ${Number(day.day.slice(8))}: ${hazardWords(day)}`)
        .join(' · ')}
      <span className="pl-muted">
        {' '}
        {data.source === 'sample' ? (
          'Sample forecast'
        ) : (
          <>
            Forecast of <Moment at={data.seenAt} />
          </>
        )}
      </span>
    </Notice>
  );
}
