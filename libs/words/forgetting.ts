// What forgetting somebody would do, told before it is done.
import type { Values } from './parameters.ts';
import { type ForgettingKey as Key, say as said } from './screens/forgetting.ts';

type After<Prefix extends string> = Key extends infer K
  ? K extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** What the server knows about it: codes and counts. */
interface Codes {
  readonly name: string;
  readonly goes: readonly { readonly what: After<'goes'>; readonly count: number }[];
  readonly stays: readonly {
    readonly what: After<'stays'>;
    readonly count: number;
    readonly why: readonly After<'why'>[];
  }[];
  readonly obstacle: string | null;
}

/** Some of them fill in the count, others say nothing of it. */
const say = (key: Key, count = 1): string =>
  (said as (key: Key, values: Values) => string)(key, { count });

/** The same in sentences, in the language of the screens. */
export const forgettingInWords = ({ goes, stays, ...rest }: Codes) => ({
  ...rest,
  goes: goes.map(({ what, count }) => say(`goes.${what}`, count)),
  stays: stays.map(({ what, count, why }) => ({
    what: say(`stays.${what}`, count),
    why: why.map((reason) => say(`why.${reason}`)).join(' '),
  })),
});
