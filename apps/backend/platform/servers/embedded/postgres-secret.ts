// Password and port of an embedded Postgres, in a file beside its data.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { NAME } from './names.ts';

export const USER = NAME;
const DATABASE = 'postgres';

/** What it takes to use the server of a data directory. */
interface Secret {
  readonly password: string;
  readonly port?: number;
}

/** Throws a sentence that says what to do when it is not there. */
export function readSecret(dataDir: string): Secret {
  try {
    return JSON.parse(readFileSync(`${dataDir}.json`, 'utf8')) as Secret;
  } catch (error) {
    throw new Error(
      `The password of the database in ${dataDir} is kept in ${dataDir}.json, and that ` +
        'file cannot be read. Put it back from a backup.',
      { cause: error },
    );
  }
}

/** Whole or not at all, for us only to read. */
export function writeSecret(dataDir: string, secret: Secret): void {
  const unfinished = `${dataDir}.json.new`;
  writeFileSync(unfinished, `${JSON.stringify(secret)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, `${dataDir}.json`);
}

/** The address to connect to. */
export function urlOf({ password }: Secret, port: number): string {
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
}
