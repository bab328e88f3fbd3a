// POST /api/mail/bounces: where the mail server hands over the reports of e-mails that came back.
// Open only when BOUNCE_SECRET is set.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fairQueue } from '../core/fair-queue.ts';
import { readBounce, type Bounce } from '../servers/bounce.ts';
import type { Services } from '../core/room.ts';
import { Problem, sendProblem } from './problem.ts';

const PATH = '/api/mail/bounces';
const TYPE = 'message/rfc822';
/** A report brings along what came back: our largest e-mail, or the whole of somebody's answer. */
const BODY_LIMIT = 10 * 1024 * 1024;
/** So many wait to be read, one after the other; the mail server is told to come back with more. */
const WAITING = 20;
const queue = fairQueue(1, WAITING);
const MAIL_SERVER = { known: true, shares: [] };
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Its secret is asked for before the body is read. */
export const isBounceReport = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === PATH;

/**
 * Takes raw messages with the header `Authorization: Bearer <BOUNCE_SECRET>`. A report that says
 * nothing to us is taken all the same, so that nobody sends it again. A mail server can pipe them:
 * `curl --data-binary @- -H "Content-Type: message/rfc822" -H "Authorization: Bearer …" <address>`.
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
  const letIn = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), right)) return undefined;
    const problem = new Problem(401, 'not-signed-in', { values: { what: 'bounce' } });
    return sendProblem(problem, request, reply, services);
  };
  server.post(PATH, { bodyLimit: BODY_LIMIT, onRequest: letIn }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body))
      return sendProblem(
        new Problem(415, 'unsupported-type', { values: { what: 'mail' } }),
        request,
        reply,
        services,
      );
    const raw = request.body;
    const bounce = await queue.inTurn(MAIL_SERVER, () => readBounce(raw));
    return { recorded: bounce !== undefined && (await record(bounce)) };
  });
}
