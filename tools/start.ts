// npm start: builds what changed, starts the product as a web and a worker process beside its
// embedded servers, and says where it is.
import { buildFrontEnds } from './build.ts';
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
  void supervisor.stop().then(() => process.exit(code));
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
process.on('SIGHUP', () => stop(0));
watchAncestors(() => stop(0));

function heard(from: Role['role'], line: string): void {
  if (!line.startsWith('{"ready":true')) return console.log(line);
  // Once: a process that was started again is no news.
  if (announced || (from === 'worker' && roles.length > 1)) return;
  announced = true;
  announce(JSON.parse(line) as Ready);
}

function announce({ url, signIn, dataDir }: Ready): void {
  if (!url) return console.log('\nA Purlin worker is running. Ctrl-C stops it.\n');
  const lines = [`Purlin is running at ${url}`];
  if (signIn)
    lines.push(
      `  Sign in   ${url}/auth   ` +
        `${signIn.email}${signIn.password ? `   ${signIn.password}` : '   (with your password)'}`,
    );
  lines.push(
    `  Inbox     ${url}/dev/inbox   what was sent by e-mail`,
    `  API       ${url}/api/docs`,
    `  Ctrl-C stops everything; your data stays in ${dataDir}`,
  );
  console.log(`\n${lines.join('\n')}\n`);
}
