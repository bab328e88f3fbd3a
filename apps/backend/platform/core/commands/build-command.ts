// Builds commands from requests: a room has one map for all commands of its contract, checked
// against its deciders.
import type { z } from 'zod';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import type { Command, Contract, ParamName, ParamsOf } from '@purlin/contracts/route.ts';
import type { Asker, Origin } from './commands.ts';
import type { Pictures } from '../files/pictures.ts';
import type { Services } from '../room.ts';

/** What a command may be made of besides the request: what can be read, and nothing that acts. */
export type Facts = Pick<Services, 'db' | 'fromHistory' | 'clock' | 'config'> & {
  readonly pictures: Pick<Pictures, 'gone'>;
};

/** A call that was let in and has the shape that its contract asks for. */
export interface Request<P extends string = never, B = unknown> {
  readonly params: [P] extends [never] ? Readonly<Record<string, string | number>> : ParamsOf<P>;
  readonly body: B;
  readonly caller: Origin & { readonly by: string };
}

export type CommandsOf<C extends Contract> = {
  readonly [K in keyof C as C[K] extends Command ? K : never]: C[K] extends Command ? C[K] : never;
};

declare const missing: unique symbol;
/** Stands where a contract names what the room's deciders do not have: nothing is of this type. */
interface Missing<What> {
  readonly [missing]: What;
}

type DeciderNamed<D extends readonly AnyDecider[], Category> = Extract<
  D[number],
  { readonly category: Category }
>;
type DataOf<D extends AnyDecider, Name> = [D] extends [never]
  ? Missing<'a decider of this category in the room'>
  : Name extends keyof D['commands']
    ? z.input<D['commands'][Name]>
    : Missing<Name>;
/** Of one name the data; of several, which one it is as well. */
type Made<D extends AnyDecider, Names> = Names extends readonly (infer Name)[]
  ? Name extends string
    ? { readonly type: Name; readonly data: DataOf<D, Name> }
    : never
  : DataOf<D, Names>;

type PathOf<R extends Command> = R['path'];
export type RequestOf<R extends Command> = Request<PathOf<R>, z.output<R['body']>>;
/** The name of a lock, for each request or for those that need it. */
export type Lock<Asked = never> = string | ((request: Asked) => string | undefined);
type StreamOf<Asked> = (
  request: Asked,
  services: Services,
  asker: Asker,
) => number | Promise<number>;
type Make<R extends Command, D extends AnyDecider> = (
  request: RequestOf<R>,
  facts: Facts,
) => Made<D, R['command']> | Promise<Made<D, R['command']>>;
type Entry<R extends Command, D extends AnyDecider> = R['stream'] extends 'room'
  ? {
      /**
       * The number of the stream that is asked. It is asked for when the command is made, and may
       * reserve one.
       */
      readonly stream: StreamOf<RequestOf<R>>;
      readonly make: Make<R, D>;
    }
  : R['stream'] extends 'path'
    ? 'id' extends ParamName<PathOf<R>>
      ? Make<R, D>
      : Missing<'an :id in the path'>
    : Make<R, D>;

type BodyOf<R extends Command> = NonNullable<z.output<R['body']>>;
/** Both have the same fields, so that none of the second is filled in by default unnoticed. */
type SameFields<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false;
/** The one name that a route asks for; none where it names several. */
type NameOf<R extends Command> = Exclude<R['command'], readonly string[]>;
/** Whether the body is the command as it stands, and the path says whose. */
type IsGiven<R extends Command, D extends AnyDecider> = [D] extends [never]
  ? false
  : [R['stream'], NameOf<R>] extends ['new' | 'path', keyof D['commands']]
    ? BodyOf<R> extends z.input<D['commands'][NameOf<R>]>
      ? SameFields<BodyOf<R>, z.output<D['commands'][NameOf<R>]>>
      : false
    : false;
type EntryNamed<
  C extends Contract,
  D extends readonly AnyDecider[],
  K extends keyof CommandsOf<C>,
> = Entry<CommandsOf<C>[K], DeciderNamed<D, CommandsOf<C>[K]['decider']>>;
/** The commands that need facts, or a stream, beside the body. */
type Wanting<C extends Contract, D extends readonly AnyDecider[]> = {
  [K in keyof CommandsOf<C>]: IsGiven<
    CommandsOf<C>[K],
    DeciderNamed<D, CommandsOf<C>[K]['decider']>
  > extends true
    ? never
    : K;
}[keyof CommandsOf<C>];

/**
 * For each command of a contract, how it is made from the request and the facts. Where the body is
 * the command, field by field, it may be left out.
 */
export type Commands<C extends Contract, D extends readonly AnyDecider[]> = {
  readonly [K in Wanting<C, D>]: EntryNamed<C, D, K>;
} & {
  readonly [K in Exclude<keyof CommandsOf<C>, Wanting<C, D>>]?: EntryNamed<C, D, K>;
};

type LooseMake = (request: Request, facts: Facts) => unknown;
/** An entry of any room's map, as the platform calls it. */
export type AnyEntry = LooseMake | { readonly stream: StreamOf<Request>; readonly make: LooseMake };

/** The body is the command; without one, its name says it all. */
export const asGiven = <B>({ body }: { readonly body: B }): NonNullable<B> =>
  body ?? ({} as NonNullable<B>);
