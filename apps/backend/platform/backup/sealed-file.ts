// A file that only a passphrase opens: scrypt makes the key, AES-256-GCM seals piece by piece, so
// that it is written as a stream, read from any place, and no piece is cut off, moved or changed.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  scrypt,
  type KeyObject,
} from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';

/** The first line of such a file; what is behind it says how the key is made. */
const MARK = 'sealed-file-1';
const PIECE = 64 * 1024;
const TAG = 16;
/** About half a second and 128 MB on a small server: what a guesser pays for each try. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
/** The most that a file may ask of whoever opens it. */
const MOST = { N: 2 ** 20, r: 16, p: 4 } as const;

interface Head {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly salt: string;
}

/** What was given does not open the file, or the file is not whole. The message says which. */
export class CannotBeOpened extends Error {
  override readonly name = 'CannotBeOpened';
}

const keyOf = (passphrase: string, { N, r, p, salt }: Head): Promise<KeyObject> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(passphrase.normalize(), Buffer.from(salt, 'base64'), 32, options, (error, key) =>
      error ? reject(error) : resolve(createSecretKey(key)),
    );
  });

/** Each piece has its number, and the last one says that it is the last. */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 0);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/**
 * Seals what is written into it; the key is made for this file alone. The cost stands in the file,
 * and only specs lower it.
 */
export async function sealingStream(
  passphrase: string,
  cost: Omit<Head, 'salt'> = COST,
): Promise<Transform> {
  const head: Head = { ...cost, salt: randomBytes(16).toString('base64') };
  const line = Buffer.from(`${MARK} ${JSON.stringify(head)}\n`);
  const key = await keyOf(passphrase, head);
  let piece = 0;
  let waiting: Buffer = Buffer.alloc(0);
  const sealed = (clear: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece++, isLast));
    cipher.setAAD(line);
    return Buffer.concat([cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      // The last piece is known when nothing follows, so one is kept back.
      while (waiting.length > PIECE) {
        this.push(sealed(waiting.subarray(0, PIECE), false));
        waiting = waiting.subarray(PIECE);
      }
      done();
    },
    flush(done) {
      this.push(sealed(waiting, true));
      done();
    },
  });
  stream.push(line);
  return stream;
}

/** A file of which any part can be read. */
export interface OpenFile {
  readonly size: number;
  /** The bytes from `start` up to, not including, `end`. Throws CannotBeOpened. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/** The head of a sealed file and where its pieces begin; undefined when it is none. */
async function headOf(file: FileHandle): Promise<{ line: Buffer; head: Head } | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  const end = buffer.subarray(0, bytesRead).indexOf('\n');
  if (end < 0 || !buffer.subarray(0, MARK.length).equals(Buffer.from(MARK))) return undefined;
  const line = Buffer.from(buffer.subarray(0, end + 1));
  const head = JSON.parse(line.subarray(MARK.length).toString()) as Head;
  if (!(head.N <= MOST.N && head.r <= MOST.r && head.p <= MOST.p))
    throw new CannotBeOpened(
      "This file isn't a backup: it asks for more work than a backup would.",
    );
  return { line, head };
}

/** True when only a passphrase opens it. */
export async function isSealed(name: string): Promise<boolean> {
  await using file = await open(name);
  return (await headOf(file)) !== undefined;
}

const TORN =
  "The file is incomplete or was changed: part of it can't be opened. Use another backup.";

/**
 * Opens a file, sealed or not. Throws CannotBeOpened: no passphrase, another one, or a file that is
 * cut off.
 */
export async function openFile(name: string, passphrase: string | undefined): Promise<OpenFile> {
  const file = await open(name);
  try {
    const { size } = await file.stat();
    const found = await headOf(file);
    if (!found)
      return { size, read: (start, end) => plain(file, start, end), close: () => file.close() };
    if (!passphrase)
      throw new CannotBeOpened(
        'The backup is sealed. Set BACKUP_PASSPHRASE to the passphrase it was made with.',
      );
    const opened = new SealedFile(file, size, found.line, await keyOf(passphrase, found.head));
    await opened.check();
    return opened;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* plain(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const length = Math.min(PIECE, end - at);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead === 0) throw new CannotBeOpened(TORN);
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

class SealedFile implements OpenFile {
  readonly #file: FileHandle;
  readonly #line: Buffer;
  readonly #key: KeyObject;
  readonly #pieces: number;
  readonly size: number;

  constructor(file: FileHandle, bytes: number, line: Buffer, key: KeyObject) {
    this.#file = file;
    this.#line = line;
    this.#key = key;
    const body = bytes - line.length;
    this.#pieces = Math.ceil(body / (PIECE + TAG));
    this.size = body - this.#pieces * TAG;
  }

  /** The first piece tells whether it is the passphrase, the last one whether the file is whole. */
  async check(): Promise<void> {
    if (this.#pieces === 0) throw new CannotBeOpened(TORN);
    try {
      await this.#piece(0);
    } catch (error) {
      if (this.#pieces > 1)
        throw new CannotBeOpened('BACKUP_PASSPHRASE: the backup was made with a different one.', {
          cause: error,
        });
      throw new CannotBeOpened(
        'BACKUP_PASSPHRASE: the backup was made with a different one, or is incomplete.',
        { cause: error },
      );
    }
    await this.#piece(this.#pieces - 1);
  }

  async #piece(n: number): Promise<Buffer> {
    const length = Math.min(PIECE, this.size - n * PIECE) + TAG;
    if (length < TAG) throw new CannotBeOpened(TORN);
    const at = this.#line.length + n * (PIECE + TAG);
    const { buffer: sealed, bytesRead } = await this.#file.read(
      Buffer.alloc(length),
      0,
      length,
      at,
    );
    if (bytesRead < length) throw new CannotBeOpened(TORN);
    const nonce = nonceOf(n, n === this.#pieces - 1);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce);
    decipher.setAAD(this.#line);
    decipher.setAuthTag(sealed.subarray(-TAG));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    } catch (error) {
      throw new CannotBeOpened(TORN, { cause: error });
    }
  }

  async *read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const n = Math.floor(at / PIECE);
      const clear = await this.#piece(n);
      const from = at - n * PIECE;
      const part = clear.subarray(from, Math.min(clear.length, from + (end - at)));
      if (part.length === 0) throw new CannotBeOpened(TORN);
      at += part.length;
      yield part;
    }
  }

  close = (): Promise<void> => this.#file.close();
}
