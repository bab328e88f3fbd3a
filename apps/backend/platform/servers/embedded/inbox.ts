// The embedded SMTP server: takes every message and keeps it on disk, where any process of this
// machine can read it.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { NAME } from './names.ts';
import { claim, type Claim } from './claim.ts';
import {
  fileOf,
  messageIds,
  readInbox,
  type Inbox,
  type MessageSummary,
} from './inbox-messages.ts';

export interface EmbeddedInbox extends Inbox {
  readonly smtpUrl: string;
  /** False when another live process runs the server; `close` then leaves it alone. */
  readonly owner: boolean;
  close(): Promise<void>;
}

const KEEP = 500;
const MAX_BYTES = 40 * 1024 * 1024;
/**
 * To see what a failure looks like: these domains (nobody can own them) answer as a full or unknown
 * mailbox would.
 */
const TRIALS: Readonly<Record<string, { readonly code: number; readonly words: string }>> = {
  'bounce.example': { code: 550, words: '5.1.1 No such mailbox here' },
  'busy.example': { code: 451, words: '4.3.0 Mailbox busy, try again later' },
};

/**
 * Runs the SMTP server for a directory of messages on 127.0.0.1, or answers with the address of the
 * process that already does.
 */
export async function startInbox({
  dir,
  port,
}: {
  readonly dir: string;
  readonly port?: number | undefined;
}): Promise<EmbeddedInbox> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const inbox = readInbox(dir);
  const portFile = path.join(dir, 'port');
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50)) {
    const mine = await claim(dir, 'inbox');
    if (mine) return { ...inbox, ...(await serve(dir, portFile, port, mine)) };
    const theirs = Number(await readFile(portFile, 'utf8').catch(() => ''));
    if (theirs && (await answers(theirs)))
      return {
        ...inbox,
        smtpUrl: `smtp://127.0.0.1:${theirs}`,
        owner: false,
        close: async () => {},
      };
  }
  throw new Error(`Another process owns the mail inbox in ${dir} but its server does not answer.`);
}

async function serve(
  dir: string,
  portFile: string,
  wanted: number | undefined,
  mine: Claim,
): Promise<{ smtpUrl: string; owner: true; close(): Promise<void> }> {
  try {
    const entries = await readdir(dir);
    await Promise.all(
      entries
        .filter((entry) => entry.endsWith('.new'))
        .map((entry) => rm(path.join(dir, entry), { force: true })),
    );
    const store = keeper(dir, await messageIds(dir));
    // The last port again where it is free: others may still be sending to it.
    const last = Number(await readFile(portFile, 'utf8').catch(() => '')) || 0;
    const server =
      (wanted === undefined && last
        ? await listen(store, last).catch(() => undefined)
        : undefined) ?? (await listen(store, wanted ?? 0));
    const { port } = server.server.address() as AddressInfo;
    await writeFile(portFile, String(port));
    const close = async (): Promise<void> => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await mine.release();
    };
    return { smtpUrl: `smtp://127.0.0.1:${port}`, owner: true, close };
  } catch (error) {
    await mine.release();
    throw error;
  }
}

type Store = (raw: Buffer, session: SMTPServerSession) => Promise<number>;

function listen(store: Store, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    banner: `${NAME} inbox`,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    closeTimeout: 1000,
    onRcptTo({ address }, _session, callback) {
      const trial = TRIALS[address.slice(address.lastIndexOf('@') + 1).toLowerCase()];
      callback(trial ? refusal(trial.code, trial.words) : null);
    },
    onData(stream, session, callback) {
      receive(stream)
        .then((raw) => store(raw, session))
        .then(
          (id) => callback(null, `kept as ${id}`),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A connection that breaks is the sender's affair.
      server.on('error', () => {});
      resolve(server);
    });
  });
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

async function receive(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw refusal(552, '5.3.4 Message too big');
  return Buffer.concat(chunks);
}

/**
 * Keeps messages as files `<id>.mail`: a line of JSON about the message, then the message. It is
 * there when the server answers, whatever becomes of this process; nothing waits for the disk, as
 * no company's real mail ends here.
 */
function keeper(dir: string, ids: readonly number[]): Store {
  const kept = ids.toReversed();
  let last = kept.at(-1) ?? 0;
  return async (raw, session) => {
    const id = (last += 1);
    const file = fileOf(dir, id);
    const about = Buffer.from(`${JSON.stringify(await summary(id, raw, session))}\n`);
    await writeFile(`${file}.new`, [about, raw], { flag: 'wx', mode: 0o600 });
    await rename(`${file}.new`, file);
    kept.push(id);
    const old = kept.splice(0, kept.length - KEEP);
    await Promise.all(old.map((one) => rm(fileOf(dir, one), { force: true })));
    return id;
  };
}

/** Read from its head alone: nobody waits for the whole message to be taken apart. */
async function summary(
  id: number,
  raw: Buffer,
  { envelope }: SMTPServerSession,
): Promise<MessageSummary> {
  const to = envelope.rcptTo.map(({ address }) => address);
  const common = { id, at: new Date().toISOString(), to };
  try {
    const end = raw.indexOf('\r\n\r\n');
    const mail = await PostalMime.parse(end < 0 ? raw : raw.subarray(0, end + 4));
    return {
      ...common,
      from: shown(mail.from) ?? '',
      subject: mail.subject ?? '',
      attachments: attachmentsIn(raw),
    };
  } catch {
    // Kept all the same: its source can be read.
    return {
      ...common,
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      subject: '(cannot be read)',
      attachments: 0,
    };
  }
}

/** How many parts of a message say that they are attachments. */
function attachmentsIn(raw: Buffer): number {
  return raw.toString('latin1').match(/^content-disposition:\s*attachment/gim)?.length ?? 0;
}

function shown(from: Address | undefined): string | undefined {
  return from?.name && from.address ? `${from.name} <${from.address}>` : from?.address;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
