// The past as commands: decided with the time and the actor they had, and written into history
// without doing again in the world what is long done.
import { decide, fold, type AnyDecider, type Message } from '@purlin/event-sourcing/decider.ts';
import type { Reaction } from '@purlin/event-sourcing/reaction.ts';
import { NO_STREAM } from '@purlin/event-store/port.ts';
import { newKey } from '../platform/core/commands/commands.ts';
import { eventId, streamOf } from '../platform/core/history/history.ts';
import type { Platform } from '../platform/platform.ts';

/** What is known of a stream when its next command is made. */
export interface Known {
  readonly state: unknown;
  /** Id of its last event of these types. */
  lastOf(types: readonly string[]): string;
}

/** One command at its moment. `id` is the number of the stream. */
export interface Moment {
  readonly at: string;
  readonly by: string;
  readonly decider: AnyDecider;
  readonly id: number;
  readonly command: (known: Known) => Message;
}

interface Stream {
  state: unknown;
  revision: number;
  commands: number;
  readonly events: Map<string, string>;
}
/** One append: what a moment's command made. */
interface Append {
  readonly moment: Moment;
  readonly key: string;
  readonly revision: number;
  readonly events: readonly Message[];
}
type PlanOptions = Pick<Platform['services'], 'history' | 'clock'> & {
  readonly correlationId: string;
  readonly fresh: boolean;
};

/**
 * Decides every moment in its order; of streams that are there already, only what is missing.
 * `fresh`: none is.
 */
async function planPast(
  moments: readonly Moment[],
  { history, clock, correlationId, fresh }: PlanOptions,
): Promise<Append[]> {
  const streams = new Map<string, Stream>();
  const load = async (decider: AnyDecider, id: number): Promise<Stream> => {
    const past = fresh ? [] : await history.read(decider, id);
    return {
      state: fold(decider as never, past),
      revision: past.at(-1)?.revision ?? -1,
      commands: 0,
      events: new Map(past.map((event) => [event.eventId, event.type])),
    };
  };
  const appends: Append[] = [];
  for (const moment of moments) {
    const { at, by, decider, id, command } = moment;
    const name = streamOf(decider, id);
    const stream = streams.get(name) ?? (await load(decider, id));
    streams.set(name, stream);
    const key = `${correlationId}/${name}/${stream.commands++}`;
    if (stream.events.has(eventId(key, 0))) continue;
    const asked = command({
      state: stream.state,
      lastOf: (types) => [...stream.events].findLast(([, type]) => types.includes(type))?.[0] ?? '',
    });
    const data = decider.commands[asked.type]!.parse(asked.data);
    const events = decide(
      decider,
      stream.state,
      { type: asked.type, data },
      { now: at, today: clock.dateOf(at), by, id, newKey },
    );
    appends.push({ moment, key, revision: stream.revision, events });
    stream.revision += events.length;
    stream.state = fold(decider as never, events, stream.state as never);
    for (const [n, event] of events.entries()) stream.events.set(eventId(key, n), event.type);
  }
  return appends.filter(({ events }) => events.length > 0);
}

/** What reactions would make of the appends, entered as done before anybody can claim it. */
async function settle(
  appends: readonly Append[],
  reactions: readonly Reaction[],
  correlationId: string,
  pool: Platform['pool'],
): Promise<void> {
  const effects = appends.flatMap(({ moment: { at, by, decider, id }, key, revision, events }) =>
    events.flatMap((event, n) => {
      const envelope = {
        eventId: eventId(key, n),
        stream: streamOf(decider, id),
        id,
        revision: revision + 1 + n,
        position: 0n,
        at,
        by,
      };
      return reactions.flatMap(({ name, whenever }) =>
        (whenever[event.type]?.(event.data as never, envelope) ?? []).map(({ task, data }, m) => ({
          id: `${envelope.eventId}-${name}-${m}`,
          task,
          data,
        })),
      );
    }),
  );
  await pool.query(
    `insert into platform.effects (id, task, data, correlation_id, status, finished_at) select id,
      task, data, $2, 'done', now() from jsonb_to_recordset($1) as done(id text, task text,
      data jsonb) on conflict do nothing`,
    [JSON.stringify(effects), correlationId],
  );
}

export interface Writing {
  readonly reactions: readonly Reaction[];
  readonly correlationId: string;
  /**
   * Nothing of it was ever written. Otherwise writing goes on where it stopped: the key of a
   * command is its place in its stream.
   */
  readonly fresh: boolean;
}

/** Writes moments in their order; `each` hears the position of every one. */
export async function writePast(
  { services: { history, clock }, pool }: Pick<Platform, 'services' | 'pool'>,
  moments: readonly Moment[],
  { reactions, correlationId, fresh }: Writing,
  each: (at: string, position: bigint) => void,
): Promise<void> {
  const appends = await planPast(moments, { history, clock, correlationId, fresh });
  await settle(appends, reactions, correlationId, pool);
  for (const {
    moment: { at, by, decider, id },
    key,
    revision,
    events,
  } of appends) {
    const { position } = await history.append(
      decider,
      id,
      revision < 0 ? NO_STREAM : BigInt(revision),
      events,
      { correlationId, causationId: key, by, at },
      key,
    );
    each(at, position);
  }
}
