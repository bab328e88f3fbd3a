// npm run audit -- estimate <number>: replays one estimate's history, prints it, and compares what
// follows from it with what the screens show.
import { isDeepStrictEqual } from 'node:util';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { rooms } from '../apps/backend/app.ts';
import { historyOf } from '../apps/backend/estimates/estimate-history.ts';
import { offerByNumber } from '../apps/backend/estimates/read-models/estimate-details.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import { openRecords } from '../apps/backend/platform/core/records.ts';
import { compareWithReplay } from '../apps/backend/platform/core/replay.ts';

const [kind, number] = process.argv.slice(2);
if (kind !== 'estimate' || !number) {
  console.error('usage: npm run audit -- estimate <number>      for example EST-17-7K2M9QXA');
  process.exit(2);
}

const opening = new AsyncDisposableStack();
const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
const { pool, history } = await openRecords(
  readConfig(),
  deciders,
  false,
  { info: () => {} },
  opening,
);
try {
  process.exitCode = await audit(number);
} finally {
  await opening.disposeAsync();
}

/**
 * Prints the history; 0 when everything agrees, 1 on any difference or when there is no such
 * estimate.
 */
async function audit(wanted: string): Promise<number> {
  const row = await offerByNumber(pool, wanted);
  const entries = row && (await historyOf(row.id, { history, db: pool }));
  if (!row || !entries) {
    console.error(`There is no estimate ${wanted}.`);
    return 1;
  }
  for (const entry of entries)
    console.log(
      `${String(entry.revision).padStart(3)}  ${entry.at}  ${entry.type.padEnd(22)} ` +
        `${entry.by.padEnd(28)} ${entry.summary}`,
    );

  const events = await history.read(estimate, row.id);
  const state = fold(estimate, events as never);
  const differences = await compareWithReplay(
    { pool, readModels: rooms.flatMap((room) => room.readModels) },
    events,
  );
  const folded =
    state.status === 'none' || state.status === 'deleted'
      ? {}
      : {
          status: state.status,
          revision: state.revision,
          validUntil: state.validUntil,
          lines: state.lines,
          options: state.options,
          withdrawn: state.withdrawn,
          archived: state.archived,
          followUps: state.followUps,
          selectedOptionId: state.status === 'accepted' ? state.optionId : null,
        };
  const shown = Object.fromEntries(
    Object.keys(folded).map((key) => [key, row[key as keyof typeof row]]),
  );
  if (!isDeepStrictEqual(folded, shown))
    differences.push({ table: 'estimate_details', expected: folded, actual: shown });

  for (const { table, expected, actual } of differences)
    console.error(
      `\nDIFFERENCE in ${table}\n  history says  ${JSON.stringify(expected)}\n  the table ` +
        `has ${JSON.stringify(actual)}`,
    );
  console.log(
    differences.length === 0
      ? `\n${entries.length} events; the fold and every read model agree with them.`
      : `\n${differences.length} differences.`,
  );
  return differences.length === 0 ? 0 : 1;
}
