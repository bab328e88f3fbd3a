// Claims: which of the processes on this machine owns a thing (a data directory, an inbox).
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { NAME } from './names.ts';

export interface Claim {
  release(): Promise<void>;
}

/**
 * Claims `what` in `dir` (which must exist) for this process, or answers undefined while another
 * holder lives.
 * The claim is a listening socket in Linux's abstract namespace: taking it is atomic and the kernel
 * drops it the moment its
 * holder dies, however it dies, so there is no stale lock to judge and no reused process id to be
 * fooled by.
 */
export async function claim(dir: string, what: string): Promise<Claim | undefined> {
  if (process.platform !== 'linux') {
    throw new Error(
      `The embedded servers run on Linux only. On ${process.platform} set DATABASE_URL and ` +
        'SMTP_URL to servers of your own.',
    );
  }
  const key = createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  if (!(await listens(server, `\0${NAME}-${what}-${key}`))) return undefined;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listens(server: Server, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(name, () => resolve(true));
  });
}
