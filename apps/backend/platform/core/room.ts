// A room of the backend: what one capability adds to the platform. Each room's context.ts makes
// one.
import type { Readable } from 'node:stream';
import type { AnyDecider, CommandOf, EventOf } from '@purlin/event-sourcing/decider.ts';
import type { Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { KeyRight, OwnRight, Right } from '@purlin/domain/access/rights.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import type { Contract, KeyName } from '@purlin/contracts/route.ts';
import type { Answers, Resources } from './answers.ts';
import type { ApiKeys } from './identity/api-keys.ts';
import type { Clock } from './clock.ts';
import type { ScheduledTask } from './tasks/scheduled-tasks.ts';
import type { Asker, Receipt } from './commands/commands.ts';
import type { Condition } from './condition.ts';
import type { Config } from '../config.ts';
import type { Callback, Webhook } from './doors.ts';
import type { Subject } from './tasks/forgetting.ts';
import type { Db } from '../servers/database.ts';
import type { FromHistory } from './queries/from-history.ts';
import type { History } from './history/history.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { WithLock } from './commands/locks.ts';
import type { Log } from './log.ts';
import type { Mailer } from '../servers/mail.ts';
import type { Product } from './product.ts';
import type { FormPage, PlainForm, Typed } from './plain-forms.ts';
import type { PdfPrinter } from '../servers/pdf.ts';
import type { Pictures } from './files/pictures.ts';
import type { Lane } from '../servers/print-lanes.ts';
import type { Outages } from './tasks/outages.ts';
import type { OutsideService, OutsideServices } from './outside-services.ts';
import type { AnyEntry, Commands, CommandsOf, Lock, RequestOf } from './commands/build-command.ts';
import type { Sealing } from './history/sealing.ts';
import type { Membership, Session, Sessions, StartedSession } from './identity/sessions.ts';
import type { SignInPlace } from './identity/sign-in.ts';
import type { ExportTable } from './files/export-tables.ts';
import type { TaskWorker } from './tasks/tasks.ts';
import type { Uploads } from './files/uploads.ts';

/** What every room may use. */
export interface Services {
  readonly config: Config;
  readonly product: Product;
  readonly log: Log;
  readonly clock: Clock;
  /** Read models: unqualified table names. */
  readonly db: Db;
  readonly history: History;
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
  readonly mailer: Mailer;
  readonly pdf: PdfPrinter;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  /** What rooms bring of the world outside. */
  readonly outside: OutsideServices;
  /** The address people reach the product at, without a slash at the end. */
  readonly publicUrl: string;
  /** Carries out a command through the bus. Throws a Refusal. */
  dispatch<D extends AnyDecider>(
    decider: D,
    id: number | 'new',
    command: CommandOf<D>,
    asker: Asker,
  ): Promise<Receipt<EventOf<D>>>;
  /** Work about one thing, one after the other over all processes. */
  readonly withLock: WithLock;
  /** What became of any of these commands under the asker's key earlier. Throws KeyReused. */
  earlier(
    decider: AnyDecider,
    id: number | 'new',
    types: readonly string[],
    asker: Asker,
  ): Promise<Receipt | undefined>;
  /** What a read model will say of a thing once it has caught up with the thing's stream. */
  readonly fromHistory: FromHistory;
  /** What is away of the world outside. */
  readonly outages: Outages;
  /** Every kind of task that there is a worker for, by its name. */
  readonly workers: ReadonlyMap<string, TaskWorker<Services>>;
  /** Says that there is something to do of these kinds. */
  ring(tasks: readonly string[]): void;
  /** True once the read models contain a receipt's position. */
  until(position: bigint, timeoutMs: number): Promise<boolean>;
  /**
   * Forgets the people in these streams for ever; what the read models show of them goes as soon as
   * they are replayed.
   */
  forget(subjects: readonly Subject[]): Promise<void>;
  /**
   * A text as something that finds it again and tells nobody what it was: hashed under a secret
   * that is kept with the keys, outside of the database.
   */
  fingerprint(text: string): string;
  /** For contents that lie in the database without being anybody's history. */
  readonly sealing: Sealing;
  /** What is wrong with what is kept, at the moment. */
  condition(): Promise<Condition>;
  /** Everything the company has, as a zip; `about` is the text in it that explains the rest. */
  exportData(about: string): Readable;
  /** Takes the next number of a category; the same key gets the same one again. */
  nextId(decider: AnyDecider, key?: string): Promise<number>;
}

/** What an answer may know about the call, besides its input. */
export interface Caller {
  readonly session: Session | undefined;
  /** Whether the caller may do this with everything: by their role, or by their API key. */
  may(right: Right): boolean;
  /** Set when the caller's right reaches only what is their own: a list leaves out the rest. */
  readonly own: Link | undefined;
  readonly asker: Asker;
  /** Sets or clears the session cookie of the answer. */
  setSession(started: StartedSession | undefined): void;
  /** What a browser that nobody is signed in to holds, for a few minutes. */
  readonly holding: string | undefined;
  /** Gives it something to hold. */
  hold(token: string): void;
  /** Where the call came from, as signing in asks. */
  readonly place: SignInPlace;
  /** The session cookie's value, if there is one. */
  readonly sessionToken: string | undefined;
  /** What the caller's program asks for. */
  readonly language: Language;
  /** How soon a document is printed for them: staff, or somebody with a link. */
  readonly lane: Lane;
  /** Aborted when the caller went away without an answer. */
  readonly gone: AbortSignal;
  /** Does this once the answer is out: nobody waits for it, and no answer's time tells of it. */
  afterwards(work: () => Promise<void>): void;
}

/** A page of a list; `next` goes out as the header X-Next-Cursor. */
export class ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | undefined;
  constructor(items: readonly T[], next: string | undefined) {
    this.items = items;
    this.next = next;
  }
}

