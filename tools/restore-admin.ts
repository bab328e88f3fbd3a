// npm run restore-admin -- <e-mail address>: Restores admin access for this user, with a password
// that is printed once. For a company of which nobody can sign in any more (docs/repair.md).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { user } from '@purlin/domain/access/user.ts';
import { EmailAddress } from '@purlin/domain/shared/contacts.ts';
import { restoreAdmin } from '../apps/backend/access/restore-admin.ts';
import { openApp, rooms } from '../apps/backend/app.ts';
import { FIRST_ADMIN } from '../apps/backend/first-run.ts';
import { ConfigError, readConfig, type Config } from '../apps/backend/platform/config.ts';
import { openLog } from '../apps/backend/platform/core/log.ts';
import { openRecords } from '../apps/backend/platform/core/history/records.ts';
import { NotUpYet, startError } from '../apps/backend/platform/servers/start-errors.ts';
import { quietly } from './quietly.ts';

const USAGE = 'usage: npm run restore-admin -- <e-mail address>';

/** Nobody was ever a user there. */
class NoCompany extends Error {
  override readonly name = 'NoCompany';
  constructor() {
    super(
      'No company found here. DATA_DIR, DATABASE_URL and EVENT_STORE_URL must be those of the ' +
        'product; its first start makes the first admin.',
    );
  }
}

const log = openLog('error');

/** Opens nothing but history. Throws NoCompany. */
async function checkCompany(config: Config): Promise<void> {
  // An embedded database would be made just to be found empty.
  if (!config.DATABASE_URL && !existsSync(path.resolve(config.DATA_DIR, 'postgres')))
    throw new NoCompany();
  await using opening = new AsyncDisposableStack();
  const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
  const { history } = await openRecords(config, deciders, false, log, opening);
  if (!(await history.end(user, FIRST_ADMIN))) throw new NoCompany();
}

async function openProduct(config: Config) {
  try {
    await checkCompany(config);
    return await openApp(config, log);
  } catch (error) {
    throw error instanceof NoCompany ? error : startError(error, config);
  }
}

async function main(email: string): Promise<void> {
  const app = await openProduct(quietly(readConfig()));
  try {
    const password = await restoreAdmin(email, app.services);
    console.log(
      `${email} is an admin. The password is ${password} and isn't stored. It must be changed at ` +
        "first sign-in. The user's history shows the operator did this.",
    );
  } finally {
    await app.close();
  }
}

const given = process.argv.slice(2);
const email = EmailAddress.safeParse(given[0]);
if (given.length !== 1 || !email.success) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await main(email.data);
} catch (error) {
  const isSentence = [ConfigError, NotUpYet, NoCompany].some((kind) => error instanceof kind);
  console.error(isSentence ? (error as Error).message : error);
  process.exitCode = 1;
}
