// npm run backup [-- <file or folder>]: puts the whole company into one file while the product
// runs, sealed by BACKUP_PASSPHRASE.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rooms } from '../apps/backend/app.ts';
import { makeBackup } from '../apps/backend/platform/backup/make-backup.ts';
import { ConfigError, readConfig } from '../apps/backend/platform/config.ts';
import { openRecords } from '../apps/backend/platform/core/history/records.ts';

const USAGE = `Puts the whole company into one file, while the product runs: history, keys,
passwords, photos, what is still to be done.

  BACKUP_PASSPHRASE=… npm run backup [-- <file or folder>] [--keep <days>]
  npm run backup -- --unsealed [<file or folder>]

Without a name it goes into the folder backups. Sealed, it has everything, the encryption key
too: keep the passphrase somewhere else. Unsealed it has no key, and names in history cannot be
read without it; e-mail addresses of users and photos can.
--keep removes backups of that folder that are older than so many days.`;

const ENDING = '.purlin-backup';
const NAME = /^purlin-\d{4}-\d\d-\d\dT\d{6}Z\.purlin-backup(?:\.unfinished)?$/;
const SHORTEST = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

function fileNamed(name: string | undefined): string {
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const own = `purlin-${stamp}${ENDING}`;
  if (name === undefined) return path.resolve('backups', own);
  const isFolder = existsSync(name) ? statSync(name).isDirectory() : /[\\/]$/.test(name);
  return isFolder ? path.resolve(name, own) : path.resolve(name);
}

/** Only files that bear the name of a backup of ours. */
function removeOld(folder: string, days: number): number {
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).mtimeMs < Date.now() - days * DAY_MS);
  for (const file of old) rmSync(file);
  return old.length;
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Wanted {
  readonly file: string;
  readonly passphrase: string | undefined;
  readonly keep: number | undefined;
}

async function backUp({ file, passphrase, keep }: Wanted): Promise<number> {
  const config = readConfig();
  const from = performance.now();
  await using opening = new AsyncDisposableStack();
  const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
  const records = await openRecords(config, deciders, false, { info: () => {} }, opening);
  const { history, tables, readModels } = await makeBackup({
    databaseUrl: records.databaseUrl,
    store: records.store,
    engine: config.EVENT_STORE_URL?.startsWith('esdb') ? 'eventstoredb' : 'postgres',
    readModels: rooms.flatMap((room) => room.readModels),
    dataDir: path.resolve(config.DATA_DIR),
    file,
    sealed: passphrase === undefined ? undefined : { passphrase, key: records.masterKey },
    say: () => {},
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${file}\n  ${size(statSync(file).size)} in ${seconds} s`);
  console.log(
    `  ${history.events.toLocaleString('en-US')} events, ${rows.toLocaleString('en-US')} rows of ` +
      `${Object.keys(tables).length} tables; history has the SHA-256 ${history.sha256}`,
  );
  if (!readModels)
    console.log(
      '  Lists were behind history the whole time: a restore checks them by replay alone.',
    );
  console.log(
    passphrase === undefined
      ? '  Not sealed, and without the encryption key: keep that apart; nothing opens without it.'
      : '  Sealed, with the encryption key in it: anyone with the passphrase can read everything.',
  );
  if (keep !== undefined) {
    const removed = removeOld(path.dirname(file), keep);
    console.log(`  ${removed} older than ${keep} days removed.`);
  }
  return 0;
}

function wanted(): Wanted | string {
  const { values, positionals } = parseArgs({
    options: {
      unsealed: { type: 'boolean', default: false },
      keep: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const passphrase = process.env['BACKUP_PASSPHRASE'] || undefined;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (values.help || positionals.length > 1) return USAGE;
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    return '--keep: give a number of days, for example --keep 30';
  if (values.unsealed && passphrase)
    return 'BACKUP_PASSPHRASE is set and --unsealed was given. Leave one of them out.';
  if (!values.unsealed && !passphrase)
    return (
      `BACKUP_PASSPHRASE: set it to a passphrase of ${SHORTEST} characters or more, or add ` +
      `--unsealed.\n\n${USAGE}`
    );
  if (passphrase && passphrase.length < SHORTEST)
    return (
      `BACKUP_PASSPHRASE: ${SHORTEST} characters or more, because whoever has the file can try ` +
      'any number.'
    );
  return { file: fileNamed(positionals[0]), passphrase, keep };
}

try {
  const asked = wanted();
  if (typeof asked === 'string') {
    console.error(asked);
    process.exitCode = 2;
  } else process.exitCode = await backUp(asked);
} catch (error) {
  console.error(
    error instanceof ConfigError
      ? `The configuration cannot be used:\n${error.message}`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
}
