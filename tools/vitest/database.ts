// A database of its own for each spec, on the server that the global setup started: empty, or a
// copy of a template that the first spec of the run made.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from './global-setup.ts'; // Declares `postgresUrl` and `runId`.

/** What a template's maker wants to remember: the copies get it beside their address. */
export type TemplateNote = Readonly<Record<string, string>>;

export interface DatabaseCopy {
  readonly databaseUrl: string;
  readonly note: TemplateNote;
}

/**
 * Creates an empty database and returns its address. It goes away with the server of the test run.
 */
export const freshDatabase = (): Promise<string> =>
  onServer(async (server) => urlOf(await create(server)));

/**
 * A copy of the template of this name, some tens of milliseconds old. The first to ask in a run
 * makes the template; the others wait for it.
 */
export const copyOfTemplate = (
  name: string,
  make: (databaseUrl: string) => Promise<TemplateNote>,
): Promise<DatabaseCopy> =>
  onServer(async (server) => {
    const template = `template_${name}_${inject('runId')}`;
    const note = (await noteOf(server, template)) ?? (await makeOnce(server, template, make));
    return { databaseUrl: urlOf(await create(server, template)), note };
  });

/** Makes the template under a lock of all workers; whoever comes second finds it made. */
async function makeOnce(
  server: pg.ClientBase,
  template: string,
  make: (databaseUrl: string) => Promise<TemplateNote>,
): Promise<TemplateNote> {
  await server.query('select pg_advisory_lock(hashtext($1))', [template]);
  try {
    const made = await noteOf(server, template);
    if (made) return made;
    // It gets its name once it is whole.
    const unfinished = await create(server);
    const note = await make(urlOf(unfinished));
    const text = pg.escapeLiteral(JSON.stringify(note));
    await server.query(`comment on database ${unfinished} is ${text}`);
    await server.query(`alter database ${unfinished} rename to ${template}`);
    return note;
  } finally {
    await server.query('select pg_advisory_unlock(hashtext($1))', [template]);
  }
}

async function noteOf(server: pg.ClientBase, template: string): Promise<TemplateNote | undefined> {
  const { rows } = await server.query<{ note: string }>(
    `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
    [template],
  );
  return rows[0] && (JSON.parse(rows[0].note) as TemplateNote);
}

/** Nobody needs them any more; dropped before the next is created, which then takes their pages. */
const abandoned = new Set<string>();

/** Lets a database of a spec go. */
export const abandonDatabase = (databaseUrl: string): void =>
  void abandoned.add(new URL(databaseUrl).pathname.slice(1));

async function create(server: pg.ClientBase, template = 'template1'): Promise<string> {
  for (const name of abandoned) {
    abandoned.delete(name);
    await server.query(`drop database if exists ${name} with (force)`);
  }
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name} template ${template}`);
  return name;
}

function urlOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return url.href;
}

let pool: pg.Pool | undefined;

/** One connection for all specs of a worker. */
async function onServer<T>(work: (server: pg.ClientBase) => Promise<T>): Promise<T> {
  if (!pool) {
    pool = new pg.Pool({
      connectionString: inject('postgresUrl'),
      max: 1,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
    });
    pool.on('error', () => {}); // The server stops before its workers.
  }
  const server = await pool.connect();
  try {
    return await work(server);
  } finally {
    server.release();
  }
}
