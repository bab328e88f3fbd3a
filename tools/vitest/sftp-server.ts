// An SSH server with SFTP for specs: serves one folder to one user, and keeps to what a bank's
// server lets one do. A rename never takes the place of a file that is there.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE, OPEN_MODE } = ssh2.utils.sftp;

export interface SftpServer {
  readonly port: number;
  /** As ssh-keygen shows it. */
  readonly hostKey: string;
  /** How often somebody came as far as to give a password. */
  readonly passwordsAsked: number;
  close(): Promise<void>;
}

/** What nobody here looks at. */
const UNKNOWN: Attributes = { mode: 0o100644, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };

const attributesOf = (file: string): Attributes => {
  const { mode, uid, gid, size, atimeMs, mtimeMs } = statSync(file);
  return { mode, uid, gid, size, atime: atimeMs / 1000, mtime: mtimeMs / 1000 };
};

interface Held {
  readonly fd?: number;
  list?: readonly string[];
}
type Answering = <A extends readonly unknown[]>(
  work: (id: number, ...asked: A) => boolean | undefined,
) => (id: number, ...asked: A) => void;

/** One connection: what it has open, where its names are, and how it is answered. */
class Serving {
  readonly sftp: SFTPWrapper;
  private readonly root: string;
  private readonly handles = new Map<number, Held>();
  private last = 0;
  constructor(sftp: SFTPWrapper, root: string) {
    this.sftp = sftp;
    this.root = root;
  }
  at(asked: string): string {
    return path.join(this.root, path.posix.normalize(`/${asked}`));
  }
  give(id: number, what: Held): undefined {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE((this.last += 1));
    this.handles.set(this.last, what);
    this.sftp.handle(id, handle);
  }
  held(handle: Buffer): Held {
    return this.handles.get(handle.readUInt32BE(0)) ?? {};
  }
  /** Answers OK where the work is done and said nothing else, and what went wrong otherwise. */
  readonly answering: Answering =
    (work) =>
    (id, ...asked) => {
      try {
        if (work(id, ...asked)) this.sftp.status(id, STATUS_CODE.OK);
      } catch (error) {
        const missing = (error as { code?: string }).code === 'ENOENT';
        this.sftp.status(id, missing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
      }
    };
}

/** Opening, reading, writing and closing files. */
function serveFiles(serving: Serving): void {
  const { sftp, answering } = serving;
  const open = (id: number, name: string, flags: number): undefined =>
    serving.give(id, { fd: openSync(serving.at(name), flags & OPEN_MODE.WRITE ? 'w' : 'r') });
  const write = (_id: number, handle: Buffer, offset: number, data: Buffer): true => {
    writeSync(serving.held(handle).fd!, data, 0, data.length, offset);
    return true;
  };
  const read = (id: number, handle: Buffer, offset: number, length: number): undefined => {
    const chunk = Buffer.alloc(length);
    const size = readSync(serving.held(handle).fd!, chunk, 0, length, offset);
    if (size === 0) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, chunk.subarray(0, size));
  };
  const close = (_id: number, handle: Buffer): true => {
    const { fd } = serving.held(handle);
    if (fd !== undefined) closeSync(fd);
    return true;
  };
  const size = (id: number, handle: Buffer): undefined => {
    sftp.attrs(id, { ...UNKNOWN, size: fstatSync(serving.held(handle).fd!).size });
  };
  sftp.on('OPEN', answering(open)).on('WRITE', answering(write)).on('READ', answering(read));
  sftp.on('CLOSE', answering(close)).on('FSTAT', answering(size));
}

/** Folders: what is in them, and making them. */
function serveFolders(serving: Serving): void {
  const { sftp, answering } = serving;
  const open = (id: number, name: string): undefined =>
    serving.give(id, {
      list: readdirSync(serving.at(name)).map((one) => path.posix.join(name, one)),
    });
  const read = (id: number, handle: Buffer): undefined => {
    const directory = serving.held(handle);
    const { list = [] } = directory;
    directory.list = [];
    if (list.length === 0) {
      sftp.status(id, STATUS_CODE.EOF);
      return;
    }
    const names = list.map((name) => ({
      filename: path.basename(name),
      longname: `-rw-r--r-- 1 bank bank 0 Jan 1 00:00 ${path.basename(name)}`,
      attrs: attributesOf(serving.at(name)),
    }));
    sftp.name(id, names);
  };
  const make = (_id: number, name: string): true => {
    mkdirSync(serving.at(name));
    return true;
  };
  sftp.on('OPENDIR', answering(open)).on('READDIR', answering(read)).on('MKDIR', answering(make));
}

/** Names: what they are, and renaming. */
function serveNames(serving: Serving): void {
  const { sftp, answering } = serving;
  const attributes = answering((id: number, name: string): undefined => {
    sftp.attrs(id, attributesOf(serving.at(name)));
  });
  const rename = (_id: number, from: string, to: string): true => {
    if (existsSync(serving.at(to))) throw new Error('there is such a file');
    renameSync(serving.at(from), serving.at(to));
    return true;
  };
  sftp.on('STAT', attributes).on('LSTAT', attributes).on('RENAME', answering(rename));
  sftp.on('REALPATH', (id, name) =>
    sftp.name(id, [{ filename: path.posix.normalize(`/${name}`), longname: '', attrs: UNKNOWN }]),
  );
}

/** What the client asks for, carried out below `root`. */
function serve(sftp: SFTPWrapper, root: string): void {
  const serving = new Serving(sftp, root);
  for (const part of [serveFiles, serveFolders, serveNames]) part(serving);
}

/** Starts on a free port; lets in `purlin` with the password `right-one`. */
export async function startSftpServer(root: string): Promise<SftpServer> {
  const { private: key } = ssh2.utils.generateKeyPairSync('ed25519');
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw parsed;
  const hostKey = `SHA256:${createHash('sha256')
    .update(parsed.getPublicSSH())
    .digest('base64')
    .replace(/=+$/, '')}`;
  let passwordsAsked = 0;
  const server = new ssh2.Server({ hostKeys: [key] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (asked) => {
      if (asked.method !== 'password') return asked.reject(['password']);
      passwordsAsked += 1;
      return asked.username === 'purlin' && asked.password === 'right-one'
        ? asked.accept()
        : asked.reject();
    });
    client.on('ready', () =>
      client.on('session', (accept) =>
        accept().on('sftp', (acceptSftp) => serve(acceptSftp(), root)),
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hostKey,
    get passwordsAsked() {
      return passwordsAsked;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
