// Backups and restores as people make them, in processes of their own, for specs.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freshDatabase } from './database.ts';
import type { TestApp } from './app.ts';

const PASSPHRASE = 'nine slow barges at dawn';

export interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}
export interface Ran {
  readonly code: number | null;
  readonly out: string;
}

/** Starts one; PATH and HOME are all that comes along of this process. */
export function start(
  tool: string,
  place: Place,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  return spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      BACKUP_PASSPHRASE: PASSPHRASE,
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      ...env,
    },
  });
}

async function ended(child: ChildProcess): Promise<Ran> {
  let out = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
}
export const run = (...args: Parameters<typeof start>): Promise<Ran> => ended(start(...args));

/** A database and a data directory with nothing in them. */
export const emptyPlace = async (folder: string): Promise<Place> => ({
  databaseUrl: await freshDatabase(),
  dataDir: mkdtempSync(path.join(folder, 'data-')),
});

export async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return (await db.query<R>(text)).rows;
  } finally {
    await db.end();
  }
}

const READS = [
  '/api/clients',
  '/api/estimates',
  '/api/estimates/1',
  '/api/leads',
  '/api/users',
  '/api/clients/1/timeline',
  '/api/price-book/items',
];
/** What a company says of itself. */
export const shownBy = async (one: TestApp): Promise<readonly string[]> =>
  Promise.all(
    READS.map(async (read) => {
      const answer = await one.call('GET', read);
      // Whoever looks signs in to look.
      const said = answer.text.replaceAll(/"lastSignInAt":"[^"]*"/g, '"lastSignInAt":"…"');
      return `${read} ${answer.status} ${said}`;
    }),
  );
