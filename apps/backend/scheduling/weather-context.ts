// The room of the weather: the forecast by days, and weather shifts.
import { weather as contract } from '@purlin/contracts/weather.ts';
import { weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { defineRoom } from '../platform/core/room.ts';
import { applyShift, undoShift } from './carry-out-shift.ts';
import { forecastDays } from './forecast-days.ts';
import { forecastService } from './forecast/service.ts';
import { datesOf } from './typed-dates.ts';
import { finishShifts, movedClients } from './reactions.ts';
import { standingShifts } from './standing-shifts.ts';
import { usualLetter } from './moved-email.ts';
import { clientsTold } from './read-models/clients-told.ts';
import { weatherDays } from './read-models/weather-days.ts';
import { weatherMoves } from './read-models/weather-moves.ts';
import { planOf } from './shift-plan.ts';
import { emailMovedBackClient, emailMovedClient } from './workers/email-moved-client.ts';
import { finishShift } from './workers/finish-shift.ts';

export const weatherRoom = defineRoom({ contract, deciders: [weatherShift] })({
  name: 'weather',
  outside: [forecastService],
  readModels: [weatherDays, weatherMoves, clientsTold],
  reactions: [finishShifts, movedClients],
  workers: [finishShift, emailMovedClient, emailMovedBackClient],
  answers: {
    forecast: (_, services) => forecastDays(services),
    letter: async () => ({
      en: usualLetter('en'),
      es: usualLetter('es'),
      fr: usualLetter('fr'),
    }),
    plan: ({ query: { days, chosen } }, services) => planOf(days, chosen, services),
    shift: ({ body }, services, { asker }) =>
      applyShift(
        {
          ...body,
          moves: body.moves.map(({ jobId, dateChanges, booking, ...typed }) => ({
            jobId,
            dateChanges,
            booking: booking && { kind: booking.kind, assigneeId: booking.assigneeId },
            from: booking && datesOf(booking.was, services),
            to: datesOf(typed, services),
          })),
        },
        services,
        asker,
      ),
    standing: (_, services, { language }) => standingShifts(services, language),
    undo: ({ id }, services, { asker }) => undoShift(id, services, asker),
  },
});
