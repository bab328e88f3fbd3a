// Repairs of history: an event that cannot be read or kept in a table gets a successor in its
// place. The original stays in the store; everybody who reads sees the repaired one.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fold, type AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { fromStored, schemaOf, toStored } from '@purlin/event-sourcing/stored-event.ts';
import { typesOf, type ReadModel } from '@purlin/event-sourcing/read-model.ts';
import {
  ANY,
  mustBeText,
  StreamNotFound,
  type EventStore,
  type RecordedEvent,
} from '@purlin/event-store/port.ts';
import type { Db } from '../../servers/database.ts';
import type { History } from './history.ts';
import type { PersonalData } from './personal-data.ts';

/** All repairs are in one stream, because they are read before everything else. */
const STREAM = 'repair-1';
const TYPE = 'EventRepaired';
/** On which every process is told to read the repairs again. */
export const REPAIRED = 'repaired';

/** What stands in the place of an event. */
export interface Repair {
  readonly stream: string;
  readonly revision: number;
  readonly eventId: string;
  readonly type: string;
  readonly schema: number;
  /** Sealed like the original, under the key of the same stream. */
  readonly data: unknown;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
}

export interface Repairs {
  /** The latest one of an event; undefined when it stands as it was written. */
  of(eventId: string): Repair | undefined;
  /** Every repair, the oldest first. */
  readonly all: readonly Repair[];
  /** Reads them again. */
  reload(): Promise<void>;
}

export const NO_REPAIRS: Repairs = { of: () => undefined, all: [], reload: async () => {} };

/** Reads the repairs that history has. */
export async function openRepairs(store: EventStore): Promise<Repairs> {
  let all: readonly Repair[] = [];
  let byEvent: ReadonlyMap<string, Repair> = new Map();
  const reload = async (): Promise<void> => {
    const found: Repair[] = [];
    try {
      for await (const { data, metadata } of store.readStream(STREAM))
        found.push({ ...(data as Repair), ...(metadata as Pick<Repair, 'at' | 'by'>) });
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
    all = found;
    byEvent = new Map(found.map((one) => [one.eventId, one]));
  };
  await reload();
  return {
    of: (eventId) => byEvent.get(eventId),
    get all() {
      return all;
    },
    reload,
  };
}

/** What repairing needs of the records. */
export interface Workshop {
  readonly db: Db;
  readonly store: EventStore;
  readonly personal: PersonalData;
  readonly history: History;
  readonly repairs: Repairs;
  readonly deciders: readonly AnyDecider[];
  readonly readModels: readonly ReadModel[];
}

/** Why something cannot be repaired as asked, in a sentence. */
export class CannotRepair extends Error {
  override readonly name = 'CannotRepair';
}

const deciderOf = (deciders: readonly AnyDecider[], stream: string): AnyDecider | undefined =>
  deciders.find(({ category }) => category === stream.slice(0, stream.indexOf('-')));

/** An event as it was written, opened. */
async function written(
  { personal }: Workshop,
  decider: AnyDecider,
  event: RecordedEvent,
): Promise<unknown> {
  await personal.prepare([event.stream]);
  const fields = decider.personal?.[event.type] ?? [];
  return personal.open(event.stream, event.data, fields, event.position);
}

const schemaIn = ({ metadata }: RecordedEvent): number =>
  (metadata as { readonly schema: number }).schema;

/** What is wrong with one event, in a sentence without its texts; undefined when nothing is. */
async function faultOf(shop: Workshop, event: RecordedEvent): Promise<string | undefined> {
  const decider = deciderOf(shop.deciders, event.stream);
  const repaired = shop.repairs.of(event.id);
  if (!decider) return undefined;
  const data = await written(shop, decider, repaired ? { ...event, data: repaired.data } : event);
  try {
    mustBeText('it', JSON.stringify(data));
    fromStored(decider, { type: event.type, data }, repaired?.schema ?? schemaIn(event));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export interface Fault {
  readonly stream: string;
  readonly revision: bigint;
  readonly type: string;
  readonly wrong: string;
}

/** Looks through all history for events that cannot be read, or hold text that no table keeps. */
export async function* faultsIn(shop: Workshop): AsyncIterable<Fault> {
  for await (const event of shop.store.readAll()) {
    const wrong = await faultOf(shop, event);
    if (wrong !== undefined)
      yield { stream: event.stream, revision: event.revision, type: event.type, wrong };
  }
}

/** Texts without what no table keeps: NUL characters, and halves of a character. */
const cleaned = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, part: unknown) =>
      typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
    ),
  );

