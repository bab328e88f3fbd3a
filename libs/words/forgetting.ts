// What forgetting somebody would do, told before it is done.
import { en } from './forgetting/en.ts';
import { fill } from './message.ts';

type Key = keyof typeof en;
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

const say = (key: Key, count = 1): string => fill(en[key], { count }, 'en');

/** The same in sentences, in English, the only language of the app so far. */
export const forgettingInWords = ({ goes, stays, ...rest }: Codes) => ({
  ...rest,
  goes: goes.map(({ what, count }) => say(`goes.${what}`, count)),
  stays: stays.map(({ what, count, why }) => ({
    what: say(`stays.${what}`, count),
    why: why.map((reason) => say(`why.${reason}`)).join(' '),
  })),
});
