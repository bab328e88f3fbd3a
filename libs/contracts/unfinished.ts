// Routes of unsaved estimates, which any staff member can continue, and of who has what open.
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { action, query } from './route.ts';

/** The form it was started in: a wizard, or the editor of an existing estimate. */
export const UnfinishedPlace = z.enum(['simple', 'guided', 'options', 'edit']);
export type UnfinishedPlace = z.infer<typeof UnfinishedPlace>;

/** The largest integer the column can store. */
const MOST_REVISIONS = 2 ** 31 - 1;

/** Shown in lists, as typed. Nothing is validated before the estimate is saved. */
const head = {
  place: UnfinishedPlace,
  /** The estimate being edited. */
  estimateId: Id.nullable(),
  clientId: Id.nullable(),
  clientName: z.string().max(500),
  title: z.string().max(500),
};

export const UnfinishedEstimate = z
  .object({
    key: z.string(),
    ...head,
    /** Names of staff: who started it, and who last worked on it. */
    startedBy: z.string(),
    savedBy: z.string(),
    savedAt: Instant,
    /** Whether the caller last worked on it. */
    mine: z.boolean(),
    revision: z.int().positive(),
    /** Others who have it open now. */
    open: z.array(z.string()),
  })
  .meta({ id: 'UnfinishedEstimate' });
export type UnfinishedEstimate = z.infer<typeof UnfinishedEstimate>;

/** The form's state, including incomplete input; only the form can read it. */
const Content = z.record(z.string(), z.unknown());

const Saved = z.object({ revision: z.int().positive(), savedAt: Instant });
const Present = z
  .object({ people: z.array(z.string()) })
  .meta({ id: 'Present', description: 'Who else is there, by name' });

/** Room for 500 lines, twice: as form state and as saved. */
const LARGEST = 2_000_000;

export const unfinished = {
  list: query('/api/unfinished-estimates', {
    right: 'estimates.write',
    summary: 'Estimates with unsaved work by the team, latest first',
    answer: z.array(UnfinishedEstimate),
  }),
  details: query('/api/unfinished-estimates/:key', {
    right: 'estimates.write',
    summary: 'Unfinished work on an estimate, with everything typed so far',
    answer: UnfinishedEstimate.extend({ content: Content }),
  }),
  save: action('PUT', '/api/unfinished-estimates/:key', {
    right: 'estimates.write',
    summary:
      'Saves unfinished work under a key its author created; `revision` is the one last seen (0 ' +
      'to start), and 412 means someone else has worked on it since',
    bodyBytes: LARGEST,
    body: z.object({ revision: z.int().min(0).max(MOST_REVISIONS), ...head, content: Content }),
    answer: Saved,
  }),
  remove: action('DELETE', '/api/unfinished-estimates/:key', {
    right: 'estimates.write',
    summary: 'Discards unfinished work, or marks it as finished',
    answer: z.object({}),
  }),
  present: query('/api/presence/:place', {
    right: 'estimates.write',
    summary: 'Who else has this open right now',
    answer: Present,
  }),
  arrive: action('POST', '/api/presence/:place', {
    right: 'estimates.write',
    summary:
      'Records that the caller has this open in a tab; it lasts 30 seconds, so repeat it every ' +
      'ten seconds',
    body: z.object({ tab: z.string().min(1).max(64), here: z.boolean() }),
    answer: Present,
  }),
};
