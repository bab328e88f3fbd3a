// The key of a restored company: the one in the backup, or the one that is given beside it; and
// where it lies afterwards.
import { createSecretKey } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { opened } from '../core/history/sealing.ts';
import type { Archive } from './archive.ts';
import { PART } from './manifest.ts';
import { CannotPutBack } from './refusal.ts';

export interface KeyPlace {
  /** ENCRYPTION_KEY, where it is set. */
  readonly given: string | undefined;
  readonly dataDir: string;
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'encryption-key');

/**
 * In hexadecimal. Throws CannotPutBack where there is none, or where it does not open what is in
 * the backup.
 */
export async function keyFor(archive: Archive, { given, dataDir }: KeyPlace): Promise<string> {
  const key = await chosenKey(archive, given, dataDir);
  if (!(await opensKeysOf(archive, key)))
    throw new CannotPutBack(
      'ENCRYPTION_KEY: the backup was encrypted with a different key. Use the key of the ' +
        'company that was backed up.',
    );
  return key;
}

async function chosenKey(
  archive: Archive,
  given: string | undefined,
  dataDir: string,
): Promise<string> {
  if (archive.manifest.holdsKey) {
    let kept = '';
    for await (const line of archive.lines(PART.key)) kept += line;
    if (given && given.toLowerCase() !== kept)
      throw new CannotPutBack(
        'ENCRYPTION_KEY is set, but the backup has a different one. Unset it, or set it to the ' +
          'key of the company that was backed up.',
      );
    return kept;
  }
  if (given) return given.toLowerCase();
  if (existsSync(fileIn(dataDir))) return readFileSync(fileIn(dataDir), 'utf8').trim();
  throw new CannotPutBack(
    'The backup has no key: it was made with --unsealed. Set ENCRYPTION_KEY to the key of the ' +
      'company that was backed up (its file was <DATA_DIR>/encryption-key).',
  );
}

/** Every database has a sealed key that belongs to no stream, by which a master key is told. */
async function opensKeysOf(archive: Archive, key: string): Promise<boolean> {
  const master = createSecretKey(Buffer.from(key, 'hex'));
  for await (const line of archive.lines(PART.table('personal_keys'))) {
    const { stream, sealed_key: sealed } = JSON.parse(line) as Record<string, string>;
    if (stream === '')
      return opened(master, Buffer.from(sealed!.replace(/^\\x/, ''), 'hex')) !== undefined;
  }
  return true;
}

/** Where the product finds it at its start, unless it is set. Whole or not at all. */
export function placeKey(key: string, { given, dataDir }: KeyPlace): void {
  if (given) return;
  const unfinished = `${fileIn(dataDir)}.unfinished`;
  writeFileSync(unfinished, key, { mode: 0o600, flush: true });
  renameSync(unfinished, fileIn(dataDir));
}
