// The upcoming days as tiles with their weather; a click marks a day as lost.
import { weather } from '@purlin/contracts/weather.ts';
import { SmallTickIcon } from '@blueprintjs/icons';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/weather.ts';
import { daysIn, fullDate, shortDay } from '../parts/days.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { DayWeather } from '../parts/day-weather.tsx';
import { byDay, dayWords } from '../parts/weather-words.ts';

const AHEAD = 9;

export function DayTiles({
  today,
  chosen,
  onChoose,
}: {
  readonly today: string;
  readonly chosen: readonly string[];
  readonly onChoose: (days: readonly string[]) => void;
}) {
  const daysOff = useDaysOff();
  const forecast = useRead(weather.forecast).data;
  const known = byDay(forecast);
  const shown = [
    ...new Set([...daysIn({ from: today, to: dayAfter(today, AHEAD) }), ...chosen]),
  ].toSorted();
  const hazardous = (forecast?.days ?? []).some(({ hazards }) => hazards.length > 0);
  return (
    <>
      <div className="shift-days" role="group" aria-label={say('lost-days')}>
        {shown.map((day) => {
          const own = known.get(day);
          const isChosen = chosen.includes(day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isChosen}
              aria-label={[fullDate(day), daysOff.nameOf(day), own && dayWords(own)]
                .filter(Boolean)
                .join(', ')}
              className={classNames(
                'shift-day',
                daysOff.closed(day) && 'shift-day-off',
                own && own.hazards.length > 0 && 'cal-wet',
              )}
              onClick={() =>
                onChoose(isChosen ? chosen.filter((one) => one !== day) : [...chosen, day])
              }
            >
              <strong>{shortDay(day)}</strong>
              <i aria-hidden>{isChosen && <SmallTickIcon size={14} />}</i>
              {daysOff.closed(day) && <span>{daysOff.nameOf(day) || say('weekend')}</span>}
              {own ? <DayWeather weather={own} /> : <span>{say('no-forecast')}</span>}
            </button>
          );
        })}
      </div>
      <p className="pl-muted">
        {forecast?.seenAt === null
          ? say('choose-by-hand')
          : forecast?.source === 'sample'
            ? say('sample-forecast')
            : !hazardous && say('no-bad-day')}
      </p>
    </>
  );
}
