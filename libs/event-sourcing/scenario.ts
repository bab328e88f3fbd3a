// Scenarios for deciders: given events, when a command, then events, a refusal, or nothing. All
// rule specs use this.
import {
  decide,
  fold,
  type Decider,
  type Message,
  type MessageOf,
  type Meta,
  type Shapes,
} from './decider.ts';
import { Refusal, type RefusalValues } from './refusal.ts';
import { toStored } from './stored-event.ts';

/** Fixed time, actor, id and key; override what a scenario tests. */
export const someMeta = (over: Partial<Meta> = {}): Meta => ({
  now: '2026-03-02T17:00:00.000Z',
  today: '2026-03-02',
  by: 'user-1',
  id: 1,
  newKey: () => '7K2M9QXA',
  ...over,
});

/** `given(...events).when(command).then(...events)` */
export const scenario =
  <State, C extends Shapes, E extends Shapes>(d: Decider<State, C, E>) =>
  (...given: readonly MessageOf<E>[]) => ({
    when(command: MessageOf<C>, meta: Partial<Meta> = {}) {
      const run = (): readonly Message[] => {
        const data = d.commands[command.type]!.parse(command.data);
        const events = decide(d, fold(d, given), { type: command.type, data }, someMeta(meta));
        return events.map((event) => ({ type: event.type, data: toStored(d, event) }));
      };
      return {
        /** Exactly these events, in this order. */
        then: (...expected: readonly MessageOf<E>[]) => same(run(), expected),
        /** No events: the command was already carried out. */
        thenNothing: () => same(run(), []),
        /** The events, for partial assertions. */
        events: run,
        /** Refused with this code and, if given, these values. */
        thenRefused(code: string, values?: RefusalValues) {
          let events: readonly Message[];
          try {
            events = run();
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            same(error.code, code);
            if (values) same(error.values, values);
            return;
          }
          same(events, `refused: ${code}`);
        },
      };
    },
    /** The state folded from the given events. */
    state: (): State => fold(d, given),
  });

function same(actual: unknown, expected: unknown): void {
  const [a, e] = [canonical(actual), canonical(expected)];
  if (a !== e)
    throw Object.assign(new Error(`expected ${e}\n     got ${a}`), { actual: a, expected: e });
}

const canonical = (value: unknown): string =>
  JSON.stringify(
    value,
    (_key, v: unknown) =>
      v !== null && typeof v === 'object' && !Array.isArray(v)
        ? Object.fromEntries(Object.entries(v).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : v,
    1,
  ) ?? 'undefined';
