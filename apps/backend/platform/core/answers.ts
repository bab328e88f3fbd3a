// What a room answers its contract's routes with: reads, actions and downloads by a function each,
// commands by the thing that changed.
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type {
  Action,
  Command,
  Contract,
  Download,
  ParamsOf,
  Query,
} from '@purlin/contracts/route.ts';
import type { Receipt } from './commands/commands.ts';
import type { Caller, ListPage, Services } from './room.ts';

/** What several commands did, and how the answer to it is read. */
export interface Committed<A> {
  readonly receipts: readonly Receipt[];
  readonly show: () => Promise<A>;
}

export interface File {
  readonly name: string;
  /** A stream leaves while it is made. */
  readonly content: Buffer | Readable;
}
interface Input<P extends string, Q, B> {
  readonly id: number;
  readonly params: ParamsOf<P>;
  readonly query: Q;
  readonly body: B;
}

type Reply<A extends z.ZodType> =
  z.input<A> extends readonly (infer T)[] ? z.input<A> | ListPage<T> : z.input<A>;
type AnswerFunction<P extends string, Q, B, A> = (
  input: Input<P, Q, B>,
  services: Services,
  caller: Caller,
) => Promise<A>;
type AnswerOf<R> =
  R extends Query<infer P, infer Q, infer A>
    ? AnswerFunction<P, z.output<Q>, undefined, Reply<A> | undefined>
    : R extends Action<infer P, infer B, infer A>
      ? AnswerFunction<
          P,
          undefined,
          z.output<B>,
          R extends { readonly commits: true } ? Committed<z.input<A>> : z.input<A>
        >
      : R extends Download<infer P, infer Q>
        ? AnswerFunction<P, z.output<Q>, undefined, File | undefined>
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
