// The doors of unfinished estimates: what staff have typed and not saved yet, for whoever goes on
// with it; and who has what open at the moment.
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { action, query } from './route.ts';

/** The form it was begun in: one of the wizards, or an estimate that is there already. */
export const UnfinishedPlace = z.enum(['simple', 'guided', 'options', 'edit']);
export type UnfinishedPlace = z.infer<typeof UnfinishedPlace>;

/** The largest number that the table can hold. */
const MOST_REVISIONS = 2 ** 31 - 1;

/** What lists show of it, as it is typed; nothing of it is checked before it is saved for good. */
const head = {
  place: UnfinishedPlace,
  /** The estimate that is edited. */
  estimateId: Id.nullable(),
  clientId: Id.nullable(),
  clientName: z.string().max(500),
  title: z.string().max(500),
};

export const UnfinishedEstimate = z
  .object({
    key: z.string(),
    ...head,
    /** Names of staff: who began it, and who worked on it last. */
    startedBy: z.string(),
    savedBy: z.string(),
    savedAt: Instant,
    /** Whether the caller worked on it last. */
    mine: z.boolean(),
    revision: z.int().positive(),
    /** Who else has it open now. */
    open: z.array(z.string()),
  })
  .meta({ id: 'UnfinishedEstimate' });
export type UnfinishedEstimate = z.infer<typeof UnfinishedEstimate>;

/** The form as it stands, half-typed numbers and all: only the form itself can read it. */
const Content = z.record(z.string(), z.unknown());

const Saved = z.object({ revision: z.int().positive(), savedAt: Instant });
const Present = z
  .object({ people: z.array(z.string()) })
  .meta({ id: 'Present', description: 'Who else is there, by name' });

/** 500 lines, twice: as they stand in the form, and as they would be saved. */
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
