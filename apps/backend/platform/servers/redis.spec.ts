// Redis at the start: what a server says, or does not say, becomes a sentence in time.
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkRedis } from './redis.ts';
import { NotUpYet } from './start-errors.ts';

/** A server that does this with each connection. */
async function serving(take: (socket: Socket) => void): Promise<string> {
  const server = net.createServer((socket) => take(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `redis://purlin:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a server that says nothing is away', async () => {
  await expect(checkRedis(await serving(() => {}))).rejects.toBeInstanceOf(NotUpYet);
});
it('a server that hangs up is away', async () => {
  await expect(checkRedis(await serving((socket) => socket.end()))).rejects.toBeInstanceOf(
    NotUpYet,
  );
});
