// npm run restore-admin -- <e-mail address>: lets this user in as an admin, with a password that is
// printed once. For a company of which nobody can sign in any more (docs/repair.md).
import { EmailAddress } from '@purlin/domain/shared/contacts.ts';
import { NoCompany, restoreAdmin } from '../apps/backend/access/restore-admin.ts';
import { openApp } from '../apps/backend/app.ts';
import { ConfigError, readConfig } from '../apps/backend/platform/config.ts';
import { openLog } from '../apps/backend/platform/core/log.ts';
import { NotUpYet, startError } from '../apps/backend/platform/servers/start-errors.ts';

const USAGE = 'usage: npm run restore-admin -- <e-mail address>';

/** Works without workers, pages, mail and queues: those are the running product's. */
async function main(email: string): Promise<void> {
  const read = readConfig();
  const config = { ...read, ROLE: 'api', SMTP_URL: undefined, REDIS_URL: undefined } as const;
  const app = await openApp(config, openLog('error')).catch((error: unknown) => {
    throw startError(error, config);
  });
  try {
    const password = await restoreAdmin(email, app.services);
    console.log(
      `${email} is an admin. The password is ${password} and is kept nowhere: whoever signs in ` +
        'with it chooses their own before anything else. History says that the operator did it.',
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
