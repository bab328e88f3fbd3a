// A room of the backend: what one capability adds to the platform. Each room's context.ts makes
// one.
import type { z } from 'zod';
import type { AnyDecider, CommandOf, EventOf } from '@purlin/event-sourcing/decider.ts';
import type { Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { OwnRight } from '@purlin/domain/access/rights.ts';
import type {
  KeyName,
  Action,
  Command,
  Contract,
  Download,
  ParamsOf,
  Query,
} from '@purlin/contracts/route.ts';
import type { BankGateway } from '../servers/bank/bank-gateway.ts';
import type { Clock } from './clock.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import type { Asker, Receipt } from './commands.ts';
import type { Condition } from './condition.ts';
import type { Config } from '../config.ts';
import type { Subject } from './forgetting.ts';
import type { Db } from '../servers/database.ts';
import type { Forecasts } from '../servers/forecast.ts';
import type { FromHistory } from './from-history.ts';
import type { History } from './history.ts';
import type { Html } from '../servers/html.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Log } from './log.ts';
import type { Mailer } from '../servers/mail.ts';
import type { Product } from './product.ts';
import type { PdfPrinter } from '../servers/pdf.ts';
import type { Audience, Pictures } from './pictures.ts';
import type { Lane } from '../servers/print-lanes.ts';
import type { Outages } from './outages.ts';
import type { AnyEntry, Commands } from './making.ts';
import type { Sealing } from './sealing.ts';
import type { Membership, Owner, Session, Sessions, StartedSession } from './sessions.ts';
import type { SignInPlace } from './sign-in.ts';
import type { TaskWorker } from './tasks.ts';

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
  readonly mailer: Mailer;
  readonly forecasts: Forecasts;
  readonly pdf: PdfPrinter;
  readonly pictures: Pictures;
  readonly bank: BankGateway;
  /** The address people reach the product at, without a slash at the end. */
  readonly publicUrl: string;
  /** Carries out a command through the bus. Throws a Refusal. */
  dispatch<D extends AnyDecider>(
    decider: D,
    id: number | 'new',
    command: CommandOf<D>,
    asker: Asker,
  ): Promise<Receipt<EventOf<D>>>;
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
  /** Takes the next number of a category; the same key gets the same one again. */
  nextId(decider: AnyDecider, key?: string): Promise<number>;
}

/** What an answer may know about the call, besides its input. */
export interface Caller {
  readonly session: Session | undefined;
  /** Set when the caller's right reaches only what is their own: a list leaves out the rest. */
  readonly own: Owner | undefined;
  readonly asker: Asker;
  /** Sets or clears the session cookie of the answer. */
  setSession(started: StartedSession | undefined): void;
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
}

/** The fields of a form or of an address, as they were typed. */
export type Typed = Readonly<Record<string, string>>;
/** What the server fills into the site's page for answers. */
export interface FormPage {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
}
/** A route that a page without script can post to. */
export interface PlainForm {
  /** The field whose files are pictures, and how many; they arrive as their names. */
  readonly pictures?: {
    readonly field: string;
    readonly most: number;
    readonly audience: Audience;
  };
  /** Where the browser goes on when it worked; undefined leaves the answer as it is. */
  readonly done: (typed: Typed) => string | undefined;
  /** What it shows when it did not: what is wrong, and the form with what was typed. */
  readonly again: (
    typed: Typed,
    problem: { readonly message: string; readonly errors: Readonly<Record<string, string>> },
  ) => FormPage;
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

/** What several commands did, and how the answer to it is read. */
export interface Committed<A> {
  readonly receipts: readonly Receipt[];
  readonly show: () => Promise<A>;
}

export interface File {
  readonly name: string;
  readonly content: Buffer;
}
interface Input<P extends string, Q, B> {
  readonly id: number;
  readonly params: ParamsOf<P>;
  readonly query: Q;
  readonly body: B;
}

type Reply<A extends z.ZodType> =
  z.input<A> extends readonly (infer T)[] ? z.input<A> | ListPage<T> : z.input<A>;
type Answer<P extends string, Q, B, A> = (
  input: Input<P, Q, B>,
  services: Services,
  caller: Caller,
) => Promise<A>;
type AnswerOf<R> =
  R extends Query<infer P, infer Q, infer A>
    ? Answer<P, z.output<Q>, undefined, Reply<A> | undefined>
    : R extends Action<infer P, infer B, infer A>
      ? Answer<
          P,
          undefined,
          z.output<B>,
          R extends { readonly commits: true } ? Committed<z.input<A>> : z.input<A>
        >
      : R extends Download<infer P>
        ? Answer<P, undefined, undefined, File | undefined>
        : never;

/** A thing as commands answer with it, by its number; undefined when it cannot be read yet. */
export type Resource = (id: number, services: Services) => Promise<unknown>;
export type Resources = Readonly<Record<string, Resource>>;
type ShownBy<R extends Resource> = NonNullable<Awaited<ReturnType<R>>>;
/** Whether the resource of the command's category is the command's answer. */
type Fits<R extends Resources, C extends Command> = string extends keyof R
  ? false
  : C['decider'] extends keyof R
    ? ShownBy<R[C['decider']]> extends z.input<C['answer']>
      ? true
      : false
    : false;
type AnswerAfter<A extends z.ZodType> = (
  receipt: Receipt,
  services: Services,
  caller: Caller,
) => Promise<z.input<A> | undefined>;

/**
 * Reads, actions and downloads need an answer each; a command answers with the resource of its
 * category where that is what the contract promises, and otherwise needs an answer too.
 */
export type Answers<C extends Contract, R extends Resources> = {
  readonly [K in keyof C as C[K] extends Command ? never : K]: AnswerOf<C[K]>;
} & {
  readonly [
    K in keyof C as C[K] extends Command ? (Fits<R, C[K]> extends true ? never : K) : never
  ]: C[K] extends Command ? AnswerAfter<C[K]['answer']> : never;
} & {
  readonly [K in keyof C as C[K] extends Command ? K : never]?: C[K] extends Command
    ? AnswerAfter<C[K]['answer']>
    : never;
};

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
  /** What opens a thing to callers without a session, by the name that contracts give the key. */
  readonly keys?: Readonly<Partial<Record<KeyName, Key>>>;
  /**
   * Whether a thing belongs to the user, by the right that is asked for and that may end with what
   * is one's own; without an entry nothing is anybody's own.
   */
  readonly owns?: Readonly<
    Partial<Record<OwnRight, (id: number, owner: Owner, services: Services) => Promise<boolean>>>
  >;
  /** What a signed-in user is to the company; exactly one room knows. */
  readonly membershipOf?: (userId: number, services: Services) => Promise<Membership | undefined>;
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
