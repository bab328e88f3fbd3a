// The bank as a folder: what is to go out lies in one place, what came in is read from another.
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import {
  anotherName,
  BankAway,
  isAnswerName,
  isFileName,
  PARTIAL,
  type BankGateway,
} from './bank-gateway.ts';

/** Writes so that the content is on the disk before its name is. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w');
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
    await mkdir(at(folder), { recursive: true });
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
      await rename(at('incoming', name), path.join(folder, isTaken ? anotherName(name) : name));
    },
    async close() {},
  };
}
