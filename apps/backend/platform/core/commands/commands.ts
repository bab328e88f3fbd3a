// Commands carried out: read a stream, fold it, decide, append.
import { randomInt, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  decide,
  fold,
  type AnyDecider,
  type Message,
  type Meta,
} from '@purlin/event-sourcing/decider.ts';
import { commandReasons, Refusal, refusing } from '@purlin/event-sourcing/refusal.ts';
import { toStored } from '@purlin/event-sourcing/stored-event.ts';
import { NO_STREAM, WrongExpectedRevision } from '@purlin/event-store/port.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../../servers/database.ts';
import { eventId, streamOf, type History } from '../history/history.ts';
import { allocate, allocated, madeBefore, type Made } from './idempotency.ts';
import { badInput, checked } from '../input.ts';
import type { Session } from '../identity/sessions.ts';

/**
 * Where a command left its stream. `events` are what this command made, now or when it was first
 * carried out; empty when there was nothing to do.
 */
export interface Receipt<Event extends Message = Message> {
  readonly id: number;
  readonly revision: number;
  readonly position: bigint;
  readonly events: readonly Event[];
}

/** Where a call over HTTP came from. */
export interface Origin {
  /** The caller's address, as the trusted proxy or the socket has it. */
  readonly ip: string;
  /** What the caller's program calls itself, at most 500 characters. */
  readonly userAgent: string;
  readonly session: Session | undefined;
}

/** Who asks, and how. */
export interface Asker {
  /** A user such as `user-3`, the holder of a key, or `system`. */
  readonly by: string;
  readonly correlationId: string;
  /**
   * The caller's Idempotency-Key or an effect's id: the same command with the same key is not
   * carried out again.
   */
  readonly key?: string | undefined;
  /** What is asked under this key, as a fingerprint: see `KeyReused`. */
  readonly asked?: string | undefined;
  /** The stream revision the caller decided on; any other is refused as stale. */
  readonly expected?: number | undefined;
  /** Unset when no call over HTTP is behind it: workers, seeds. */
  readonly origin?: Origin | undefined;
}

export interface CommandServices {
  readonly history: History;
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * What is remembered of a stream between commands. Only trusted when the append at `revision`
 * succeeds.
 */
interface Remembered {
  readonly state: unknown;
  readonly revision: number;
  readonly position: bigint;
  /** Ours alone: commands to one stream go one after the other, so it only grows. */
  readonly eventIds: Map<string, Made>;
}
const NOTHING = { revision: -1, position: 0n } as const;
const ATTEMPTS = 4;
/** Streams remembered of one decider: those people work on, not all that were touched in a day. */
const AT_HAND = 2_000;

const refuse = refusing(commandReasons);

/** Crockford's base32 without I, L, O and U. */
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Eight characters that nobody can guess. */
export const newKey = (): string => Array.from({ length: 8 }, () => BASE32[randomInt(32)]).join('');

/** The number meant for a new stream belongs to another one: the sequence is behind. */
class NumberTaken extends Error {
  override readonly name = 'NumberTaken';
}

/** A command on its way through the rule book. */
interface Asked {
  readonly id: number;
  readonly stream: string;
  /** The command makes the stream. */
  readonly isNew: boolean;
  readonly command: Message;
  readonly asker: Asker;
  /**
   * Event ids are made of it. It names the command too, so that a key reused for another command is
   * another key.
   */
  readonly key: string;
}

/** The rule book of one decider at work: everything a command needs to go through, except HTTP. */
export class Decisions {
  private readonly decider: AnyDecider;
  private readonly services: CommandServices;
  private readonly remembered = new LRUCache<string, Remembered>({ max: AT_HAND });
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(decider: AnyDecider, services: CommandServices) {
    this.decider = decider;
    this.services = services;
  }

  /** Lets go of what is remembered of a stream, or of all. */
  forget(stream?: string): void {
    if (stream) this.remembered.delete(stream);
    else this.remembered.clear();
  }

  /**
   * What became of any of these commands under the asker's key earlier; undefined when none was
   * carried out. Throws KeyReused when it comes again with something else.
   */
  async earlier(
    id: number | 'new',
    types: readonly string[],
    asker: Asker,
  ): Promise<Receipt | undefined> {
    if (asker.key === undefined) return undefined;
    for (const type of types) {
      const key = `${type}/${asker.key}`;
      const number = id === 'new' ? await allocated(this.services.db, this.decider, key) : id;
      if (number === undefined) continue;
      const past = await this.load(number);
      const events = madeBefore(key, asker.asked, past.eventIds);
      if (events.length > 0)
        return { id: number, revision: past.revision, position: past.position, events };
    }
    return undefined;
  }

