// One import of a list at a time, over all processes: the next one sees what the last one added.
// What came of an import is kept under its caller's key, so that a repeat is told the same.
import { TryLater } from '../limits/brake.ts';
import type { Asker } from '../commands/commands.ts';
import { carryOut, type ImportOutcome, type ImportPlan } from './csv-import.ts';
import { KeyReused } from '../commands/idempotency.ts';
import type { Services } from '../room.ts';

/** Whoever imports waits for an answer: longer than this they are asked to come again. */
const WAIT_MS = 20_000;
const BUSY_SECONDS = 10;
/** Each holds a file in memory: more than these do not wait. */
const MOST_WAITING = 3;
let waiting = 0;

type Counts = Pick<ImportOutcome, 'added' | 'changed' | 'same'>;
type Keeper = Pick<Services, 'db'>;

/** What came of the import that was asked for under this key; throws KeyReused for another file. */
async function keptCounts({ db }: Keeper, { key, asked }: Asker): Promise<Counts | undefined> {
  if (key === undefined) return undefined;
  const { rows } = await db.query<Counts & { asked: string }>({
    name: 'import_counts',
    text: 'select asked, added, changed, same from platform.imports where key = $1',
    values: [key],
  });
  const [row] = rows;
  if (!row) return undefined;
  if (row.asked !== (asked ?? '')) throw new KeyReused();
  return { added: row.added, changed: row.changed, same: row.same };
}

const keep = async ({ db }: Keeper, { key, asked }: Asker, counts: Counts): Promise<void> => {
  if (key === undefined) return;
  await db.query(
    `insert into platform.imports (key, asked, added, changed, same) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    [key, asked ?? '', counts.added, counts.changed, counts.same],
  );
};

/**
 * Runs `work` while no other import of the list is under way. Throws TryLater after 20 s of
 * waiting, and at once when three wait already.
 */
async function alone<T>(
  list: string,
  { withLock }: Pick<Services, 'withLock'>,
  work: () => Promise<T>,
): Promise<T> {
  if (waiting >= MOST_WAITING) throw new TryLater('too-busy', BUSY_SECONDS);
  waiting += 1;
  let isWaiting = true;
  const begin = (): void => {
    if (isWaiting) waiting -= 1;
    isWaiting = false;
  };
  try {
    return await withLock(`import-${list}`, () => (begin(), work()), { waitMs: WAIT_MS });
  } finally {
    begin();
  }
}

/**
 * Imports a list: plans when its turn has come, and carries the plan out. The same key again adds
 * nothing and answers with the counts of the first time; lines that were left out are told of
 * again as they stand now.
 */
export const importList = (
  list: string,
  plan: () => Promise<ImportPlan>,
  services: Services,
  asker: Asker,
): Promise<ImportOutcome> =>
  alone(list, services, async () => {
    const before = await keptCounts(services, asker);
    if (before) return { ...before, problems: [...(await plan()).problems] };
    const outcome = await carryOut(await plan(), services, asker);
    await keep(services, asker, outcome);
    return outcome;
  });
