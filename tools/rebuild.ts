// npm run rebuild [-- name ...]: asks for read models to be replayed from history; a running
// product does it at once, otherwise the next start does.
import { rooms } from '../apps/backend/app.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import { openRecords } from '../apps/backend/platform/core/history/records.ts';

const known = rooms.flatMap((room) => room.readModels).map((model) => model.name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown read models: ${unknown.join(', ')}. Known are: ${known.join(', ')}`);
  process.exit(2);
}

const opening = new AsyncDisposableStack();
const { pool } = await openRecords(
  readConfig(),
  [...new Set(rooms.flatMap((room) => room.deciders))],
  false,
  { info: () => {} },
  opening,
);
// Version 0 is never right, so the projector replays the table beside the old one and swaps it in.
await pool.query('update platform.read_models set version = 0 where name = any($1)', [
  wanted.length > 0 ? wanted : known,
]);
await pool.query('update platform.reactions set parked_at = null, parked_error = null');
await pool.query("select pg_notify('rebuild', '')");
await opening.disposeAsync();
console.log(
  `Asked for: ${(wanted.length > 0 ? wanted : known).join(', ')}. A running product ` +
    'rebuilds now, otherwise the next start does.',
);
