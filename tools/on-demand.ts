// Packages that one command alone needs: it installs them the first time, by a lockfile of their
// own in tools/on-demand, so that nobody else has to fetch them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports it. `T`: what the command uses of it. Throws when it cannot be installed. */
export async function onDemand<T>(name: 'lighthouse' | 'testcontainers'): Promise<T> {
  const folder = path.join(import.meta.dirname, 'on-demand', name);
  const stamp = path.join(folder, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.log(`Installing ${name} (once) ...`);
    const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (npm.status !== 0)
      throw new Error(`npm ci failed in ${folder}. Check that the npm registry can be reached.`);
    writeFileSync(stamp, lock);
  }
  const home = path.join(folder, 'node_modules', name);
  const { main } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    readonly main: string;
  };
  return (await import(pathToFileURL(path.join(home, main)).href)) as T;
}
