// History: events between the deciders and the event store, checked, versioned, and with personal
// data sealed.
import { createHash } from 'node:crypto';
import {
  fold,
  type AnyDecider,
  type Message,
  type MessageOf,
} from '@purlin/event-sourcing/decider.ts';
import type { Envelope } from '@purlin/event-sourcing/read-model.ts';
import {
  fromStored,
  schemaOf,
  toStored,
  type EventMetadata,
} from '@purlin/event-sourcing/stored-event.ts';
import {
  StreamNotFound,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type RecordedEvent,
} from '@purlin/event-store/port.ts';
import { KeyMissing } from './missing-keys.ts';
import type { PersonalData } from './personal-data.ts';
import { NO_REPAIRS, type Repairs } from './repairs.ts';

/**
 * An event as rules, read models and reactions see it: today's shape, readable, with its place in
 * history.
 */
export interface PastEvent extends Message, Envelope {
  readonly metadata: EventMetadata;
}

/** A past event of this decider. */
export type PastOf<D extends AnyDecider> = PastEvent & MessageOf<D['events']>;

/** The last event of a stream. */
export interface StreamEnd {
  readonly revision: number;
  readonly position: bigint;
}

export interface History {
  /** The events of a stream, oldest first; empty when there is none. */
  read<D extends AnyDecider>(decider: D, id: number, from?: bigint): Promise<PastOf<D>[]>;
  /** What a stream comes to now; the decider's `initial` when there is none. */
  stateOf<D extends AnyDecider>(decider: D, id: number): Promise<D['initial']>;
  /** Where a stream ends; undefined when there is none. */
  end(decider: AnyDecider, id: number): Promise<StreamEnd | undefined>;
  /**
   * Throws what the event store throws. Event ids come from `key`, so a repeated append is
   * recognised.
   */
  append(
    decider: AnyDecider,
    id: number,
    expected: ExpectedRevision,
    events: readonly Message[],
    metadata: Omit<EventMetadata, 'schema'>,
    key: string,
  ): Promise<Appended>;
  /** Stored events in today's shape; events of unknown categories are left out. */
  decode(recorded: readonly RecordedEvent[]): Promise<PastEvent[]>;
}

export const streamOf = (decider: { readonly category: string }, id: number): string =>
  `${decider.category}-${id}`;

/**
 * The id of the n-th event that a command with this key makes: the same command gives the same ids.
 */
export function eventId(key: string, n: number): string {
  const hex = createHash('sha256').update(`${key}/${n}`).digest('hex');
  const part = (from: number, to: number): string => hex.slice(from, to);
  return [part(0, 8), part(8, 12), `8${part(13, 16)}`, `a${part(17, 20)}`, part(20, 32)].join('-');
}

type Decode = History['decode'];

/** Reads recorded events of our deciders as they are today: opened, repaired, upcast. */
function openDecoder(
  personal: PersonalData,
  deciders: readonly AnyDecider[],
  repairs: Repairs,
): Decode {
  const byCategory = new Map(deciders.map((d) => [d.category, d]));

  const read = async (recorded: readonly RecordedEvent[]): Promise<PastEvent[]> => {
    const ours = recorded.flatMap((event) => {
      const dash = event.stream.indexOf('-');
      const decider = byCategory.get(event.stream.slice(0, dash));
      return decider ? [{ event, decider, id: Number(event.stream.slice(dash + 1)) }] : [];
    });
    await personal.prepare(
      ours
        .filter(({ event, decider }) => decider.personal?.[event.type])
        .map(({ event }) => event.stream),
    );
    return ours.map(({ event, decider, id }) => {
      const metadata = event.metadata as EventMetadata;
      const fields = decider.personal?.[event.type] ?? [];
      const { data, schema } = repairs.of(event.id) ?? { ...event, schema: metadata.schema };
      const open = personal.open(event.stream, data, fields, event.position);
      return {
        type: event.type,
        data: fromStored(decider, { type: event.type, data: open }, schema),
        metadata,
        eventId: event.id,
        stream: event.stream,
        id,
        revision: Number(event.revision),
        position: event.position,
        at: metadata.at,
        by: metadata.by,
      };
    });
  };
  return (recorded) =>
    read(recorded).catch(async (error: unknown) => {
      if (error instanceof KeyMissing) await personal.report(error).catch(() => {});
      throw error;
    });
}

export function openHistory(
  store: EventStore,
  personal: PersonalData,
  deciders: readonly AnyDecider[],
  repairs: Repairs = NO_REPAIRS,
): History {
  const decode = openDecoder(personal, deciders, repairs);
  const read = async (decider: AnyDecider, id: number, from?: bigint): Promise<PastEvent[]> => {
    const recorded: RecordedEvent[] = [];
    try {
      for await (const event of store.readStream(streamOf(decider, id), { from }))
        recorded.push(event);
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
    return decode(recorded);
  };
  return {
    decode,
    // What stands in a decider's streams is of its shapes: `decode` has checked it.
    read: read as History['read'],
    stateOf: async (decider, id) => fold(decider, await read(decider, id)),
    async end(decider, id) {
      try {
        const last = { backwards: true, maxCount: 1 };
        for await (const { revision, position } of store.readStream(streamOf(decider, id), last))
          return { revision: Number(revision), position };
      } catch (error) {
        if (!(error instanceof StreamNotFound)) throw error;
      }
      return undefined;
    },
    async append(decider, id, expected, events, metadata, key) {
      const stream = streamOf(decider, id);
      const stored = await Promise.all(
        events.map(async (event, n) => ({
          id: eventId(key, n),
          type: event.type,
          data: await personal.seal(
            stream,
            toStored(decider, event),
            decider.personal?.[event.type] ?? [],
          ),
          metadata: { schema: schemaOf(decider, event.type), ...metadata } satisfies EventMetadata,
        })),
      );
      try {
        const appended = await store.append(stream, expected, stored);
        await personal.confirm(stream);
        return appended;
      } catch (error) {
        // Whether its key is still there is looked up again.
        personal.drop(stream);
        throw error;
      }
    },
  };
}
