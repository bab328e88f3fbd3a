// A room of the backend: what one capability adds to the platform. Each room's context.ts makes
// one.
import type { z } from 'zod';
import type { AnyDecider, Message } from '@purlin/event-sourcing/decider.ts';
import type { Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import type { Action, Command, Contract, Download, Query } from '@purlin/contracts/route.ts';
import type { Clock } from './clock.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import type { Asker, Origin, Receipt } from './commands.ts';
import type { Config } from '../config.ts';
import type { Subject } from './forgetting.ts';
import type { Db } from '../servers/database.ts';
import type { History } from './history.ts';
import type { Html } from '../servers/html.ts';
import type { Log } from './log.ts';
import type { Mailer } from '../servers/mail.ts';
import type { Product } from './product.ts';
import type { PdfPrinter } from '../servers/pdf.ts';
import type { Session, Sessions } from './sessions.ts';
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
  readonly pdf: PdfPrinter;
  /** The address people reach the product at, without a slash at the end. */
  readonly publicUrl: string;
  /**
   * Carries out a command through the bus, with the facts of other rooms filled in. Throws a
   * Refusal.
   */
  dispatch(
    decider: AnyDecider,
    id: number | 'new',
    command: Message,
    asker: Asker,
  ): Promise<Receipt>;
  /** True once the read models contain a receipt's position. */
  until(position: bigint, timeoutMs: number): Promise<boolean>;
  /**
   * Forgets the people in these streams for ever; what the read models show of them goes as soon as
   * they are replayed.
   */
  forget(subjects: readonly Subject[]): Promise<void>;
  /** Takes the next number of a category without writing anything. */
  nextId(decider: AnyDecider): Promise<number>;
}

/** What an answer may know about the call, besides its input. */
export interface Caller {
  readonly session: Session | undefined;
  readonly asker: Asker;
  /** Sets or clears the session cookie of the answer. */
  setSession(token: string | undefined, maxAgeSeconds?: number): void;
  /** The session cookie's value, if there is one. */
  readonly sessionToken: string | undefined;
}

/** What `prepare` may know about a command, besides its data. */
export interface Asking {
  /** The number of the command's stream. */
  readonly id: number | 'new';
  /**
   * Address and program are empty and there is no session when no call over HTTP is behind the
   * command.
   */
  readonly caller: Origin & { readonly by: string };
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

export interface File {
  readonly name: string;
  readonly content: Buffer;
}
interface Input<Q, B> {
  readonly id: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: Q;
  readonly body: B;
}

type Reply<A extends z.ZodType> =
  z.input<A> extends readonly (infer T)[] ? z.input<A> | ListPage<T> : z.input<A>;
type AnswerOf<R> =
  R extends Query<infer _P, infer Q, infer A>
    ? (
        input: Input<z.output<Q>, undefined>,
        services: Services,
        caller: Caller,
      ) => Promise<Reply<A> | undefined>
    : R extends Action<infer _P, infer B, infer A>
      ? (
          input: Input<undefined, z.output<B>>,
          services: Services,
          caller: Caller,
        ) => Promise<z.input<A>>
      : R extends Download
        ? (
            input: Input<undefined, undefined>,
            services: Services,
            caller: Caller,
          ) => Promise<File | undefined>
        : never;

/**
 * Reads, actions and downloads need an answer each; a command answers with its decider's resource
 * unless it has one of its own.
 */
export type Answers<C extends Contract> = {
  readonly [K in keyof C as C[K] extends Command ? never : K]: AnswerOf<C[K]>;
} & {
  readonly [K in keyof C as C[K] extends Command ? K : never]?: (
    receipt: Receipt,
    services: Services,
  ) => Promise<z.input<C[K] extends Command<infer _P, infer _B, infer A> ? A : never> | undefined>;
};

/** A key that a caller without a session may show instead, in the header `X-` and its name. */
export interface Key {
  /** Whoever shows it, as their events name them. */
  readonly holder: string;
  /** Whether this key opens the thing with this id. */
  opens(id: number, key: string, services: Services): Promise<boolean>;
}

export interface Room<C extends Contract = Contract> {
  readonly name: string;
  readonly contract: C;
  readonly deciders: readonly AnyDecider[];
  readonly readModels: readonly ReadModel[];
  readonly reactions?: readonly Reaction[];
  readonly workers?: readonly TaskWorker<Services>[];
  readonly scheduled?: readonly ScheduledTask<Services>[];
  /** What a command answers with: the thing it changed, by its stream's category and number. */
  readonly resources?: Readonly<
    Record<string, (id: number, services: Services) => Promise<unknown>>
  >;
  /**
   * Facts of other rooms that a command needs, filled in at the door; the browser's word is not
   * taken for them.
   */
  readonly prepare?: Readonly<
    Record<string, (data: never, services: Services, asking: Asking) => Promise<unknown>>
  >;
  /** What opens a thing to callers without a session, by the name that contracts give the key. */
  readonly keys?: Readonly<Record<string, Key>>;
  /** What a signed-in user is to the company; exactly one room knows. */
  readonly roleOf?: (userId: number, services: Services) => Promise<Role | undefined>;
  /** By the name of the route. */
  readonly forms?: Readonly<Record<string, PlainForm>>;
  /** Pages of the site outside the API, by address: what their query shows. */
  readonly pages?: Readonly<Record<`/${string}`, (query: Typed) => FormPage>>;
  readonly answers: Answers<C>;
}

/** Declares a room; every read, action and download of its contract must have an answer. */
export const defineRoom = <const C extends Contract>(room: Room<C>): Room => room;
