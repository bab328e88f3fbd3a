// Ports of the loopback address: which are free.
import { createServer } from 'node:net';

/**
 * Any free port on the loopback address (0 asks the system for one), or undefined when `port` is
 * taken.
 */
function bind(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** Whether nobody listens there at the moment. */
export async function isFree(port: number): Promise<boolean> {
  return (await bind(port)) !== undefined;
}

/** A port that nobody has, at the moment, and that is not kept for somebody. */
export async function freePort(kept?: number): Promise<number> {
  const port = await bind(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1.');
  return port === kept ? freePort(kept) : port;
}
