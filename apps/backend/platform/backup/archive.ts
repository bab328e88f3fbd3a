// The file of a backup: a zip of parts, each written as a stream and read as a stream, each with
// its SHA-256 in the manifest, which is the last part because only then everything is known.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable, type Duplex, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry } from 'yauzl';
import { ZipFile } from 'yazl';
import { CannotBeOpened, type OpenFile } from './sealed-file.ts';
import { FORMAT, Manifest, PART } from './manifest.ts';

/** What a part is recognised by. */
type Recognised = Manifest['parts'][number];
export interface ArchiveWriter {
  /** Writes one part after the other. */
  write(name: string, content: AsyncIterable<string | Buffer>): Promise<void>;
  /** Everything that was written; then the manifest. */
  readonly parts: readonly Recognised[];
  end(manifest: Manifest): Promise<void>;
}

/** Quick, and small enough: texts of JSON become a tenth with this already. */
const LEVEL = 3;

/** Writes into `out`, which is ended with the archive; `through` changes the bytes on their way. */
export function writeArchive(out: Writable, through: Duplex = new PassThrough()): ArchiveWriter {
  const zip = new ZipFile();
  const parts: Recognised[] = [];
  // A failure of the file, such as a full disk, is told to whoever writes the next part.
  const written = pipeline(zip.outputStream as Readable, through, out);
  written.catch(() => {});
  // Told to whoever writes the part that failed.
  zip.on('error', () => {});
  const add = async (name: string, content: AsyncIterable<string | Buffer>): Promise<void> => {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of content) {
        const buffer = Buffer.from(piece as string);
        hash.update(buffer);
        bytes += buffer.length;
        yield buffer;
      }
    };
    const source = Readable.from(counted(), { objectMode: false });
    zip.addReadStream(source, name, { compressionLevel: LEVEL, mode: 0o100600 });
    await Promise.race([finished(source), written.then(() => once(source, 'close'))]);
    parts.push({ name, bytes, sha256: hash.digest('hex') });
  };
  return {
    parts,
    write: add,
    async end(manifest) {
      const text = `${JSON.stringify({ ...manifest, parts }, null, 2)}\n`;
      zip.addBuffer(Buffer.from(text), PART.manifest);
      zip.end();
      await written;
    },
  };
}

export interface Archive {
  readonly manifest: Manifest;
  /** The texts of a part, line by line. */
  lines(name: string): AsyncGenerator<string>;
  has(name: string): boolean;
  /** Reads everything and compares it with what the manifest says. Throws CannotBeOpened. */
  verify(onPart: (name: string) => void): Promise<void>;
}

class FileReader extends RandomAccessReader {
  readonly #file: OpenFile;
  constructor(file: OpenFile) {
    super();
    this.#file = file;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#file.read(start, end), { objectMode: false });
  }
  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}

const notWhole = (why: string): string => `This isn't a complete backup: ${why}.`;

/** Opens what `writeArchive` wrote. Throws CannotBeOpened when it is no whole backup. */
export async function readArchive(file: OpenFile): Promise<Archive> {
  const zip = await fromRandomAccessReaderPromise(new FileReader(file), file.size, {
    lazyEntries: true,
    autoClose: false,
  }).catch((error: unknown) => {
    if (error instanceof CannotBeOpened) throw error;
    throw new CannotBeOpened(notWhole("it was cut off, or it's another kind of file"), {
      cause: error,
    });
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const contentOf = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new CannotBeOpened(notWhole(`${name} is missing`));
    return zip.openReadStreamPromise(entry);
  };
  const manifest = await manifestIn(contentOf);
  return {
    manifest,
    has: (name) => entries.has(name),
    lines: (name) => linesOf(contentOf(name)),
    async verify(onPart) {
      for (const part of manifest.parts) {
        onPart(part.name);
        await compare(part, await contentOf(part.name));
      }
    },
  };
}

async function manifestIn(contentOf: (name: string) => Promise<Readable>): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const piece of await contentOf(PART.manifest)) pieces.push(piece as Buffer);
  let said: unknown;
  try {
    said = JSON.parse(Buffer.concat(pieces).toString());
  } catch (error) {
    throw new CannotBeOpened(notWhole("its description can't be read"), {
      cause: error,
    });
  }
  const format = (said as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new CannotBeOpened(
      'The backup was made by a newer version of the program. Restore it with that version.',
    );
  const parsed = Manifest.safeParse(said);
  if (!parsed.success) throw new CannotBeOpened(notWhole("its description isn't understood"));
  return parsed.data;
}

/** Throws CannotBeOpened when the content is another one. */
async function compare({ name, bytes, sha256 }: Recognised, content: Readable): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  try {
    for await (const piece of content) {
      hash.update(piece as Buffer);
      read += (piece as Buffer).length;
    }
  } catch (error) {
    if (error instanceof CannotBeOpened) throw error;
    throw new CannotBeOpened(notWhole(`${name} cannot be read`), { cause: error });
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new CannotBeOpened(notWhole(`${name} is not what it was`));
}

async function* linesOf(opening: Promise<Readable>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of await opening) {
    const lines = (rest + decoder.decode(piece as Buffer, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
