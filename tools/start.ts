// npm start: builds what changed, starts the product as a web and a worker process beside its
// embedded servers, and says where it is.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { buildFrontEnds } from './build.ts';
import { livedInBooks } from './quickbooks-test-server/demo-books.ts';
import { startQuickBooksTestServer } from './quickbooks-test-server.ts';
import { watchAncestors } from './start/ancestors.ts';
import { supervise, type Role } from './start/supervisor.ts';
import { insteadOfStart } from './start/usage.ts';

/** What main.ts prints when it is up; a worker has no address. */
interface Ready {
  readonly ready: true;
  readonly url?: string;
  readonly dataDir: string;
  readonly signIn?: { readonly email: string; readonly password?: string };
}

const instead = insteadOfStart(process.argv.slice(2));
if (instead) {
  (instead.code === 0 ? console.log : console.error)(instead.says);
  process.exit(instead.code);
}

// WEB_ROOT names front ends that somebody else has built.
if (!process.env['WEB_ROOT']) await buildFrontEnds();

// Without Intuit's keys there is a demo company to try QuickBooks with, on this machine alone.
const { QUICKBOOKS_CLIENT_ID, QUICKBOOKS_BASE_URL, NODE_ENV } = process.env;
// It tells the product of changes in its books, signed, as Intuit does.
const verifier = process.env['QUICKBOOKS_WEBHOOK_TOKEN'] || randomBytes(24).toString('base64url');
const quickbooks =
  QUICKBOOKS_CLIENT_ID || QUICKBOOKS_BASE_URL || NODE_ENV === 'production'
    ? undefined
    : await startQuickBooksTestServer({
        dir: path.resolve(process.env['DATA_DIR'] || '.data', 'quickbooks-demo'),
        verifier,
        opensWith: livedInBooks,
      });
if (quickbooks) {
  process.env['QUICKBOOKS_BASE_URL'] = quickbooks.url;
  process.env['QUICKBOOKS_WEBHOOK_TOKEN'] = verifier;
}

// What happens behind the screen does not slow the screen, so the two are processes of their own.
// ROLE asks for one process only.
const role = process.env['ROLE'] as Role['role'] | undefined;
const roles: readonly Role['role'][] = role ? [role] : ['api', 'worker'];
let announced = false;

const supervisor = supervise(
  roles.map((one) => ({ role: one, onLine: (line) => heard(one, line) })),
  (code, sentence) => {
    console.error(sentence);
    stop(code);
  },
);

function stop(code: number): void {
  void supervisor
    .stop()
    .then(() => quickbooks?.close())
    .then(() => process.exit(code));
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
process.on('SIGHUP', () => stop(0));
watchAncestors(() => stop(0));

function heard(from: Role['role'], line: string): void {
  if (!line.startsWith('{"ready":true')) return console.log(line);
  if (from === 'worker' && roles.length > 1) return;
  const ready = JSON.parse(line) as Ready;
  // Once: a process that was started again is no news, unless it made another password.
  if (!announced) announce(ready);
  else if (ready.url && ready.signIn?.password)
    console.log(`\n${signInLine(ready.url, ready.signIn).join('\n')}\n`);
  announced = true;
}

/** A password that was made is in no other place. */
const signInLine = (url: string, { email, password }: NonNullable<Ready['signIn']>): string[] => [
  `  Sign in   ${url}/auth   ${email}   ${password ?? '(with your password)'}`,
  ...(password
    ? ['            This password is shown once. Sign in with it, then choose your own.']
    : []),
];

function announce({ url, signIn, dataDir }: Ready): void {
  if (!url) return console.log('\nA Purlin worker is running. Ctrl-C stops it.\n');
  if (quickbooks) quickbooks.webhooks.url = `${url}/api/quickbooks/webhook`;
  const lines = [`Purlin is running at ${url}`];
  if (signIn) lines.push(...signInLine(url, signIn));
  lines.push(
    `  Inbox     ${url}/dev/inbox   emails the product has sent`,
    `  API       ${url}/api/docs`,
    ...(quickbooks ? [`  QuickBooks  ${quickbooks.url}   a demo company's books`] : []),
    `  Ctrl-C stops everything; your data stays in ${dataDir}`,
  );
  console.log(`\n${lines.join('\n')}\n`);
}
