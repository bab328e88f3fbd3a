// npm start: builds what changed, starts the product with its embedded servers, and says where it
// is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildFrontEnds } from './build.ts';

/** What main.ts prints when it is up; a worker has no address. */
interface Ready {
  readonly ready: true;
  readonly url?: string;
  readonly signIn?: { readonly email: string; readonly password?: string };
}

await buildFrontEnds();

const child = spawn(process.execPath, ['--enable-source-maps', 'apps/backend/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  env: { LOG_LEVEL: 'warn', ...process.env },
});
// Ctrl-C reaches the whole group; the product stops itself and this process waits for it
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: child.stdout! }).on('line', (line) => {
  const ready = readyOf(line);
  if (ready) announce(ready);
  else console.log(line);
});

function readyOf(line: string): Ready | undefined {
  return line.startsWith('{"ready":true') ? (JSON.parse(line) as Ready) : undefined;
}

function announce({ url, signIn }: Ready): void {
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
    '  Ctrl-C stops everything; your data stays in .data',
  );
  console.log(`\n${lines.join('\n')}\n`);
}
