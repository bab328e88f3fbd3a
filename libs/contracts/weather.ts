// Routes of the weather forecast and of weather shifts.
import { z } from 'zod';
import { Assignee } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { HAZARDS } from '@purlin/domain/scheduling/weather-shapes.ts';
import {
  commands,
  ClientTexts,
  MOST_MOVES,
} from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import { PlannedDate } from '@purlin/domain/shared/dates.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { Id, Instant, Text } from './fields.ts';
import { Local, OptionalMoment } from './job-shapes.ts';
import { action, query } from './route.ts';

const Reading = z.int().nullable();
export const ForecastDay = z.object({
  day: z.iso.date(),
  /** The maximum during working hours. */
  rainPercent: Reading,
  windMph: Reading,
  lowFahrenheit: Reading,
  highFahrenheit: Reading,
  /** The company's exceeded limits. */
  hazards: z.array(z.enum(HAZARDS)),
});
export type ForecastDay = z.infer<typeof ForecastDay>;

export const Forecast = z
  .object({
    /** `sample`: made up for the demo company; `off`: disabled. */
    source: z.enum(['service', 'sample', 'off']),
    /** When it was last loaded; null if never. */
    seenAt: Instant.nullable(),
    /** The company's limits for roof work; frost means at or below. */
    limits: z.object({
      rainPercent: z.number(),
      windMph: z.number(),
      frostFahrenheit: z.number(),
    }),
    days: z.array(ForecastDay),
  })
  .meta({ id: 'Forecast' });
export type Forecast = z.infer<typeof Forecast>;

const Dates = z.object({
  scheduledStartDate: Local.nullable(),
  scheduledEndDate: Local.nullable(),
});
/** A reason against a move. */
const Conflict = z.object({
  kind: z.enum(['no-room', 'crew-busy', 'vendor-busy', 'lost-day', 'day-off']),
  name: z.string(),
  job: z.object({ id: Id, title: z.string() }).nullable(),
});
export const PlannedMove = z
  .object({
    jobId: Id,
    title: z.string(),
    /** The assignment whose own times move; null for the job's dates. */
    booking: Assignee.extend({ name: z.string() }).nullable(),
    client: z.object({
      id: Id,
      name: z.string(),
      hasEmail: z.boolean(),
      /** For calling clients without an e-mail address; empty if unknown. */
      phone: z.string(),
      language: z.enum(languages),
    }),
    crews: z.array(z.string()),
    dateChanges: z.int(),
    /** On a lost day itself; otherwise it makes room, or moves along with its job. */
    lost: z.boolean(),
    /** False: it stays, because a user decided so, left its job there, or it is on hold. */
    goes: z.boolean(),
    /** On hold: it stays unless a user moves it. */
    onHold: z.boolean(),
    /** The manually placed job that displaced this one; null if none. */
    because: z.object({ id: Id, title: z.string() }).nullable(),
    from: Dates,
    to: Dates,
    /** Both dates as in the client's e-mail, in their language: the working days. */
    told: z.object({ before: z.string(), now: z.string() }),
    conflicts: z.array(Conflict),
    /**
     * If there are conflicts, or bad weather is forecast: the next dates without conflicts; null if
     * none are near.
     */
    next: Dates.nullable(),
  })
  .meta({ id: 'PlannedMove' });
export type PlannedMove = z.infer<typeof PlannedMove>;

/** Comma-separated days: 2026-11-18,2026-11-19. */
const Days = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(PlannedDate).max(31));

/** Nobody reviews a plan with more manual choices. */
const MOST_CHOSEN = 200;
const BOOKING = /^(crew|vendor)-(\d+)$/;
/**
 * Manual choices. For jobs: "12@2026-11-30" moves, "15@stays" stays, "15@moves" moves a job on hold
 * as planned. For an assignment's own times: "12.vendor-5@2026-11-30", "12.vendor-5@moves".
 */
const Chosen = z
  .string()
  .max(MOST_CHOSEN * 48)
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [what = '', day] = one.split('@');
        const [jobId, who] = what.split('.');
        const [, kind, assigneeId] = BOOKING.exec(who ?? '') ?? [];
        const booking = who === undefined ? null : { kind, assigneeId: Number(assigneeId) };
        return { jobId: Number(jobId), booking, day };
      }),
  )
  .pipe(
    z
      .array(
        z.object({
          jobId: Id,
          booking: Assignee.nullable(),
          day: z.union([z.enum(['stays', 'moves']), PlannedDate]),
        }),
      )
      .max(MOST_CHOSEN),
  );
export type Chosen = z.output<typeof Chosen>;

const Shift = z
  .object({
    id: Id,
    status: z.enum(['planned', 'applied', 'refused', 'undone']),
    /** Numbers of moved jobs and of moved assignments. */
    moved: z.int(),
    bookings: z.int(),
    /** Number of clients e-mailed so far. */
    told: z.int(),
  })
  .meta({ id: 'WeatherShift' });

/** A shift in effect, with the days it keeps clear, some of them still ahead. */
export const StandingShift = Shift.omit({ status: true, told: true })
  .extend({ days: z.array(z.iso.date()), at: Instant, by: z.string() })
  .meta({ id: 'StandingWeatherShift' });
export type StandingShift = z.infer<typeof StandingShift>;

export const weather = {
  forecast: query('/api/weather', {
    right: 'jobs.read',
    summary: 'The daily forecast, with what’s over the company’s limits',
    answer: Forecast,
  }),
  plan: query('/api/weather-shifts/plan', {
    right: 'jobs.write',
    summary:
      'Previews a weather shift: which jobs and bookings would move if no one worked on these ' +
      '`days`, to which dates, and with which conflicts; `chosen` ones start on another day or ' +
      'stay, and the others are planned around them',
    query: z.object({ days: Days.default([]), chosen: Chosen.default([]) }),
    answer: z.array(PlannedMove),
  }),
  letter: query('/api/weather-shifts/letter', {
    right: 'jobs.write',
    summary: 'The default text that tells clients about a weather shift, in each language',
    answer: z
      .object({ en: z.string(), es: z.string(), fr: z.string() })
      .meta({ id: 'WeatherShiftLetter' }),
  }),
  shift: action('POST', '/api/weather-shifts', {
    right: 'jobs.write',
    summary:
      'Applies a weather shift: moves all of these jobs, or none if someone has moved one of ' +
      'them since',
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
            /** The assignment whose own times move, and the times the caller saw. */
            booking: Assignee.extend({ was: Dates }).nullable().default(null),
          }),
        )
        .min(1, 'Please choose a job to move')
        .max(MOST_MOVES),
      /** The jobs whose clients are e-mailed. */
      tell: z.array(Id).max(MOST_MOVES).default([]),
      letter: ClientTexts.default({ en: '', es: '', fr: '' }),
    }),
    answer: Shift,
  }),
  standing: query('/api/weather-shifts', {
    right: 'jobs.read',
    summary: 'Applied weather shifts that keep upcoming days clear, newest first',
    answer: z.array(StandingShift),
  }),
  undo: action('POST', '/api/weather-shifts/:id/undo', {
    right: 'jobs.write',
    summary:
      'Undoes a weather shift: moves every job back, or none if someone has moved one of them ' +
      'since; clients who were emailed get another email',
    commits: true,
    answer: Shift,
  }),
};
