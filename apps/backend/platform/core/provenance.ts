// What an answer was made of: the categories of the streams behind every table it asked and every
// history it read. Screens read again when one of these categories changes.
import type { Room, Services } from './room.ts';

/** Services that write down what is asked of them; one for each call. */
export interface Watched {
  readonly services: Services;
  /** Categories that the answer shows. */
  readonly shown: ReadonlySet<string>;
  /** Categories that the call has written to. */
  readonly changed: ReadonlySet<string>;
}

/** Statements are few: their texts are looked at once. */
const REMEMBERED = 2_000;

/** The categories behind each table: those whose events fill it. */
function categoriesByTable(rooms: readonly Room[]): ReadonlyMap<string, readonly string[]> {
  const ofEvent = new Map(
    rooms.flatMap(({ deciders }) =>
      deciders.flatMap(({ category, events }) =>
        Object.keys(events).map((type) => [type, category] as const),
      ),
    ),
  );
  return new Map(
    rooms.flatMap(({ readModels }) =>
      readModels.map(({ name, on }) => {
        const found = Object.keys(on).flatMap((type) => ofEvent.get(type) ?? []);
        return [name, [...new Set(found)]] as const;
      }),
    ),
  );
}

/** Makes the watch that calls are answered under. */
export function watchFor(rooms: readonly Room[]): (services: Services) => Watched {
  const byTable = categoriesByTable(rooms);
  const known = new Map<string, readonly string[]>();
  const behind = (text: string): readonly string[] => {
    let found = known.get(text);
    if (!found) {
      found = [...new Set(text.match(/\w+/g))].flatMap((word) => byTable.get(word) ?? []);
      if (known.size >= REMEMBERED) known.clear();
      known.set(text, found);
    }
    return found;
  };
  return (services) => {
    const shown = new Set<string>();
    const changed = new Set<string>();
    const { db, history } = services;
    return {
      shown,
      changed,
      services: {
        ...services,
        db: {
          query(text, values) {
            for (const category of behind(typeof text === 'string' ? text : text.text))
              shown.add(category);
            return db.query(text, values);
          },
        },
        history: {
          ...history,
          read(decider, id, from) {
            shown.add(decider.category);
            return history.read(decider, id, from);
          },
        },
        dispatch(decider, id, command, asker) {
          changed.add(decider.category);
          return services.dispatch(decider, id, command, asker);
        },
      },
    };
  };
}
