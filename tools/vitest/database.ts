// A database of its own for each spec, on the server that the global setup started.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from './global-setup.ts'; // Declares `postgresUrl`.

/**
 * Creates an empty database and returns its address. It goes away with the server of the test run.
 */
export async function freshDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  url.pathname = name;
  return url.href;
}
