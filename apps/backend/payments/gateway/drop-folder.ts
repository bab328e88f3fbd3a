// The bank as a folder: what is to go out lies in one place, what came in is read from another.
import { chmod, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  anotherName,
  BankAway,
  isAnswerName,
  isFileName,
  PARTIAL,
  type BankGateway,
} from './bank-gateway.ts';
import { OWN_FILE, ownFolder, writeOwn } from './own-files.ts';
import { masked } from './masked.ts';

/** Writes so that the content is on the disk before its name is. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', OWN_FILE);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * `root` has the folders outgoing, incoming, read and unread. Unless somebody `plays` the bank, a
 * person carries the files.
 */
export function openDropFolder(root: string, plays: boolean): BankGateway {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const ready = async (folder: string): Promise<string> => {
    await ownFolder(at(folder));
    return at(folder);
  };
  return {
    simulatedIn: plays ? root : undefined,
    async send(name, content, begin) {
      if (!isFileName(name)) throw new RangeError(`${name} is not the name of a file`);
      const partial = at('outgoing', `${name}${PARTIAL}`);
      try {
        await ready('outgoing');
        await writeWhole(partial, content);
      } catch (error) {
        throw new BankAway('the folder for the bank cannot be written', { cause: error });
      }
      await begin();
      await rename(partial, at('outgoing', name));
    },
    async incoming() {
      const there = await readdir(await ready('incoming'), { withFileTypes: true });
      return there
        .filter((one) => one.isFile() && isAnswerName(one.name))
        .map(({ name }) => name)
        .toSorted();
    },
    read: (name) => readFile(at('incoming', name)),
    async putAside(name, as) {
      const folder = await ready(as);
      const isTaken = (await readdir(folder)).includes(name);
      const to = path.join(folder, isTaken ? anotherName(name) : name);
      if (as === 'unread') {
        // A person has to read it: it stays as it is, for nobody else.
        await chmod(at('incoming', name), OWN_FILE);
        await rename(at('incoming', name), to);
        return;
      }
      // Whole before its name is; cut off between the two, it is read again, which says no news.
      await writeOwn(`${to}${PARTIAL}`, masked(await readFile(at('incoming', name), 'latin1')));
      await rename(`${to}${PARTIAL}`, to);
      await rm(at('incoming', name));
    },
    async close() {},
  };
}