/** A key that a caller without a session may show instead, in the header `X-` and its name. */
export interface Key {
  /** Whoever shows it, as their events name them. */
  readonly holder: string;
  /** Whether this key opens the thing with this id. */
  opens(id: number, key: string, services: Services): Promise<boolean>;
}

/** What every room adds, whatever its contract. */
interface Furnishing {
  readonly name: string;
  readonly readModels: readonly ReadModel[];
  readonly reactions?: readonly Reaction[];
  readonly workers?: readonly TaskWorker<Services>[];
  readonly scheduled?: readonly ScheduledTask<Services>[];
  /** Services of the world outside that it brings along. */
  readonly outside?: readonly OutsideService<unknown>[];
  /** Statements that make what is missing of tables which are no read models. */
  readonly tables?: string;
  readonly callbacks?: readonly Callback[];
  readonly webhooks?: readonly Webhook[];
  /** What opens a thing to callers without a session, by the name that contracts give the key. */
  readonly keys?: Readonly<Partial<Record<KeyName, Key>>>;
  /**
   * Whether a thing belongs to the user, by the right that is asked for and that may end with what
   * is one's own; without an entry nothing is anybody's own.
   */
  readonly owns?: Readonly<
    Partial<Record<OwnRight, (id: number, owner: Link, services: Services) => Promise<boolean>>>
  >;
  /** What a signed-in user is to the company; exactly one room knows. */
  readonly membershipOf?: (userId: number, services: Services) => Promise<Membership | undefined>;
  /** What an API key may do; undefined when it does not work any more. Exactly one room knows. */
  readonly rightsOfKey?: (
    id: number,
    services: Services,
  ) => Promise<readonly KeyRight[] | undefined>;
  /** What of the room's tables a company takes away. */
  readonly taken?: readonly ExportTable[];
  /**
   * Once, after the company was put back from a backup and before anybody works with it: what it
   * may have begun since must not begin again. Answers with a sentence for whoever puts it back.
   */
  readonly afterRestore?: (services: Services) => Promise<string | undefined>;
  /** By the name of the route. */
  readonly forms?: Readonly<Record<string, PlainForm>>;
  /** Pages of the site outside the API, by address: what their query shows. */
  readonly pages?: Readonly<Record<`/${string}`, (query: Typed) => FormPage>>;
}

/** What a contract and the deciders it asks oblige a room to have. */
export type Duties<
  C extends Contract,
  D extends readonly AnyDecider[],
  R extends Resources,
> = Furnishing & {
  readonly answers: Answers<C, R>;
  /**
   * Commands whose facts and events together keep something true that lies in several streams: of
   * one lock, one is carried out after the other, over all processes. A function says whether this
   * request needs it.
   */
  readonly locks?: {
    readonly [K in keyof CommandsOf<C>]?: Lock<RequestOf<CommandsOf<C>[K]>>;
  };
} & ({} extends Commands<C, D>
    ? { readonly commands?: Commands<C, D> }
    : { readonly commands: Commands<C, D> });

/** A room as the platform sees it. */
export interface Room extends Furnishing {
  readonly contract: Contract;
  readonly deciders: readonly AnyDecider[];
  readonly resources: Resources;
  readonly commands: Readonly<Record<string, AnyEntry>>;
  readonly answers: Readonly<Record<string, LooseAnswer>>;
  readonly locks?: Readonly<Record<string, Lock | undefined>>;
}
/** An answer of any route: a command's gets the receipt where the others get their input. */
export type LooseAnswer = (input: never, services: Services, caller: Caller) => Promise<unknown>;

/**
 * Declares a room: first what it is bound by, then what it does about it. Every command of the
 * contract must be made for these deciders, and every read, action and download needs an answer.
 */
export const defineRoom =
  <
    const C extends Contract,
    const D extends readonly AnyDecider[],
    R extends Resources = Resources,
  >(bound: {
    readonly contract: C;
    readonly deciders: D;
    /** What commands answer with: the thing that changed, by its category. */
    readonly resources?: R;
  }) =>
  (room: Duties<C, D, R>): Room => ({ resources: {}, commands: {}, ...bound, ...room });
