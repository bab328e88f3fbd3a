// POST /api/mail/bounces: where the mail server hands over the reports of e-mails that came back.
// Open only when BOUNCE_SECRET is set.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBounce, type Bounce } from '../servers/bounce.ts';
import type { Services } from '../core/room.ts';
import { Problem, sendProblem } from './problem.ts';

const TYPE = 'message/rfc822';
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Takes raw messages with the header `Authorization: Bearer <BOUNCE_SECRET>`. A report that says
 * nothing to us is taken all the same, so that nobody sends it again.
 */
export function serveBounces(
  server: FastifyInstance,
  services: Services,
  record: (bounce: Bounce) => Promise<boolean>,
): void {
  const secret = services.config.BOUNCE_SECRET;
  if (secret === undefined) return;
  const right = digest(`Bearer ${secret}`);
  server.addContentTypeParser(
    TYPE,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  server.post('/api/mail/bounces', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), right))
      return sendProblem(
        new Problem(401, 'not-signed-in', { values: { what: 'bounce' } }),
        request,
        reply,
        services,
      );
    if (!Buffer.isBuffer(request.body))
      return sendProblem(
        new Problem(415, 'unsupported-type', { values: { what: 'mail' } }),
        request,
        reply,
        services,
      );
    const bounce = await readBounce(request.body);
    return { recorded: bounce !== undefined && (await record(bounce)) };
  });
}
