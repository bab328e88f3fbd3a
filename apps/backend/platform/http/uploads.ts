// Uploads: files as bodies of the routes that take them, and how many may be on their way at once.
import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBlock } from '../core/limits/address-block.ts';
import { TryLater } from '../core/limits/brake.ts';
import type { Room } from '../core/room.ts';
import { Problem } from './problem.ts';

/** Each lies in memory until it is whole: 20 MB at most, see the contracts. */
const AT_ONCE = 16;
/** Of one address: a page sends two together, and an office has several people. */
const AT_ONCE_FROM_ONE = 6;
const BUSY_SECONDS = 2;

/** How many are on their way, in all and from each block of addresses. */
export class Uploads {
  private readonly from = new Map<string, number>();
  private all = 0;

  /** Takes a place until this message closes. Throws TryLater when there is none. */
  begin({ ip }: Pick<FastifyRequest, 'ip'>, message: Pick<EventEmitter, 'once'>): void {
    const block = addressBlock(ip);
    const own = this.from.get(block) ?? 0;
    if (own >= AT_ONCE_FROM_ONE) throw new TryLater('too-often', BUSY_SECONDS);
    if (this.all >= AT_ONCE) throw new TryLater('too-busy', BUSY_SECONDS);
    this.all += 1;
    this.from.set(block, own + 1);
    message.once('close', () => {
      this.all -= 1;
      const left = this.from.get(block)! - 1;
      if (left > 0) this.from.set(block, left);
      else this.from.delete(block);
    });
  }
}

/** An image, or a part of a file. */
const FILE = /^(?:image\/|application\/octet-stream)/;
const isFile = ({ headers }: FastifyRequest): boolean =>
  FILE.test(headers['content-type']?.toLowerCase() ?? '');

/**
 * Routes whose contract takes files get them as they are; no other route reads one. The answer says
 * which requests bring a file that anybody may send.
 */
export function takeFiles(
  server: FastifyInstance,
  rooms: readonly Room[],
): (request: FastifyRequest) => boolean {
  const taking = new Map(
    rooms
      .flatMap(({ contract }) => Object.values(contract))
      .filter(({ takes }) => takes !== undefined)
      .map((route) => [`${route.method} ${route.path}`, route]),
  );
  const routeOf = ({ method, routeOptions }: FastifyRequest) =>
    taking.get(`${method} ${routeOptions.url}`);
  const uploads = new Uploads();
  server.addHook('onRequest', async (request, reply) => {
    // A body that was refused may never be read to its end, but its answer ends.
    if (routeOf(request)) uploads.begin(request, reply.raw);
  });
  server.addContentTypeParser(
    FILE,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, file: Buffer): Promise<Buffer> => {
      if (routeOf(request)) return file;
      throw new Problem(415, 'unsupported-type', { values: { what: 'json' } });
    },
  );
  // Anything else so large takes time to understand, and a file does not.
  return (request) => isFile(request) && routeOf(request)?.right === 'everyone';
}
