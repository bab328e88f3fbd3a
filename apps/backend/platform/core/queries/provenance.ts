// What an answer was made of: the categories of the streams behind every table it asked and every
// history it read. Screens read again when one of these categories changes.
import { LEDGER } from '../tasks/effect-notices.ts';
import { PRESENCE } from '../editing/presence.ts';
import type { Room, Services } from '../room.ts';
import type { Sessions } from '../identity/sessions.ts';
import { UNFINISHED } from '../editing/unfinished.ts';

/** Services that write down what is asked of them; one for each call. */
export interface Watched {
  readonly services: Services;
  /** Categories that the answer shows. */
  readonly shown: ReadonlySet<string>;
  /** Categories that the call has written to. */
  readonly changed: ReadonlySet<string>;
}

/** What people see that is no history, and what it counts as. */
const PLATFORM_TABLES: Readonly<Record<string, string>> = {
  effects: LEDGER,
  outages: LEDGER,
  unfinished_work: UNFINISHED,
  presence: PRESENCE,
};
/** Where people are signed in, which its own service asks and changes. */
const SIGN_INS = 'sign-in';
const WRITES = /\b(?:update|insert into|delete from) platform\.(\w+)/;

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
  return new Map([
    ...Object.entries(PLATFORM_TABLES).map(([table, category]) => [table, [category]] as const),
    ...rooms.flatMap(({ readModels }) =>
      readModels.map(({ name, on }) => {
        const found = Object.keys(on).flatMap((type) => ofEvent.get(type) ?? []);
        return [name, [...new Set(found)]] as const;
      }),
    ),
  ]);
}

/** What lists where people are signed in shows it, and what ends a session changes it. */
const watchedSessions = (
  sessions: Sessions,
  shown: Set<string>,
  changed: Set<string>,
): Sessions => ({
  ...sessions,
  openOf(userId, token) {
    shown.add(SIGN_INS);
    return sessions.openOf(userId, token);
  },
  endByKey(userId, key) {
    changed.add(SIGN_INS);
    return sessions.endByKey(userId, key);
  },
  endAll(userId, except) {
    changed.add(SIGN_INS);
    return sessions.endAll(userId, except);
  },
});

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
            const statement = typeof text === 'string' ? text : text.text;
            for (const category of behind(statement)) shown.add(category);
            const written = PLATFORM_TABLES[WRITES.exec(statement)?.[1] ?? ''];
            if (written) changed.add(written);
            return db.query(text, values);
          },
        },
        history: {
          ...history,
          read(decider, id, from) {
            shown.add(decider.category);
            return history.read(decider, id, from);
          },
          stateOf(decider, id) {
            shown.add(decider.category);
            return history.stateOf(decider, id);
          },
        },
        sessions: watchedSessions(services.sessions, shown, changed),
        dispatch(decider, id, command, asker) {
          changed.add(decider.category);
          return services.dispatch(decider, id, command, asker);
        },
      },
    };
  };
}
