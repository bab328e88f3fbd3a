// The development inbox: every e-mail that was sent to the embedded server, for those who may
// change users anyway. A link that is marked as one user's own is shown to that user alone.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readInbox, type Message } from '../servers/embedded/inbox-messages.ts';
import {
  attachmentHeaders,
  inboxListPage,
  inboxMessageFrame,
  inboxMessagePage,
  MESSAGE_FRAME_HEADERS,
} from '../servers/embedded/inbox-page.ts';
import { html } from '../servers/html.ts';
import type { MailReply } from '../servers/incoming-mail.ts';
import { keysAmong } from '../servers/reply-address.ts';
import type { Room, Services } from '../core/room.ts';
import { reachNow, sessionOf, type AdmittedRequest } from './access.ts';
import { languageOf } from './language.ts';
import { sendOwnPage } from './own-page.ts';
import { sendProblem } from './problem.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';

type MessageRequest = AdmittedRequest & { params: { id: string; n?: string } };

type MessageHandler = (
  request: MessageRequest,
  reply: FastifyReply,
  userId: number,
) => Promise<unknown>;
type AnswerAbout = (message: Message, request: MessageRequest, reply: FastifyReply) => unknown;

/** What lets admins in, and finds the message that is asked for. */
function doorsTo(inbox: ReturnType<typeof readInbox>, rooms: readonly Room[], services: Services) {
  const { sentence, addresses } = services.product;
  const forAdmins =
    (answer: MessageHandler) => async (request: AdmittedRequest, reply: FastifyReply) => {
      const session = await sessionOf(request, rooms, services);
      if (session && reachNow(session, 'users.write') === 'all')
        return answer(request as MessageRequest, reply, session.userId);
      return session ? refused('inbox', request, reply) : reply.redirect(addresses.signIn, 302);
    };
  const refused = (
    what: 'inbox' | 'others-link',
    request: AdmittedRequest,
    reply: FastifyReply,
  ): unknown => {
    const why = sentence('forbidden', { what }, languageOf(request));
    return sendOwnPage(reply.code(403), 'Inbox', html`<h1>Inbox</h1><p>${why}</p>`);
  };
  const missing = (request: MessageRequest, reply: FastifyReply): FastifyReply =>
    sendProblem(new Refusal('not-found', 'missing', { what: 'message' }), request, reply, services);
  const withMessage = (answer: AnswerAbout) =>
    forAdmins(async (request, reply, userId) => {
      const message = await inbox.get(Number(request.params.id));
      if (!message) return missing(request, reply);
      return message.linkOwner === null || message.linkOwner === userId
        ? answer(message, request, reply)
        : refused('others-link', request, reply);
    });
  return { forAdmins, withMessage, missing };
}

const URLENCODED = 'application/x-www-form-urlencoded';
const ReplyForm = z.object({ id: z.uuid(), text: z.string().min(1).max(100_000) });

/** The key of the address to which a reply to this message goes. */
const replyKeyOf = (
  { replyTo }: Message,
  { config: { REPLY_ADDRESS: address } }: Services,
): string | undefined =>
  address && keysAmong([/<([^<>]+)>/.exec(replyTo)?.[1] ?? replyTo], address)[0];

type Doors = ReturnType<typeof doorsTo>;
type TakeReply = (reply: MailReply) => Promise<unknown>;

/** `POST <base>/<id>/reply`, a plain form. */
function serveReplies(
  server: FastifyInstance,
  base: string,
  services: Services,
  {
    withMessage,
    missing,
    takeReply,
  }: Pick<Doors, 'withMessage' | 'missing'> & { readonly takeReply: TakeReply },
): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser(URLENCODED);
    scope.addContentTypeParser(
      URLENCODED,
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post(
      `${base}/:id/reply`,
      withMessage(async (message, request, reply) => {
        const key = replyKeyOf(message, services);
        const typed = ReplyForm.safeParse(request.body);
        if (key === undefined || !typed.success) return missing(request, reply);
        try {
          await takeReply({ is: 'reply', keys: [key], pictures: [], files: [], ...typed.data });
        } catch (error) {
          if (error instanceof Refusal) return sendProblem(error, request, reply, services);
          throw error;
        }
        return reply.redirect(`${base}/${message.id}?replied=`, 303);
      }),
    );
  });
}

/** Only where mail goes to the embedded server, and never in production. */
export function serveInbox(
  server: FastifyInstance,
  dir: string,
  rooms: readonly Room[],
  services: Services,
  takeReply: TakeReply,
): void {
  const base = services.product.addresses.inbox;
  const inbox = readInbox(dir);
  const place = { base, timeZone: services.config.TIME_ZONE };
  const { forAdmins, withMessage, missing } = doorsTo(inbox, rooms, services);

  server.get(
    base,
    forAdmins(async (_request, reply) =>
      sendOwnPage(reply, 'Inbox', inboxListPage(await inbox.list(), place)),
    ),
  );
  server.post(
    `${base}/clear`,
    forAdmins(async (_request, reply) => {
      await inbox.clear();
      return reply.redirect(base, 303);
    }),
  );
  server.get(
    `${base}/:id`,
    withMessage((message, request, reply) => {
      const { query } = request as { query: { replied?: string } };
      const replying = {
        id: replyKeyOf(message, services) === undefined ? undefined : randomUUID(),
        isDone: query.replied !== undefined,
      };
      return sendOwnPage(reply, message.subject, inboxMessagePage(message, place, replying));
    }),
  );
  server.get(
    `${base}/:id/html`,
    withMessage((message, _request, reply) =>
      reply.headers(MESSAGE_FRAME_HEADERS).send(inboxMessageFrame(message).toString()),
    ),
  );
  server.get(
    `${base}/:id/raw`,
    withMessage((message, _request, reply) =>
      reply.type('text/plain; charset=utf-8').send(message.raw),
    ),
  );
  server.get(
    `${base}/:id/attachments/:n`,
    withMessage(async (message, request, reply) => {
      const attachment = await inbox.attachment(message.id, Number(request.params.n));
      return attachment
        ? reply.headers(attachmentHeaders(attachment)).send(attachment.content)
        : missing(request, reply);
    }),
  );
  serveReplies(server, base, services, { withMessage, missing, takeReply });
}
