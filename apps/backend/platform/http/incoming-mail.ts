// POST /api/mail/incoming: where the mail server hands over reports of e-mails that came back, and
// replies. Open only when BOUNCE_SECRET is set.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fairQueue } from '../core/limits/fair-queue.ts';
import { readIncomingMail, UnreadableMail, type IncomingMail } from '../servers/incoming-mail.ts';
import type { Services } from '../core/room.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { Problem, sendProblem } from './problem.ts';

/** Mail servers that were set up before replies came call the second. */
const PATHS = ['/api/mail/incoming', '/api/mail/bounces'];
const TYPE = 'message/rfc822';
/** A report brings along what came back, a reply what was quoted, and pictures. */
const BODY_LIMIT = 25 * 1024 * 1024;
/** So many wait to be read, one after the other; the mail server is told to come back with more. */
const WAITING = 20;
const queue = fairQueue(1, WAITING);
const MAIL_SERVER = { known: true, shares: [] };
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Its secret is asked for before the body is read. */
export const isIncomingMail = ({ routeOptions }: FastifyRequest): boolean =>
  PATHS.includes(routeOptions.url ?? '');

/**
 * Takes raw messages with the header `Authorization: Bearer <BOUNCE_SECRET>`. What says nothing to
 * us is taken all the same, so that nobody sends it again; a reply that cannot be taken, and what
 * cannot be read, is refused, so that its writer hears of it. A mail server can pipe them: `curl
 * --fail --data-binary @- -H "Content-Type: message/rfc822" -H "Authorization: Bearer …"
 * <address>`.
 */
export function serveIncomingMail(
  server: FastifyInstance,
  services: Services,
  record: (mail: IncomingMail) => Promise<boolean>,
): void {
  const { BOUNCE_SECRET: secret, REPLY_ADDRESS: replyAddress } = services.config;
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
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!Buffer.isBuffer(request.body))
      return sendProblem(
        new Problem(415, 'unsupported-type', { values: { what: 'mail' } }),
        request,
        reply,
        services,
      );
    const raw = request.body;
    try {
      const mail = await queue.inTurn(MAIL_SERVER, () => readIncomingMail(raw, replyAddress));
      return { recorded: mail !== undefined && (await record(mail)) };
    } catch (error) {
      const problem = error instanceof UnreadableMail ? new Problem(422, 'unreadable-mail') : error;
      if (problem instanceof Refusal || problem instanceof Problem)
        return sendProblem(problem, request, reply, services);
      throw error;
    }
  };
  for (const path of PATHS) server.post(path, { bodyLimit: BODY_LIMIT, onRequest: letIn }, take);
}
