// A banner above the calendar: upcoming visible days beyond the weather limits, how many jobs are
// worked on them, and a link to the plan that moves those.
import { type ForecastDay, weather } from '@purlin/contracts/weather.ts';
import { RainIcon } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, May, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/weather.ts';
import { say as sayDay } from '@purlin/words/screens/scheduling.ts';
import { shortDay, type Span } from '../parts/days.ts';
import { beyondIn, hazardWords, type OutOn } from '../parts/weather-words.ts';

/** "2 jobs are out on a day beyond your limits, 1 more is on hold." */
function outWords({ out, held }: OutOn): string {
  if (out === 0) return held === 0 ? say('none-out') : say('none-out-held', { held });
  return held === 0 ? say('out', { out }) : say('out-and-held', { out, held });
}

const saidOf = (day: ForecastDay): string =>
  sayDay('day-says', { day: shortDay(day.day), what: hazardWords(day) });

/** Preselects every upcoming bad day, so that nothing is moved onto the next one. */
const PlanShift = () => (
  <May call={weather.shift}>
    <Link className={buttonClass({ size: 'small' })} to="/calendar/weather-shift">
      {say('plan-shift')}
    </Link>
  </May>
);

export function WeatherStrip({
  today,
  span,
  countOut,
}: {
  readonly today: string;
  /** The visible days. */
  readonly span: Span;
  /** How many jobs are worked on these days, and on hold; undefined until the jobs have loaded. */
  readonly countOut: ((days: readonly string[]) => OutOn) | undefined;
}) {
  const { data } = useRead(weather.forecast);
  if (!data || data.source === 'off') return null;
  if (data.seenAt === null)
    return (
      <p className="cal-alert cal-alert-quiet">
        {say('no-forecast-band')} <PlanShift />
      </p>
    );
  const ahead = beyondIn(data, { from: today > span.from ? today : span.from, to: span.to });
  if (ahead.length === 0) return null;
  const out = countOut?.(ahead.map(({ day }) => day));
  return (
    <p className="cal-alert">
      <RainIcon aria-hidden />
      <span>
        <strong>{ahead.map((day) => saidOf(day)).join(' · ')}.</strong>{' '}
        {out === undefined ? '' : outWords(out)}
      </span>
      <PlanShift />
    </p>
  );
}
