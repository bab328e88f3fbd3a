// Starts the product: reads the configuration, opens the app, prepares the first run, listens, and
// stops cleanly.
import { constants, getPriority, setPriority } from 'node:os';
import { openApp } from './app.ts';
import { prepareFirstRun, type SignIn } from './first-run.ts';
import { ConfigError, readConfig, redacted } from './platform/config.ts';
import { openLog } from './platform/core/log.ts';
import type { Platform } from './platform/platform.ts';
import { untilUp } from './platform/until-up.ts';

/** Requests under way get ten seconds, what is behind them the rest. */
const STOP_MS = 25_000;
/** Nice: a third of the processor time of others where it is short, so that mail still goes out. */
const YIELDING = 5;

/**
 * What `work` answers. A configuration that cannot be used ends this process with the sentence that
 * says what to set.
 */
async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The configuration cannot be used:\n${error.message}`);
    return process.exit(78);
  }
}

const config = await orExit(() => readConfig());
const log = openLog(config.LOG_LEVEL);
log.info({ config: redacted(config) }, 'configuration');
const startedAt = performance.now();
// For whoever started this process: it is up now. A worker has no address.
const serves = config.ROLE !== 'worker';

/** The app, ready to listen, and how to sign in for the first time. */
async function start(): Promise<{ app: Platform; signIn: SignIn | undefined }> {
  const app = await openApp(config, log);
  try {
    return { app, signIn: serves ? await prepareFirstRun(app) : undefined };
  } catch (error) {
    await app.close();
    throw error;
  }
}
const starting = orExit(() => untilUp(start, config, log));

let stopping = false;
/** Ends this process in order, also while it still starts: what it opened is closed first. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await (await starting).app.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop('SIGINT'));
process.on('SIGTERM', () => void stop('SIGTERM'));
// The terminal was closed.
process.on('SIGHUP', () => void stop('SIGHUP'));
// The process that started us is gone, for example killed: do not stay behind on its port.
process.on('disconnect', () => void stop('disconnect'));
// It was gone before anybody listened.
if ('connected' in process && !process.connected) void stop('disconnect');

const { app, signIn } = await starting;
// Whoever waits at a screen goes before what is printed and mailed behind it. Set now, so that the
// browser is started with it and a database that this process owns was not.
if (!serves) setPriority(Math.min(getPriority() + YIELDING, constants.priority.PRIORITY_LOW));

/** The address this process opened. */
async function listen(): Promise<string> {
  // Asked to end while it started: `stop` ends this process.
  if (stopping) return new Promise(() => {});
  const port = await app.listen().catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${config.PORT} is taken by another program. Stop it, or set PORT to a free one.`,
    );
    return process.exit(78);
  });
  return config.PUBLIC_URL ?? `http://localhost:${port}`;
}

const url = serves ? await listen() : undefined;
log.info({ role: config.ROLE, url, ms: Math.round(performance.now() - startedAt) }, 'ready');
console.log(JSON.stringify({ ready: true, url, signIn, dataDir: config.DATA_DIR }));
