// The doors of the weather: the forecast by days, and jobs that are moved because of it, as one.
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
    /** From which on the company builds no roof; at or below for frost. */
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
/** What speaks against a move. */
const Conflict = z.object({
  kind: z.enum(['no-room', 'crew-busy', 'vendor-busy', 'lost-day', 'day-off']),
  name: z.string(),
  job: z.object({ id: Id, title: z.string() }).nullable(),
});
export const PlannedMove = z
  .object({
    jobId: Id,
    title: z.string(),
    /** Whose times of their own on this job these are; null: the dates of the job. */
    booking: Assignee.extend({ name: z.string() }).nullable(),
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
    /** On a chosen day itself; otherwise it makes room, or goes along with its job. */
    lost: z.boolean(),
    /** False: it stays, because somebody says so, left its job where it is, or it is on hold. */
    goes: z.boolean(),
    /** On hold, it waits where it is unless somebody has it moved. */
    onHold: z.boolean(),
    /** The job that was put by hand where the plan had this one; null where none was. */
    because: z.object({ id: Id, title: z.string() }).nullable(),
    from: Dates,
    to: Dates,
    /** Both as the client reads them in the e-mail, in their language: the days of work. */
    told: z.object({ before: z.string(), now: z.string() }),
    conflicts: z.array(Conflict),
    /**
     * With conflicts, or on a day that the forecast has beyond the limits: the next dates against
     * which nothing speaks; null where none are near.
     */
    next: Dates.nullable(),
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
const BOOKING = /^(crew|vendor)-(\d+)$/;
/**
 * What goes where somebody says: "12@2026-11-30" a job, "15@stays" one that stays, and somebody's
 * own times on a job "12.vendor-5@2026-11-30"; "12.vendor-5@moves", or "15@moves" of a job on hold,
 * to where the plan has them.
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
    /** So many jobs, and so many times of somebody's own. */
    moved: z.int(),
    bookings: z.int(),
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
      'What would move if nobody could work on these `days`, jobs and times of somebody’s own, ' +
      'where to, and what speaks against it; `chosen` starts on another day or stays, and all ' +
      'others go around it',
    query: z.object({ days: Days.default([]), chosen: Chosen.default([]) }),
    answer: z.array(PlannedMove),
  }),
  letter: query('/api/weather-shifts/letter', {
    right: 'jobs.write',
    summary: 'What clients are told of a weather shift in the usual words, in each language',
    answer: z
      .object({ en: z.string(), es: z.string(), fr: z.string() })
      .meta({ id: 'WeatherShiftLetter' }),
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
            /** Whose times of their own these are, and where they were seen. */
            booking: Assignee.extend({ was: Dates }).nullable().default(null),
          }),
        )
        .min(1, 'Please choose a job to move')
        .max(MOST_MOVES),
      /** The jobs whose clients are told by e-mail. */
      tell: z.array(Id).max(MOST_MOVES).default([]),
      letter: ClientTexts.default({ en: '', es: '', fr: '' }),
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
