// Some reactions ask for work only while something is so: the state of one stream, folded along
// with the events that the reaction follows, so that each is judged by its own place in history.
import type { OnlyWhile, Reaction } from '@purlin/event-sourcing/reaction.ts';
import type { History, PastEvent } from '../history/history.ts';

/** What a gate lets through of a batch, and its state behind it. */
export interface Passed {
  readonly events: readonly PastEvent[];
  readonly state: unknown;
}

export interface Gate {
  /** Pure: a batch that fails is given again. */
  pass(events: readonly PastEvent[]): Passed;
  /** Once the batch is committed. */
  remember(passed: Passed): void;
}

const OPEN: Gate = {
  pass: (events) => ({ events, state: undefined }),
  remember: () => {},
};

function gateOf({ decider, id, is }: OnlyWhile, before: readonly PastEvent[]): Gate {
  const stream = `${decider.category}-${id}`;
  const evolve = (state: unknown, { type, data }: PastEvent): unknown =>
    decider.evolve[type]?.(state as never, data as never) ?? state;
  let now = before.reduce(evolve, decider.initial);
  return {
    pass(events) {
      let state = now;
      const passed = events.filter((event) => {
        if (event.stream === stream) state = evolve(state, event);
        return is(state as never);
      });
      return { events: passed, state };
    },
    remember: ({ state }) => void (now = state),
  };
}

/** The gate of a reaction that has followed history up to a position. */
export async function gateAt(
  { onlyWhile }: Reaction,
  position: bigint,
  history: Pick<History, 'read'>,
): Promise<Gate> {
  if (!onlyWhile) return OPEN;
  const past = await history.read(onlyWhile.decider, onlyWhile.id);
  return gateOf(
    onlyWhile,
    past.filter((event) => event.position <= position),
  );
}
