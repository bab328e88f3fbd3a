// Under which account Postgres runs, and where its files must lie so that this account reaches
// them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { NAME } from './names.ts';

/**
 * `self`: as the user who runs us. `namespace` and `nobody`: the two ways for those whom Postgres
 * refuses, which is root above all.
 */
export type AccountKind = 'self' | 'namespace' | 'nobody';

export interface Account {
  readonly kind: AccountKind;
  /** Who owns the data, and whose rights count when a path is walked. */
  readonly uid: number;
  readonly gid: number;
  /** The command line that runs `command` under this account. */
  wrap(command: string, args: readonly string[]): readonly [string, readonly string[]];
}

const NOBODY = 65534;
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
/** Where root keeps what another account could not reach in a private directory. */
const OUTSIDE = `/var/lib/${NAME}`;
/**
 * Children get a fixed environment: nothing of ours leaks into them and nothing there changes how
 * they behave.
 */
export const CHILD_ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/**
 * Chooses the account. For root, and for a uid without a name (which initdb refuses), a user
 * namespace in which we are somebody
 * else is tried first, because it needs no other owner of the files; where the machine forbids
 * namespaces, root uses uid 65534.
 */
export function chooseAccount(wanted?: AccountKind): Account {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const plain: Account['wrap'] = (command, args) => [command, args];
  if (uid !== 0 && hasName()) return { kind: 'self', uid, gid, wrap: plain };
  if (
    wanted !== 'nobody' &&
    spawnSync('unshare', [...NAMESPACE, 'true'], { env: CHILD_ENV }).status === 0
  ) {
    return {
      kind: 'namespace',
      uid,
      gid,
      wrap: (command, args) => ['unshare', [...NAMESPACE, command, ...args]],
    };
  }
  return uid === 0
    ? { kind: 'nobody', uid: NOBODY, gid: NOBODY, wrap: plain }
    : { kind: 'self', uid, gid, wrap: plain };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Whether the account may enter `dir` and every directory above it, going by owner and mode. */
export function reaches(account: Account, dir: string): boolean {
  for (let at = realpathSync(dir); ; at = path.dirname(at)) {
    const { uid, gid, mode } = statSync(at);
    const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * The directory for copies of the binaries: beside the data where that is reached, else outside.
 */
export function binariesHome(account: Account, besideData: string): string {
  return reaches(account, besideData) ? besideData : OUTSIDE;
}

/**
 * The directory in which `dataDir` really goes. Usually its parent; where the account cannot enter
 * that (root's home, for
 * example), a directory outside, and a link stands in `dataDir`'s place so that the next start
 * finds it.
 */
export function placeData(
  account: Account,
  dataDir: string,
): { readonly dir: string; readonly linkFrom?: string } {
  const parent = path.dirname(dataDir);
  if (reaches(account, parent)) return { dir: dataDir };
  const dir = path.join(
    OUTSIDE,
    `data-${createHash('sha256').update(realpathSync(parent)).digest('hex').slice(0, 16)}`,
    path.basename(dataDir),
  );
  mkdirSync(path.dirname(dir), { recursive: true, mode: 0o755 });
  return { dir, linkFrom: dataDir };
}

/** Puts the link of `placeData` in its place; a link that is there already stays. */
export function linkData(place: ReturnType<typeof placeData>): void {
  if (place.linkFrom && lstatSync(place.linkFrom, { throwIfNoEntry: false }) === undefined)
    symlinkSync(place.dir, place.linkFrom);
}

/**
 * Makes the account the owner of the data, which another account may have had before (a restored
 * copy, another kind of machine).
 */
export function own(account: Account, dir: string): void {
  if (!existsSync(dir)) return;
  const { uid } = statSync(dir);
  if (uid !== account.uid && process.getuid?.() !== 0) {
    throw new Error(
      `The database in ${dir} belongs to another user (uid ${uid}). Start the program as that ` +
        'user, or give it to this one with chown -R.',
    );
  }
  chmodSync(dir, 0o700);
  if (uid === account.uid) return;
  chownSync(dir, account.uid, account.gid);
  for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(dir, entry), account.uid, account.gid);
}

/** How a process is spawned under the account. */
export const identityOf = ({ kind, uid, gid }: Account): { uid?: number; gid?: number } =>
  kind === 'nobody' ? { uid, gid } : {};
