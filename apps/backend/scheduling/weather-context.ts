// The room of the weather: the forecast by days, and weather shifts.
import { weather as contract } from '@purlin/contracts/weather.ts';
import { weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { localTimeOf, OPENS, CLOSES } from '@purlin/domain/scheduling/local-time.ts';
import { daysOf, limitsOf } from '@purlin/domain/scheduling/weather.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import { defineRoom, type Services } from '../platform/core/room.ts';
import { applyShift, undoShift } from './carry-out-shift.ts';
import { finishShifts, movedClients } from './reactions.ts';
import { standingShifts } from './standing-shifts.ts';
import { usualLetter } from './moved-email.ts';
import { weatherDays } from './read-models/weather-days.ts';
import { planOf } from './shift-plan.ts';
import { emailMovedBackClient, emailMovedClient } from './workers/email-moved-client.ts';
import { finishShift } from './workers/finish-shift.ts';

async function forecast({ db, config, forecasts }: Services) {
  const settings = await readSection(db, 'planning');
  const read = await forecasts.read(settings);
  return {
    source: forecasts.source,
    seenAt: read?.seenAt ?? null,
    days: [
      ...daysOf(
        (read?.hours ?? []).map((hour) => ({
          ...hour,
          at: localTimeOf(hour.at, config.TIME_ZONE, OPENS),
        })),
        limitsOf(settings),
      ),
    ].map((day) => ({ ...day, hazards: [...day.hazards] })),
  };
}

export const weatherRoom = defineRoom({ contract, deciders: [weatherShift] })({
  name: 'weather',
  readModels: [weatherDays],
  reactions: [finishShifts, movedClients],
  workers: [finishShift, emailMovedClient, emailMovedBackClient],
  answers: {
    forecast: (_, services) => forecast(services),
    letter: async () => ({ en: usualLetter('en'), es: usualLetter('es') }),
    plan: ({ query: { days, chosen } }, services) => planOf(days, chosen, services),
    shift: ({ body }, services, { asker }) =>
      applyShift(
        {
          ...body,
          moves: body.moves.map(({ jobId, dateChanges, ...typed }) => ({
            jobId,
            dateChanges,
            to: {
              start:
                typed.scheduledStartDate &&
                localTimeOf(typed.scheduledStartDate, services.config.TIME_ZONE, OPENS),
              end:
                typed.scheduledEndDate &&
                localTimeOf(typed.scheduledEndDate, services.config.TIME_ZONE, CLOSES),
            },
          })),
        },
        services,
        asker,
      ),
    standing: (_, services, { language }) => standingShifts(services, language),
    undo: ({ id }, services, { asker }) => undoShift(id, services, asker),
  },
});
