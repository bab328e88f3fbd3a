// Runs a TypeScript tool on the project's own Node 24; installs the packages first when the
// lockfile changed. Works on Node 20 alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const [script, ...args] = process.argv.slice(2);
if (!script) throw new Error('usage: node tools/run.mjs <script> [arguments]');

const stamp = path.join(root, 'node_modules', '.installed-lock');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== lock) {
  console.log('Installing packages (once, and after each change of package-lock.json) ...');
  const npm = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (npm.status !== 0) {
    console.error(
      'npm ci failed. Check the messages above and that the npm registry can be reached, ' +
        'then run the command again.',
    );
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

/**
 * Node 24 from npm where it exists for this machine; otherwise the running one, if it is new
 * enough.
 */
function node24() {
  const shipped = path.join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  );
  if (existsSync(shipped)) return shipped;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `No Node 24 package exists for ${process.platform}-${process.arch}. Install Node 24 or ` +
      'newer and run the command again.',
  );
  process.exit(1);
}

const child = spawn(node24(), [script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
    // What Node compiled once it need not compile at the next start; goes with the packages.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'node'),
  },
});
// A terminal sends Ctrl-C to the whole group: the child ends itself, this process only waits for
// it. Without a terminal the signal was meant for this process alone.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
