// Tells cheaply whether anything that the front ends are made of has changed since the last build.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes, shell } from '../rspack/front-ends.ts';

const files = ['package-lock.json', 'tsconfig.base.json', 'nx.json', 'tools/build.ts'];
const folders = [
  'libs',
  'tools/rspack',
  'tools/build',
  ...[shell, ...remotes].map((one) => one.folder),
];
const leftOut = /(^|\/)(dist|node_modules|\.[^/]*)(\/|$)|\.spec\.tsx?$|\.md$/;

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = `${folder}/${entry.name}`;
      if (leftOut.test(name)) return [];
      return entry.isDirectory() ? filesIn(root, name) : [name];
    }),
  );
  return found.flat();
}

/** One hash over the paths and contents of all sources; about 50 ms. */
export async function hashOfInputs(root: string): Promise<string> {
  const names = [
    ...files,
    ...(await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat(),
  ].toSorted();
  const hash = createHash('sha256').update(process.version);
  const contents = await Promise.all(names.map((name) => readFile(path.join(root, name))));
  names.forEach((name, index) => hash.update(`\0${name}\0`).update(contents[index] ?? ''));
  return hash.digest('hex');
}
