// Forgetting a person: the keys of their streams are deleted, every process drops what it remembers
// of them, and the read models are replayed without them.
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { typesOf, type ReadModel } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../servers/database.ts';
import type { Listener } from '../../servers/listener.ts';
import { streamOf } from '../history/history.ts';
import type { PersonalData } from '../history/personal-data.ts';
import { forgetUnfinished } from '../editing/unfinished.ts';

/** As SQL: the numbers, as `id`, of those of a category whose key is gone for good. */
const forgottenOf = (category: string): string =>
  `(select substring(stream from '[0-9]+$')::bigint as id from platform.forgotten_streams
    where stream ~ '^${category}-[0-9]+$')`;

/**
 * Asks which of a category were forgotten and still own rows of a read model: those whose `column`
 * has their number, and that meet `condition`, in which a row is called `owned`.
 */
export const forgottenOwners =
  (category: string, table: string, column: string, condition = 'true') =>
  async (db: Db): Promise<number[]> =>
    (
      await db.query<{ id: number }>({
        name: `forgotten_${category}_in_${table}`,
        text: `select distinct owner.id from ${forgottenOf(category)} owner
          join ${table} owned on owned.${column} = owner.id where ${condition}`,
      })
    ).rows.map(({ id }) => id);

/** As SQL: that a row of the category is not forgotten itself. */
export const notForgotten = (category: string): string =>
  `owned.id not in (select id from ${forgottenOf(category)} gone)`;

/** A stream with personal data. */
export interface Subject {
  readonly decider: AnyDecider;
  readonly id: number;
}

export interface Forgetting {
  /**
   * Nobody can read these streams' personal data again, nowhere. The read models show it until they
   * are replayed, which is asked for and not waited for.
   */
  forget(subjects: readonly Subject[]): Promise<void>;
  close(): void;
}

export interface ForgettingOptions {
  readonly listener: Listener;
  readonly db: Db;
  readonly personal: PersonalData;
  readonly readModels: readonly ReadModel[];
  /**
   * A stream whose key is gone; unset when any may be. What this process remembers of it must go.
   */
  readonly onForgotten: (stream?: string) => void;
}

/** Listens for what other processes forget, and forgets for all of them. */
export async function openForgetting({
  listener,
  db,
  personal,
  readModels,
  onForgotten,
}: ForgettingOptions): Promise<Forgetting> {
  const drop = (stream?: string): void => {
    personal.drop(stream);
    onForgotten(stream);
  };
  const stopListening = await listener.listen({
    channel: 'forgotten',
    onNotice: drop,
    // What was forgotten while nobody listened is not known.
    onListening: () => drop(),
  });

  return {
    async forget(subjects) {
      const streams = subjects.map(({ decider, id }) => streamOf(decider, id));
      for (const stream of streams) {
        await personal.forget(stream);
        onForgotten(stream);
      }
      await forgetUnfinished(db, streams);
      const types = new Set(subjects.flatMap(({ decider }) => Object.keys(decider.personal ?? {})));
      const affected = readModels
        .filter((model) => typesOf(model).some((type) => types.has(type)))
        .map(({ name }) => name);
      await db.query('update platform.read_models set version = 0 where name = any($1)', [
        affected,
      ]);
      await db.query("select pg_notify('rebuild', '')");
    },
    close: stopListening,
  };
}
