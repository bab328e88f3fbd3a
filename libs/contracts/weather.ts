// The doors of the weather: the forecast by days, and jobs that are moved because of it, as one.
import { z } from 'zod';
import { HAZARDS } from '@purlin/domain/scheduling/weather-shapes.ts';
import { commands, Letter, MOST_MOVES } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import { PlannedDate } from '@purlin/domain/shared/dates.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { Id, Instant, Text } from './fields.ts';
import { Local, OptionalMoment } from './job-shapes.ts';
import { action, query } from './route.ts';

const Reading = z.int().nullable();
export const ForecastDay = z.object({
  day: z.iso.date(),
  /** The worst of the working hours. */
  rainPercent: Reading,
  windMph: Reading,
  lowFahrenheit: Reading,
  highFahrenheit: Reading,
  /** What goes beyond the limits of the company. */
  hazards: z.array(z.enum(HAZARDS)),
});
export type ForecastDay = z.infer<typeof ForecastDay>;

export const Forecast = z
  .object({
    /** `sample`: invented, for the demo company; `off`: nobody asks for one. */
    source: z.enum(['service', 'sample', 'off']),
    /** When it was read last; null when it never could be. */
    seenAt: Instant.nullable(),
    days: z.array(ForecastDay),
  })
  .meta({ id: 'Forecast' });
export type Forecast = z.infer<typeof Forecast>;

const Dates = z.object({
  scheduledStartDate: Local.nullable(),
  scheduledEndDate: Local.nullable(),
});
/** What speaks against a move. */
const Conflict = z.object({
  /** `own-dates`: their times do not move with the job. */
  kind: z.enum(['no-room', 'crew-busy', 'vendor-busy', 'own-dates', 'lost-day', 'day-off']),
  name: z.string(),
  job: z.object({ id: Id, title: z.string() }).nullable(),
  /** Of `own-dates`: which these are. */
  own: Dates.optional(),
});
export const PlannedMove = z
  .object({
    jobId: Id,
    title: z.string(),
    client: z.object({
      id: Id,
      name: z.string(),
      hasEmail: z.boolean(),
      /** To be called where there is no address; empty when unknown. */
      phone: z.string(),
      language: z.enum(languages),
    }),
    crews: z.array(z.string()),
    dateChanges: z.int(),
    /** On a chosen day itself; otherwise it makes room. */
    lost: z.boolean(),
    /** The job that was put by hand where the plan had this one; null where none was. */
    because: z.object({ id: Id, title: z.string() }).nullable(),
    from: Dates,
    to: Dates,
    /** Both as the client reads them in the e-mail, in their language: the days of work. */
    told: z.object({ before: z.string(), now: z.string() }),
    conflicts: z.array(Conflict),
  })
  .meta({ id: 'PlannedMove' });
export type PlannedMove = z.infer<typeof PlannedMove>;

/** Days in an address: 2026-11-18,2026-11-19. */
const Days = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(PlannedDate).max(31));

/** More are chosen by hand in no plan that anybody reads. */
const MOST_CHOSEN = 200;
/** Jobs that go where somebody says: 12@2026-11-30,15@stays. */
const Chosen = z
  .string()
  .max(MOST_CHOSEN * 24)
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((one) => ({ jobId: Number(one.split('@')[0]), day: one.split('@')[1] })),
  )
  .pipe(
    z
      .array(z.object({ jobId: Id, day: z.union([z.literal('stays'), PlannedDate]) }))
      .max(MOST_CHOSEN),
  );
export type Chosen = z.output<typeof Chosen>;

const Shift = z
  .object({
    id: Id,
    status: z.enum(['planned', 'applied', 'refused', 'undone']),
    moved: z.int(),
    /** So many clients have had the e-mail about it. */
    told: z.int(),
  })
  .meta({ id: 'WeatherShift' });

/** A shift that stands, with the days it keeps clear, some of which are still to come. */
export const StandingShift = Shift.omit({ status: true, told: true })
  .extend({ days: z.array(z.iso.date()), at: Instant, by: z.string() })
  .meta({ id: 'StandingWeatherShift' });
export type StandingShift = z.infer<typeof StandingShift>;

export const weather = {
  forecast: query('/api/weather', {
    right: 'jobs.read',
    summary: 'The forecast by days, with what goes beyond the limits of the company',
    answer: Forecast,
  }),
  plan: query('/api/weather-shifts/plan', {
    right: 'jobs.write',
    summary:
      'What would move if nobody could work on these `days`, where to, and what speaks against ' +
      'it; `chosen` starts on another day or stays, and all others go around it',
    query: z.object({ days: Days.default([]), chosen: Chosen.default([]) }),
    answer: z.array(PlannedMove),
  }),
  letter: query('/api/weather-shifts/letter', {
    right: 'jobs.write',
    summary: 'What clients are told of a weather shift in the usual words, in each language',
    answer: z.object({ en: z.string(), es: z.string() }).meta({ id: 'WeatherShiftLetter' }),
  }),
  shift: action('POST', '/api/weather-shifts', {
    right: 'jobs.write',
    summary: 'Moves all of these jobs, or none when somebody moved one of them since it was seen',
    creates: true,
    commits: true,
    bodyBytes: 512 * 1024,
    body: z.object({
      days: commands.PlanShift.shape.days,
      reason: Text,
      moves: z
        .array(
          z.object({
            jobId: Id,
            dateChanges: z.int().min(0),
            scheduledStartDate: OptionalMoment,
            scheduledEndDate: OptionalMoment,
          }),
        )
        .min(1, 'Please choose a job to move')
        .max(MOST_MOVES),
      /** The jobs whose clients are told by e-mail. */
      tell: z.array(Id).max(MOST_MOVES).default([]),
      letter: Letter.default({ en: '', es: '' }),
      /** Jobs that were left on these days: they are worked as long as their dates stay. */
      left: commands.PlanShift.shape.left,
    }),
    answer: Shift,
  }),
  standing: query('/api/weather-shifts', {
    right: 'jobs.read',
    summary: 'The shifts that stand and keep days clear that are still to come, newest first',
    answer: z.array(StandingShift),
  }),
  undo: action('POST', '/api/weather-shifts/:id/undo', {
    right: 'jobs.write',
    summary:
      'Moves every job of a shift back, or none when somebody moved one of them since; clients ' +
      'who had the e-mail get another one',
    commits: true,
    answer: Shift,
  }),
};
