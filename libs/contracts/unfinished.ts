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
    summary: 'Estimates that staff have begun or changed and not saved yet, the last one first',
    answer: z.array(UnfinishedEstimate),
  }),
  details: query('/api/unfinished-estimates/:key', {
    right: 'estimates.write',
    summary: 'Unfinished work on an estimate with everything that was typed',
    answer: UnfinishedEstimate.extend({ content: Content }),
  }),
  save: action('PUT', '/api/unfinished-estimates/:key', {
    right: 'estimates.write',
    summary:
      'Keeps unfinished work under a key that its author has made; `revision` is the one that ' +
      'was seen (0 begins it), and 412 says that somebody else has worked on it since',
    bodyBytes: LARGEST,
    body: z.object({ revision: z.int().min(0).max(MOST_REVISIONS), ...head, content: Content }),
    answer: Saved,
  }),
  remove: action('DELETE', '/api/unfinished-estimates/:key', {
    right: 'estimates.write',
    summary: 'Throws unfinished work away, or says that it is finished',
    answer: z.object({}),
  }),
  present: query('/api/presence/:place', {
    right: 'estimates.write',
    summary: 'Who else has this open at the moment',
    answer: Present,
  }),
  arrive: action('POST', '/api/presence/:place', {
    right: 'estimates.write',
    summary:
      'Says that the caller has this open, in one of their tabs; it holds for half a minute, so ' +
      'it is said again every ten seconds',
    body: z.object({ tab: z.string().min(1).max(64), here: z.boolean() }),
    answer: Present,
  }),
};
