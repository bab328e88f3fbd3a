// The calendar's legend, and the age of its forecast.
import type { Forecast } from '@purlin/contracts/weather.ts';
import { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { Moment } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { jobTone } from '../job-status.tsx';
import { limitWords } from '../parts/weather-words.ts';

export const Key = ({
  weather,
  daysOff,
}: {
  readonly weather: Forecast | undefined;
  /** The names of the visible days off. */
  readonly daysOff: string;
}) => (
  <p className="cal-key">
    {daysOff && <span className="cal-key-days">{daysOff}</span>}
    {JobStatus.options.map((status) => (
      <span key={status} className={jobTone(status)}>
        <i aria-hidden />
        {label(`job.${status}`)}
      </span>
    ))}
    <span>
      <i className="cal-key-rest" aria-hidden />
      {say('rests')}
    </span>
    {weather?.seenAt && (
      <>
        <span>
          <i className="cal-wet" aria-hidden />
          {say('beyond-limits', { limits: limitWords(weather.limits) })}
        </span>
        <span className="cal-key-end">
          {weather.source === 'sample' ? (
            say('sample-forecast')
          ) : (
            <>
              {say('forecast-of')} <Moment at={weather.seenAt} />
            </>
          )}
        </span>
      </>
    )}
  </p>
);
