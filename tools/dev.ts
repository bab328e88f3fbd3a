// npm run dev: the product with front ends that change while you look at them. One address for
// everything.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { buildFrontEnds, rebuildSite } from './build.ts';
import { BACKEND_PORT } from './rspack/dev-server.ts';
import { remotes, shell } from './rspack/front-ends.ts';

process.env['NODE_ENV'] = 'development';
const root = path.resolve(import.meta.dirname, '..');
const address = `http://127.0.0.1:${shell.port}`;
const QUIET_MS = 200;

/** Calls `act` when files under the folders have changed and then rested for a moment. */
function whenChanged(folders: readonly string[], act: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (!file || /(^|\/)(dist|node_modules)(\/|$)|\.spec\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          void act().catch((problem: unknown) =>
            console.error(problem instanceof Error ? problem.message : problem),
          ),
        QUIET_MS,
      );
    });
  }
}

let backend: ChildProcess | undefined;

async function startBackend(): Promise<void> {
  backend = spawn(process.execPath, ['--enable-source-maps', 'apps/backend/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(BACKEND_PORT),
      PUBLIC_URL: address,
    },
  });
  if (backend.stdout) createInterface({ input: backend.stdout }).on('line', told);
  await once(backend, 'spawn');
}

/** What the product says; its first words, that it is ready, are for tools/start.ts. */
function told(line: string): void {
  const signIn = line.startsWith('{"ready":true')
    ? (
        JSON.parse(line) as {
          readonly signIn?: { readonly email: string; readonly password?: string };
        }
      ).signIn
    : undefined;
  if (signIn)
    console.log(
      `\nDevelopment: ${address}\n  Sign in  ${address}/auth   ${signIn.email}   ` +
        `${signIn.password ?? '(with your password)'}\n`,
    );
  else console.log(line);
}

async function stopBackend(): Promise<void> {
  if (!backend || backend.exitCode !== null) return;
  const gone = once(backend, 'exit');
  backend.kill('SIGTERM');
  await gone;
}

let restarting: Promise<void> = Promise.resolve();
/** One restart after the other, also when files change meanwhile. */
const restartBackend = (): Promise<void> =>
  (restarting = restarting.then(stopBackend).then(startBackend));

async function serve(folder: string): Promise<RspackDevServer> {
  const { default: configuration } = (await import(
    path.join(root, folder, 'rspack.config.mjs')
  )) as { readonly default: Configuration };
  const server = new RspackDevServer(configuration.devServer || {}, rspack(configuration));
  await server.start();
  return server;
}

await buildFrontEnds();
const servers = await Promise.all(
  [shell, ...remotes.filter(({ name }) => name !== 'site')].map(({ folder }) => serve(folder)),
);
await startBackend();
whenChanged(
  ['apps/backend', 'libs/contracts', 'libs/domain', 'libs/event-sourcing', 'libs/event-store'],
  restartBackend,
);
whenChanged(['apps/site'], () => rebuildSite().then(restartBackend));
console.log(
  'Screens change as you save; public pages and the server after a reload. Ctrl-C stops ' +
    'everything.',
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void Promise.all([stopBackend(), ...servers.map((server) => server.stop())]).finally(() =>
      process.exit(0),
    );
  });
}
