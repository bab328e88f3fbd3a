// Files that only a passphrase opens: any size, any range; and everything that may be wrong with
// one is found before a byte of it is believed.
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { isSealed, openFile, sealingStream } from './sealed-file.ts';

const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 16;
const CHEAP = { N: 2 ** 10, r: 8, p: 1 };
const folder = mkdtempSync(path.join(tmpdir(), 'sealed-file-spec-'));
const file = path.join(folder, 'sealed');
afterAll(() => rmSync(folder, { recursive: true }));

/** Bytes that differ from place to place. */
const bytes = (size: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: size }, (_, n) => (n * 7 + (n >> 8)) % 251));

async function seal(clear: Buffer, passphrase = 'as many as it takes'): Promise<void> {
  // In pieces that are not the file's own.
  const parts = Array.from({ length: Math.ceil(clear.length / 10_007) }, (_, n) =>
    clear.subarray(n * 10_007, (n + 1) * 10_007),
  );
  await pipeline(
    Readable.from(parts, { objectMode: false }),
    await sealingStream(passphrase, CHEAP),
    createWriteStream(file),
  );
}

async function read(start = 0, end?: number): Promise<Buffer> {
  const opened = await openFile(file, 'as many as it takes');
  try {
    const parts: Buffer[] = [];
    for await (const part of opened.read(start, end ?? opened.size)) parts.push(part);
    return Buffer.concat(parts);
  } finally {
    await opened.close();
  }
}

it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])('%i bytes come back', async (size) => {
  const clear = bytes(size);
  await seal(clear);
  expect(await isSealed(file)).toBe(true);
  expect((await read()).equals(clear)).toBe(true);
  // A byte alone may stand anywhere by chance.
  if (size > 40) expect(readFileSync(file).includes(clear.subarray(0, 40))).toBe(false);
});

it('any part of it can be read alone', async () => {
  const clear = bytes(3 * PIECE + 5);
  await seal(clear);
  for (const [start, end] of [
    [0, 1],
    [PIECE - 1, PIECE + 1],
    [PIECE, 2 * PIECE],
    [10, 3 * PIECE + 5],
  ] as const)
    expect((await read(start, end)).equals(clear.subarray(start, end))).toBe(true);
});

it('another passphrase, or none, is said', async () => {
  await seal(bytes(2 * PIECE), 'another passphrase');
  await expect(read()).rejects.toThrow('the backup was made with a different one');
  await expect(openFile(file, undefined)).rejects.toThrow('Set BACKUP_PASSPHRASE');
});

it('a file that was cut off, mixed up or changed is not opened', async () => {
  await seal(bytes(3 * PIECE + 5));
  const whole = readFileSync(file);
  const head = whole.indexOf('\n') + 1;
  const changed = (where: number): Buffer => {
    const copy = Buffer.from(whole);
    copy[where]! ^= 1;
    return copy;
  };
  const piece = (n: number): Buffer =>
    whole.subarray(head + n * SEALED_PIECE, head + (n + 1) * SEALED_PIECE);
  for (const torn of [
    whole.subarray(0, -1),
    whole.subarray(0, head + 3 * SEALED_PIECE),
    whole.subarray(0, head + 2 * SEALED_PIECE + 100),
    whole.subarray(0, head),
    Buffer.concat([whole, Buffer.alloc(40)]),
    Buffer.concat([whole.subarray(0, head), piece(0), piece(2), piece(1), piece(3)]),
    changed(head + SEALED_PIECE + 7),
    changed(whole.length - 1),
    changed(head - 10),
  ]) {
    writeFileSync(file, torn);
    await expect(read()).rejects.toThrow(/incomplete|different one|JSON/);
  }
});

it('a file that asks for more work than ours do is refused before it gets it', async () => {
  await seal(bytes(10));
  const text = readFileSync(file, 'latin1').replace('"N":1024', '"N":999999999');
  writeFileSync(file, text, 'latin1');
  await expect(openFile(file, 'x')).rejects.toThrow('more work than a backup');
});
