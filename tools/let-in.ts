// npm run let-in -- <e-mail address>: lets this user in as an admin, with a password that is
// printed once. For a company of which nobody can sign in any more (docs/repair.md).
import { letBackIn } from '../apps/backend/access/way-back-in.ts';
import { openApp } from '../apps/backend/app.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import { openLog } from '../apps/backend/platform/core/log.ts';

const [email] = process.argv.slice(2);
if (email === undefined || !/^\S+@\S+$/.test(email)) {
  console.error('usage: npm run let-in -- <e-mail address>');
  process.exit(2);
}

const app = await openApp(readConfig(), openLog('warn'));
try {
  const password = await letBackIn(email, app.services);
  console.log(
    `${email} is an admin. The password is ${password} and is kept nowhere: whoever signs in ` +
      'with it chooses their own before anything else. History says that the server let them in.',
  );
} finally {
  await app.close();
}
