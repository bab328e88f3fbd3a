// npm run lock: writes package-lock.json after a change of dependencies, without builds for other
// platforms that the registry does not have.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const npm = spawnSync(
  'npm',
  ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'],
  { stdio: 'inherit' },
);
if (npm.status !== 0) process.exit(npm.status ?? 1);

// npm ci refuses a lockfile that names an optional package it could not lock; what is not locked is
// not named either.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = new Set(
  Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)),
);
let dropped = 0;
for (const entry of Object.values(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (locked.has(name)) continue;
    delete entry.optionalDependencies[name];
    dropped++;
  }
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json written; ${dropped} builds for other platforms left out.`);
