// What takes a day in the product, for journeys and measurements: somebody was added last week.
import pg from 'pg';
import { until } from './vitest/until.ts';

/** A statement beside the running product; answers with how many rows it changed. */
export async function inDatabase(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rowCount } = await database.query(statement, [...values]);
  await database.end();
  return rowCount ?? 0;
}

/**
 * What a newcomer enters is confirmed by nobody for a day: this one is here since last week. Waits
 * for their first sign-in, whose event would write over it.
 */
export const addedLongAgo = (databaseUrl: string, email: string): Promise<true> =>
  until(
    `${email} has signed in`,
    async () =>
      (await inDatabase(
        databaseUrl,
        `with one as (
            update read.user_list set role_since = role_since - interval '7 days'
              where email = $1 and last_sign_in_at is not null returning id)
          update read.former_access f set role_since = role_since - interval '7 days'
            from one where f.id = one.id and f.signed_in`,
        [email],
      )) === 1,
  );
