// What takes a day in the product, for journeys and measurements: somebody was added last week.
import pg from 'pg';

/** A statement beside the running product. */
export async function inDatabase(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(statement, [...values]);
  await database.end();
}

/** What a newcomer enters is confirmed by nobody for a day: this one is here since last week. */
export const addedLongAgo = (databaseUrl: string, email: string): Promise<void> =>
  inDatabase(
    databaseUrl,
    "update read.user_list set role_since = role_since - interval '7 days' where email = $1",
    [email],
  );