export interface RepairAsked {
  readonly stream: string;
  readonly revision: number;
  /** What it should have said, in today's shape; unset, its texts are cleaned. */
  readonly data?: unknown;
  /** For whoever looks later. It is kept as it is: no names in it. */
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/**
 * Repairs one event. Throws `CannotRepair` when there is no such event, nothing to clean, or the
 * repaired one could not be read either. Every process reads history again, and the read models
 * that the event fills are replayed.
 */
export async function repair(shop: Workshop, asked: RepairAsked): Promise<void> {
  const { store, personal, db } = shop;
  const { stream, revision, reason, at, by } = asked;
  const decider = deciderOf(shop.deciders, stream);
  const event = await eventAt(store, stream, revision);
  if (!decider || !event) throw new CannotRepair(`There is no event ${revision} in ${stream}.`);
  const data = await successor(shop, decider, event, asked.data);
  const fields = decider.personal?.[event.type] ?? [];
  const successorOf: Omit<Repair, 'at' | 'by'> = {
    stream,
    revision,
    eventId: event.id,
    type: event.type,
    schema: schemaOf(decider, event.type),
    data: await personal.seal(stream, data, fields),
    reason,
  };
  const metadata = { schema: 1, correlationId: randomUUID(), causationId: event.id, by, at };
  await store.append(STREAM, ANY, [{ id: randomUUID(), type: TYPE, data: successorOf, metadata }]);
  await personal.confirm(stream);
  await shop.repairs.reload();
  await tellEverybody(db, shop.readModels, event.type);
}

async function eventAt(
  store: EventStore,
  stream: string,
  revision: number,
): Promise<RecordedEvent | undefined> {
  try {
    for await (const event of store.readStream(stream, { from: BigInt(revision), maxCount: 1 }))
      return event;
  } catch (error) {
    if (!(error instanceof StreamNotFound)) throw error;
  }
  return undefined;
}

/** The repaired data in today's shape, which the rest of its stream must fold with. */
async function successor(
  shop: Workshop,
  decider: AnyDecider,
  event: RecordedEvent,
  given: unknown,
): Promise<unknown> {
  const { type, stream } = event;
  const original = await written(shop, decider, event);
  const clean = cleaned(original);
  if (given === undefined && isDeepStrictEqual(clean, original))
    throw new CannotRepair('Its texts are clean: say with --data what it should have been.');
  const past: { readonly type: string; readonly data: unknown }[] = [];
  try {
    const data =
      given === undefined
        ? fromStored(decider, { type, data: clean }, schemaIn(event))
        : toStored(decider, { type, data: given });
    for await (const other of shop.store.readStream(stream)) {
      const [first] = other.id === event.id ? [{ type, data }] : await shop.history.decode([other]);
      if (first) past.push(first);
    }
    fold(decider as never, past);
    return data;
  } catch (error) {
    throw new CannotRepair(`It could not be read so either: ${(error as Error).message}`);
  }
}

/** Every process reads the repairs again; what the event fills is replayed. */
async function tellEverybody(db: Db, readModels: readonly ReadModel[], type: string) {
  await db.query(`select pg_notify('${REPAIRED}', '')`);
  await db.query('update platform.read_models set version = 0 where name = any($1)', [
    readModels.filter((model) => typesOf(model).includes(type)).map(({ name }) => name),
  ]);
  await db.query('update platform.reactions set parked_at = null, parked_error = null');
  await db.query("select pg_notify('rebuild', '')");
}
