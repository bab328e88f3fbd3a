// Whether the company's made-up past is written yet: it is written beside the workers, and nothing
// of it may go on by itself before it is whole.
import type { Config } from '../../config.ts';
import type { Db } from '../../servers/database.ts';

/** Under this key it is recorded that the past is written. */
export const SEEDED = 'seed/demo';

/** It has been written to its end. */
export async function isSeeded(db: Db): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is_seeded',
    text: 'select 1 from platform.allocations where key = $1',
    values: [SEEDED],
  });
  return Boolean(rowCount);
}

/** It is being written, or will be in a moment. */
export const isSeeding = async ({
  config,
  db,
}: {
  readonly config: Pick<Config, 'SEED'>;
  readonly db: Db;
}): Promise<boolean> => config.SEED === 'demo' && !(await isSeeded(db));
