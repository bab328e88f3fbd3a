// npm run repair: looks through all history for events that cannot be read or kept in a table.
// npm run repair -- <stream> <revision> --reason "…" [--data <file.json>]: puts a repaired event in
// the place of one; the original stays in the store. What to do when: docs/repair.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OPERATOR } from '@purlin/event-sourcing/actors.ts';
import { rooms } from '../apps/backend/app.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import { openRecords } from '../apps/backend/platform/core/history/records.ts';
import {
  CannotRepair,
  faultsIn,
  repair,
  type Workshop,
} from '../apps/backend/platform/core/history/repairs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' }, data: { type: 'string' } },
});
const [stream, revision] = positionals;
if (stream !== undefined && (!values.reason || !/^\d+$/.test(revision ?? ''))) {
  console.error('usage: npm run repair [-- <stream> <revision> --reason "…" [--data file.json]]');
  process.exit(2);
}

const opening = new AsyncDisposableStack();
const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
const log = { info: () => {} };
const records = await openRecords(readConfig(), deciders, false, log, opening);
const shop = { ...records, deciders, readModels: rooms.flatMap((room) => room.readModels) };
try {
  process.exitCode = stream === undefined ? await look(shop) : await mend(shop, stream);
} finally {
  await opening.disposeAsync();
}

/** 1 when something is to be repaired. */
async function look(workshop: Workshop): Promise<number> {
  for (const done of workshop.repairs.all)
    console.log(`${done.stream} ${done.revision} was repaired on ${done.at}: ${done.reason}`);
  let faults = 0;
  for await (const fault of faultsIn(workshop)) {
    faults++;
    console.error(`${fault.stream} ${fault.revision} ${fault.type}: ${fault.wrong}`);
  }
  console.log(faults === 0 ? 'History is sound.' : `${faults} to be repaired.`);
  return faults === 0 ? 0 : 1;
}

/** 1 when it could not be repaired. */
async function mend(workshop: Workshop, wanted: string): Promise<number> {
  const data = values.data && (JSON.parse(readFileSync(values.data, 'utf8')) as unknown);
  try {
    await repair(workshop, {
      stream: wanted,
      revision: Number(revision),
      ...(data ? { data } : {}),
      reason: values.reason!,
      by: OPERATOR,
      at: new Date().toISOString(),
    });
  } catch (error) {
    if (!(error instanceof CannotRepair)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(
    `${wanted} ${revision} is repaired. A running product reads it so from now on and replays ` +
      'the read models that show it; otherwise the next start does.',
  );
  return 0;
}