  async carryOut(id: number | 'new', command: Message, asker: Asker): Promise<Receipt> {
    // The contract has checked the body; what the command itself asks beyond that is the caller's
    // mistake all the same.
    const parsed = checked(this.decider.commands[command.type]!, command.data);
    if (!parsed.success) throw badInput(parsed.error.issues);
    const key = `${command.type}/${asker.key ?? randomUUID()}`;
    let taken: number | undefined;
    for (let lost = 0; ;) {
      const number =
        id === 'new' ? await allocate(this.services.db, this.decider, asker.key && key, taken) : id;
      const asked: Asked = {
        id: number,
        stream: streamOf(this.decider, number),
        isNew: id === 'new',
        command: { type: command.type, data: parsed.data },
        asker,
        key,
      };
      try {
        return await this.inTurn(asked.stream, () => this.attempt(asked));
      } catch (error) {
        this.remembered.delete(asked.stream);
        taken = error instanceof NumberTaken ? number : undefined;
        if (taken !== undefined) continue;
        // decide is pure, so a race lost to another process is simply decided again
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if (++lost === ATTEMPTS) return refuse('busy');
      }
    }
  }

  /**
   * Commands to one stream go one after the other: in one process they would only take the revision
   * from each other.
   */
  private async inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(stream) ?? Promise.resolve()).then(work, work);
    this.turns.set(stream, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(stream) === turn) this.turns.delete(stream);
    }
  }

  private async attempt(asked: Asked): Promise<Receipt> {
    const cached = this.remembered.get(asked.stream);
    if (cached) {
      // Silence and refusals are only believed on fresh history: another process may have written
      // meanwhile.
      const receipt = await this.decideOn(cached, asked).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      if (receipt && receipt.events.length > 0) return receipt;
    }
    return this.decideOn(await this.load(asked.id), asked);
  }

  private async decideOn(
    past: Remembered,
    { id, stream, isNew, command, asker, key }: Asked,
  ): Promise<Receipt> {
    const here = { id, revision: past.revision, position: past.position };
    const made = madeBefore(key, asker.asked, past.eventIds);
    if (made.length > 0) return { ...here, events: made };
    if (isNew && past.revision >= 0) throw new NumberTaken();
    if (asker.expected !== undefined && asker.expected !== past.revision) return refuse('stale');
    const meta: Meta = {
      now: this.services.clock.now(),
      today: this.services.clock.today(),
      by: asker.by,
      id,
      newKey,
    };
    const events = decide(this.decider, past.state, command, meta).map((event) => ({
      type: event.type,
      data: fitting(this.decider, event),
    }));
    if (events.length === 0) return { ...here, events };
    const expected = past.revision < 0 ? NO_STREAM : BigInt(past.revision);
    const metadata = {
      correlationId: asker.correlationId,
      causationId: asker.key ?? key,
      by: asker.by,
      at: meta.now,
      ...(asker.asked === undefined ? {} : { asked: asker.asked }),
    };
    const { revision, position } = await this.services.history.append(
      this.decider,
      id,
      expected,
      events,
      metadata,
      key,
    );
    const { eventIds } = past;
    for (const [n, event] of events.entries())
      eventIds.set(eventId(key, n), { ...event, asked: asker.asked });
    this.remembered.set(stream, {
      state: fold(this.decider as never, events, past.state as never),
      revision: Number(revision),
      position,
      eventIds,
    });
    return { id, revision: Number(revision), position, events };
  }

  private async load(id: number): Promise<Remembered> {
    const events = await this.services.history.read(this.decider, id);
    const last = events.at(-1);
    const state = fold(this.decider as never, events);
    if (!last) return { ...NOTHING, state, eventIds: new Map() };
    return {
      state,
      revision: last.revision,
      position: last.position,
      eventIds: new Map(
        events.map(({ eventId: made, type, data, metadata }) => [
          made,
          { type, data, asked: metadata.asked },
        ]),
      ),
    };
  }
}

/**
 * An event's data as its shape has it. Throws a Refusal when a sum outgrew the shape: each part of
 * it was allowed, so only the rule could notice.
 */
function fitting(decider: AnyDecider, event: Message): unknown {
  try {
    return toStored(decider, event);
  } catch (error) {
    if (
      error instanceof z.ZodError &&
      error.issues.every(({ code }) => code === 'too_big' || code === 'too_small')
    )
      return refuse('out-of-range');
    throw error;
  }
}
