// Builds the front ends (with Nx, which remembers what is already built) and assembles them into
// dist/web. `npm run build`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assemble } from './build/assemble.ts';
import { describe, measure, overBudget } from './build/budgets.ts';
import { hashOfInputs } from './build/inputs.ts';

const root = path.resolve(import.meta.dirname, '..');
const hashFile = path.join(root, 'dist/web-inputs');

/** Runs `nx run-many`; its output is shown only when something failed. */
function nx(args: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NX_NO_CLOUD: 'true',
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The front ends could not be built:\n${output}`)),
    );
  });
}

/** Builds what has changed; does nothing when nothing has. Gives the folder to serve. */
export async function buildFrontEnds(say: (line: string) => void = console.log): Promise<string> {
  const web = path.join(root, 'dist/web');
  const inputs = await hashOfInputs(root);
  const before = await readFile(hashFile, 'utf8').catch(() => '');
  if (inputs === before && existsSync(web)) return web;

  const started = performance.now();
  say('Building the front ends ...');
  await rm(hashFile, { force: true });
  await nx(['run-many', '-t', 'build', '--output-style=static']);
  await assemble(root);
  const sizes = await measure(root, web);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n${describe(sizes)}`);
  const tooLarge = overBudget(sizes);
  if (tooLarge.length > 0)
    throw new Error(`Too much script, see tools/build/budgets.ts:\n${describe(tooLarge)}`);
  await writeFile(hashFile, inputs);
  return web;
}

/**
 * Builds the public pages again and puts them in place; for development, where the rest is built as
 * it is asked for.
 */
export async function rebuildSite(): Promise<void> {
  await rm(hashFile, { force: true });
  await nx(['run', '@purlin/site:build']);
  await assemble(root);
}

if (import.meta.main) {
  await buildFrontEnds().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
}
