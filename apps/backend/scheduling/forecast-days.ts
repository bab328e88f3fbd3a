// The forecast by days, as the company's own limits have it.
import { localTimeOf, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { daysOf, limitsOf } from '@purlin/domain/scheduling/weather.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Services } from '../platform/core/room.ts';
import { forecastsOf } from './forecast/service.ts';

export async function forecastDays(services: Pick<Services, 'db' | 'config' | 'outside'>) {
  const { db, config } = services;
  const forecasts = forecastsOf(services);
  const settings = await readSection(db, 'planning');
  const limits = limitsOf(settings);
  const read = await forecasts.read(settings);
  const hours = (read?.hours ?? []).map((hour) => ({
    ...hour,
    at: localTimeOf(hour.at, config.TIME_ZONE, OPENS),
  }));
  const days = daysOf(hours, limits).map((day) => ({ ...day, hazards: [...day.hazards] }));
  return { source: forecasts.source, seenAt: read?.seenAt ?? null, limits, days };
}
