// npm run audit: makes the document of every answer again and compares its fingerprint.
// npm run audit -- estimate <number>: does so for one estimate, replays its history, prints it, and
// compares what follows from it with what the screens show.
// npm run audit -- estimate <number> <event>: prints what the screens showed after that event.
import { isDeepStrictEqual } from 'node:util';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { rowAt } from '@purlin/event-sourcing/read-model-fold.ts';
import { rooms } from '../apps/backend/app.ts';
import { auditAnswers, type AnswerVerdict } from '../apps/backend/estimates/answer-audit.ts';
import { consentShown } from '../apps/backend/estimates/evidence.ts';
import { historyOf } from '../apps/backend/estimates/estimate-history.ts';
import { estimateDetails } from '../apps/backend/estimates/read-models/estimate-details.ts';
import { offerByNumber } from '../apps/backend/estimates/read-models/sent-offer.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import { openRecords } from '../apps/backend/platform/core/history/records.ts';
import { compareWithReplay } from '../apps/backend/platform/core/projection/replay.ts';

const [kind, number, after] = process.argv.slice(2);
if (
  (kind !== undefined && (kind !== 'estimate' || !number)) ||
  (after !== undefined && !/^\d+$/.test(after))
) {
  console.error(
    'usage: npm run audit [-- estimate <number> [<event>]]      for example EST-17-7K2M9QXA 3; ' +
      'without <event> its history is printed, and each event with its number',
  );
  process.exit(2);
}

const opening = new AsyncDisposableStack();
const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
const { pool, history, repairs } = await openRecords(
  readConfig(),
  deciders,
  false,
  { info: () => {} },
  opening,
);
try {
  if (!number) process.exitCode = await auditEveryAnswer();
  else if (after === undefined) process.exitCode = await audit(number);
  else process.exitCode = await showAfter(number, Number(after));
} finally {
  await opening.disposeAsync();
}

/** What became of each answer of an estimate. */
async function answersOf(id: number): Promise<readonly AnswerVerdict[]> {
  const events = await history.read(estimate, id);
  return auditAnswers(id, events, (shown) => consentShown(pool, shown));
}

/** 0 when no answer differs from the document that its history tells of. */
async function auditEveryAnswer(): Promise<number> {
  const { rows } = await pool.query<{ id: number; number: string }>(
    'select id, number from estimate_details where answered_at is not null order by id',
  );
  const counts = { agrees: 0, differs: 0, unproven: 0, forgotten: 0 };
  for (const { id, number: name } of rows)
    for (const verdict of await answersOf(id)) {
      counts[verdict]++;
      if (verdict === 'differs') console.error(`DIFFERENCE in the answer to estimate ${name}`);
    }
  console.log(
    `Answers whose document agrees with the fingerprint: ${counts.agrees}; differs: ` +
      `${counts.differs}; without a fingerprint: ${counts.unproven}; forgotten: ` +
      `${counts.forgotten}.`,
  );
  return counts.differs === 0 ? 0 : 1;
}

/** Prints the estimate's row as it stood after one of its events; 1 when there is no such event. */
async function showAfter(wanted: string, revision: number): Promise<number> {
  const row = await offerByNumber(pool, wanted);
  const events = row ? await history.read(estimate, row.id) : [];
  const last = events.find((event) => event.revision === revision);
  if (!row || !last) {
    console.error(`There is no event ${revision} of an estimate ${wanted}.`);
    return 1;
  }
  const then = rowAt(estimateDetails, events, { key: row.id, position: last.position });
  console.log(`After ${last.type}, ${last.at}:\n${JSON.stringify(then ?? null, null, 2)}`);
  return 0;
}

/**
 * Prints the history; 0 when everything agrees, 1 on any difference or when there is no such
 * estimate.
 */
async function audit(wanted: string): Promise<number> {
  const row = await offerByNumber(pool, wanted);
  const entries = row && (await historyOf(row.id, { history, db: pool }, 'en'));
  if (!row || !entries) {
    console.error(`There is no estimate ${wanted}.`);
    return 1;
  }
  for (const entry of entries)
    console.log(
      `${String(entry.revision).padStart(3)}  ${entry.at}  ${entry.type.padEnd(22)} ` +
        `${entry.by.padEnd(28)} ${entry.summary}`,
    );

  for (const { revision, at, reason } of repairs.all.filter(
    ({ stream }) => stream === `estimate-${row.id}`,
  ))
    console.log(`     the event ${revision} is shown as it was repaired on ${at}: ${reason}`);

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

  for (const verdict of await answersOf(row.id))
    if (verdict === 'differs')
      differences.push({ table: 'the answer', expected: 'its fingerprint', actual: verdict });

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
