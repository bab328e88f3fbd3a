// npm run restore -- <file>: puts a company back from a backup, replays it and says whether it is
// the one that was backed up.
import { parseArgs } from 'node:util';
import { openApp, rooms } from '../apps/backend/app.ts';
import { restore, type Restore } from '../apps/backend/platform/backup/restore.ts';
import { CannotPutBack } from '../apps/backend/platform/backup/refusal.ts';
import { CannotBeOpened } from '../apps/backend/platform/backup/sealed-file.ts';
import { verifyRestored } from '../apps/backend/platform/backup/verify.ts';
import { ConfigError, readConfig, type Config } from '../apps/backend/platform/config.ts';
import { openLog } from '../apps/backend/platform/core/log.ts';
import { endRestore } from '../apps/backend/platform/servers/restores.ts';
import { quietly } from './quietly.ts';

const USAGE = `Puts a company back from the file that npm run backup made, into DATA_DIR or
DATABASE_URL.

  BACKUP_PASSPHRASE=… npm run restore -- <file> [--replace]

Stop the product first. Nothing is changed before the whole file was read and found as it was;
then everything is written in one transaction. --replace throws away the company that is there.`;

const say = (line: string): void => console.log(`  ${line}`);
const PATIENCE_MS = 24 * 60 * 60 * 1000;

/** Replays what was put back, lets the rooms do what has to be done once, and compares. */
async function finish(config: Config, { archive, forgottenAgain }: Restore): Promise<number> {
  say('replaying');
  // Mail and queues need not be there yet.
  const app = await openApp(quietly(config), openLog('error'), rooms, { isRestoring: true });
  try {
    const { services, pool, store, projected } = app;
    const reached = async () => projected.until(await store.head(), PATIENCE_MS);
    await reached();
    const readModels = rooms.flatMap((room) => room.readModels);
    const { manifest } = archive;
    const { history } = services;
    const verdict = await verifyRestored({
      pool,
      store,
      history,
      readModels,
      manifest,
      forgottenAgain,
    });
    for (const difference of verdict.differences.slice(0, 20))
      console.error(`DIFFERENCE  ${difference}`);
    if (verdict.differences.length > 0) {
      console.error(
        `${verdict.differences.length} differences: this is not the company that was backed up. ` +
          'The product will not start on it.',
      );
      return 1;
    }
    for (const room of rooms) {
      const said = await room.afterRestore?.(services);
      if (said !== undefined) say(said);
    }
    await reached();
    await endRestore(pool);
    const events = verdict.events.toLocaleString('en-US');
    const { sameModels } = verdict;
    console.log(
      `Verified: ${events} events with the hash that the backup names, ${readModels.length} read ` +
        'models replayed, every row as history says' +
        (sameModels === undefined ? '.' : `, ${sameModels} of them the same as in the backup.`),
    );
    return 0;
  } finally {
    await app.close();
  }
}

function tell({ effects, forgottenAgain, forgottenKnownUpTo, wasThere, archive }: Restore): void {
  if (forgottenKnownUpTo !== null)
    say(
      `Anyone whose data was deleted after ${forgottenKnownUpTo} is back, because no list beside ` +
        'the backup names them: delete it again.',
    );
  if (wasThere) return say('an earlier try restored everything; continuing from there');
  if (forgottenAgain > 0)
    say(`personal data deleted after the backup, and deleted again: ${forgottenAgain}`);
  if (effects.toRepeat > 0)
    say(`still to be done, e-mails under the Message-ID they had: ${effects.toRepeat}`);
  if (effects.toDecide > 0)
    say(`needs a decision, under Emails → Needs Decision: ${effects.toDecide}`);
  say(
    `What happened after ${archive.manifest.madeAt} is not in it: compare with the bank, the ` +
      'mailbox and QuickBooks before you pay anyone.',
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const config = readConfig();
  const done = await restore({
    config,
    deciders: [...new Set(rooms.flatMap((room) => room.deciders))],
    tables: rooms.flatMap((room) => room.tables ?? []),
    file,
    passphrase: process.env['BACKUP_PASSPHRASE'] || undefined,
    replace: values.replace,
    toAsk: rooms
      .flatMap((room) => room.workers ?? [])
      .filter(({ kind }) => kind.asksAfterRestore)
      .map(({ kind }) => kind.task),
    say,
  });
  tell(done);
  return finish(config, done);
}

const isToldInWords = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof CannotPutBack ||
  error instanceof CannotBeOpened ||
  (error as NodeJS.ErrnoException).code === 'ENOENT';

try {
  process.exitCode = await main();
} catch (error) {
  console.error(isToldInWords(error) ? error.message : error);
  process.exitCode = 1;
}
