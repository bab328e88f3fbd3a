// Puts the built front ends into one folder as the browser will see them, each text file with its
// compressed copies.
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FIRST_LOAD_FILE } from '../rspack/first-load.ts';
import { remotes, shell } from '../rspack/front-ends.ts';

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
const SMALLEST_COMPRESSED_BYTES = 1024;
const notServed = new RegExp(`\\.map$|/${FIRST_LOAD_FILE}$`);

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** What goes where: [built folder, folder under the root of the site]. */
const parts = (): readonly (readonly [string, string])[] => [
  [`${shell.folder}/dist`, shell.publicPath],
  ...remotes
    .filter((remote) => remote.name !== 'site')
    .map((remote) => [`${remote.folder}/dist`, remote.publicPath] as const),
  ['apps/site/dist/public', '/'],
  ['apps/site/dist/federated', '/remotes/site/'],
];

const compressions = [
  [
    '.br',
    (raw: Buffer) =>
      promisify(brotliCompress)(raw, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        },
      }),
  ],
  ['.gz', (raw: Buffer) => promisify(gzip)(raw, { level: 9 })],
] as const;

/**
 * Writes the compressed copies; those of a file that the last build had too are taken from there.
 */
async function compress(file: string, before: string): Promise<void> {
  const raw = await readFile(file);
  if (raw.length < SMALLEST_COMPRESSED_BYTES) return;
  const unchanged = await readFile(before).then(
    (old) => old.equals(raw),
    () => false,
  );
  for (const [ending, make] of compressions) {
    if (unchanged && (await exists(before + ending))) await cp(before + ending, file + ending);
    else await writeFile(file + ending, await make(raw));
  }
}

/**
 * Makes `dist/web` new. It is replaced in one step, so a server that starts meanwhile sees the old
 * one or the new one.
 */
export async function assemble(root: string): Promise<string> {
  const web = path.join(root, 'dist/web');
  // Beside what is served: with it the server draws the public pages again when settings change.
  await cp(path.join(root, 'apps/site/dist/pages'), path.join(root, 'dist/site-renderer'), {
    recursive: true,
  });
  const next = `${web}.next`;
  await rm(next, { recursive: true, force: true });
  for (const [from, to] of parts()) {
    const source = path.join(root, from);
    if (!(await exists(source))) continue;
    await mkdir(path.join(next, to), { recursive: true });
    await cp(source, path.join(next, to), {
      recursive: true,
      filter: (file) => !notServed.test(file),
    });
  }
  const names = (await readdir(next, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  await Promise.all(names.map((name) => compress(path.join(next, name), path.join(web, name))));
  await rm(web, { recursive: true, force: true });
  await rename(next, web);
  return web;
}
