// The data directory of an embedded Postgres: made on the first start, checked on every other.
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  CHILD_ENV,
  identityOf,
  linkData,
  own,
  placeData,
  reaches,
  type Account,
} from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readSecret, USER, writeSecret } from './postgres-secret.ts';

/**
 * Makes the data directory ready for the account; on the first start it is made aside and renamed,
 * so it is whole or absent. Answers where it really lies. Throws a sentence that says what to do.
 */
export function prepareData(
  dataDir: string,
  account: Account,
  binaries: PostgresBinaries,
  log: (line: string) => void,
): string {
  if (!existsSync(dataDir)) {
    const place = placeData(account, dataDir);
    if (!existsSync(`${dataDir}.json`))
      writeSecret(dataDir, { password: randomBytes(24).toString('base64url') });
    if (!existsSync(place.dir))
      initialise(place.dir, readSecret(dataDir).password, account, binaries);
    linkData(place);
    log(`A new database was made in ${place.dir}`);
  }
  const dir = realpathSync(dataDir);
  if (!reaches(account, path.dirname(dir))) {
    throw new Error(
      `Postgres cannot run as root and its account (uid ${account.uid}) may not enter ` +
        `${path.dirname(dir)}. Let others enter that directory (chmod o+x), move DATA_DIR, ` +
        'or set DATABASE_URL.',
    );
  }
  own(account, dir);
  const found = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  const [major] = binaries.version.split('.');
  if (found !== major) {
    throw new Error(
      `The database in ${dataDir} was written by Postgres ${found}, and this program ` +
        `brings Postgres ${major}. Start the one that wrote it and move the data ` +
        `with pg_dump, or set DATABASE_URL to a Postgres ${found}.`,
    );
  }
  return dir;
}

function initialise(
  dir: string,
  password: string,
  account: Account,
  binaries: PostgresBinaries,
): void {
  const prefix = `${dir}.new-`;
  const interrupted = readdirSync(path.dirname(dir))
    .map((entry) => path.join(path.dirname(dir), entry))
    .filter((entry) => entry.startsWith(prefix));
  for (const left of interrupted) rmSync(left, { recursive: true, force: true });
  const unfinished = `${prefix}${randomUUID()}`;
  const passwordFile = `${unfinished}-password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.kind === 'nobody')
    for (const made of [unfinished, passwordFile]) chownSync(made, account.uid, account.gid);
  const [command, args] = account.wrap(path.join(binaries.dir, 'bin', 'initdb'), [
    '-D',
    unfinished,
    '-U',
    USER,
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const made = spawnSync(command, args, {
    ...identityOf(account),
    env: CHILD_ENV,
    cwd: '/',
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(
      `A new database could not be made in ${dir}. initdb ` +
        `said:\n${made.error?.message ?? `${made.stderr}${made.stdout}`.trim()}`,
    );
  }
  renameSync(unfinished, dir);
}
