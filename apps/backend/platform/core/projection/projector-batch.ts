// A batch of events on its way into read models and the effects ledger: folded in memory, then
// written in one transaction that takes one packet, with one statement for each table it touches.
import type pg from 'pg';
import { effectId, type Reaction } from '@purlin/event-sourcing/reaction.ts';
import { corkForThisTurn } from '@purlin/event-store/postgres-pipeline.ts';
import { moveApart, moveTogether, type Stand } from './checkpoints.ts';
import type { PastEvent } from '../history/history.ts';
import { tableSource, type ModelRows } from './model-rows.ts';
import type { Gate } from './reaction-gate.ts';
import { writeChanges, type Statement } from './read-model-statements.ts';

export type PipelineDb = Pick<pg.Client, 'query' | 'connection'>;

export interface NewEffect {
  readonly id: string;
  readonly task: string;
  /** How much later than now it is due. */
  readonly after_ms?: number;
}

/** A read model or a reaction, and how far it has followed history. */
export type Follower = Stand & { parked: boolean } & (
    | { readonly kind: 'read_models'; readonly rows: ModelRows }
    | { readonly kind: 'reactions'; readonly reaction: Reaction; readonly gate: Gate }
  );

/** What a follower has to write, and what it remembers when that is committed. */
interface Outcome {
  readonly statement?: Statement | undefined;
  readonly effects?: readonly EffectRow[];
  readonly committed?: () => void;
}

export interface Batch {
  readonly events: readonly PastEvent[];
  /** Of the last event that was read, known to us or not. */
  readonly position: bigint;
}

/** One transaction for all that follow history: rows, effects, and the checkpoint they share. */
export async function applyTogether(
  db: PipelineDb,
  followers: readonly Follower[],
  batch: Batch,
): Promise<readonly NewEffect[]> {
  const joining = followers.filter((one) => one.apart && one.position <= batch.position);
  const effects = await apply(db, followers, batch, moveTogether(joining, batch.position));
  for (const follower of joining) follower.apart = false;
  return effects;
}

/** The same for one of them, with a checkpoint of its own. */
export async function applyApart(
  db: PipelineDb,
  follower: Follower,
  batch: Batch,
): Promise<readonly NewEffect[]> {
  if (follower.position >= batch.position) return [];
  const effects = await apply(db, [follower], batch, [moveApart(follower, batch.position)]);
  follower.apart = true;
  return effects;
}

async function apply(
  db: PipelineDb,
  followers: readonly Follower[],
  { events, position }: Batch,
  checkpoint: readonly Statement[],
): Promise<readonly NewEffect[]> {
  // What the models have to read is asked for together.
  corkForThisTurn(db.connection.stream);
  const outcomes = await allSettled(
    followers.map((follower) =>
      outcomeOf(
        db,
        follower,
        events.filter((event) => event.position > follower.position),
      ),
    ),
  );
  const effects = outcomes.flatMap((outcome) => outcome.effects ?? []);
  const statements = outcomes.flatMap((outcome) => outcome.statement ?? []);
  if (effects.length > 0) statements.push(recordEffects(effects));
  await inOnePacket(db, [...statements, ...checkpoint]);
  for (const { committed } of outcomes) committed?.();
  for (const follower of followers) if (position > follower.position) follower.position = position;
  return effects;
}

async function outcomeOf(
  db: PipelineDb,
  follower: Follower,
  events: readonly PastEvent[],
): Promise<Outcome> {
  if (follower.kind === 'reactions') {
    const { reaction, gate } = follower;
    const passed = gate.pass(events);
    return {
      effects: effectsOf(reaction, passed.events),
      committed: () => gate.remember(passed),
    };
  }
  const { rows } = follower;
  const changes = await rows.fold(events, tableSource(db, rows.model));
  return {
    statement: writeChanges(rows.model, changes),
    committed: () => rows.remember(changes),
  };
}

interface EffectRow extends NewEffect {
  readonly data: unknown;
  readonly correlation_id: string;
}

/** Effects have ids made of the event's, so that a replayed batch adds none twice. */
const effectsOf = (
  { name, whenever }: Reaction,
  events: readonly PastEvent[],
): readonly EffectRow[] =>
  events.flatMap((event) =>
    (whenever[event.type]?.(event.data as never, event) ?? []).map(
      ({ task, data, afterMs = 0 }, n) => ({
        id: effectId(event.eventId, name, n),
        task,
        data,
        after_ms: afterMs,
        correlation_id: event.metadata.correlationId,
      }),
    ),
  );

const recordEffects = (effects: readonly EffectRow[]): Statement => ({
  name: 'record_effects',
  text:
    'insert into platform.effects (id, task, data, correlation_id, run_at) ' +
    "select id, task, data, correlation_id, now() + after_ms * interval '1 millisecond' " +
    'from json_to_recordset($1::json) as effects (id text, task text, data jsonb, ' +
    'correlation_id text, after_ms integer) on conflict do nothing',
  values: [JSON.stringify(effects)],
});

/**
 * A whole transaction in one packet. After a failed statement Postgres takes the commit for a
 * rollback.
 */
async function inOnePacket(db: PipelineDb, statements: readonly Statement[]): Promise<void> {
  const { stream } = db.connection;
  stream.cork();
  const sent = [
    db.query('begin'),
    ...statements.map((statement) => db.query(statement)),
    db.query('commit'),
  ];
  stream.uncork();
  await allSettled<unknown>(sent);
}

/** Waits for all, then throws the first failure: a pipelined statement must not be left behind. */
async function allSettled<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(work);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
