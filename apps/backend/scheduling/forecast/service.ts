// The weather as this room brings it: a service where one is named, and the demo company sees an
// invented forecast, for which nobody is asked.
import type { OutsideService } from '../../platform/core/outside-services.ts';
import type { Services } from '../../platform/core/room.ts';
import { noForecasts, openForecasts, type Forecasts } from './forecast.ts';
import { sampleForecasts } from './sample-forecast.ts';

export const forecastService: OutsideService<Forecasts> = {
  name: 'forecasts',
  open({ config: { WEATHER_URL: url, SEED, TIME_ZONE }, product, log }) {
    if (url === undefined) return SEED === 'demo' ? sampleForecasts(TIME_ZONE) : noForecasts;
    return openForecasts({ url, program: product.name, log });
  },
};

export const forecastsOf = ({ outside }: Pick<Services, 'outside'>): Forecasts =>
  outside.get(forecastService);
