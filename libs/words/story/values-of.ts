// How the values of sentences are declared, by event.
import type { Values } from '../parameters.ts';

export interface Happened {
  readonly type: string;
  readonly data: unknown;
}
/** The events whose sentence fills in anything; a text that fills in more does not compile. */
type ValuesByEvent<E extends Happened> = {
  readonly [T in E['type']]?: (data: Extract<E, { type: T }>['data']) => Values;
};
export const valuesOf =
  <E extends Happened>() =>
  <const V extends ValuesByEvent<E>>(values: V): V =>
    values;

export const yes = (is: unknown): 'yes' | 'no' => (is ? 'yes' : 'no');
