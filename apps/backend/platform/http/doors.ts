// The doors of rooms beside the API: where browsers come back to from other people's pages, and
// where other people's servers say that something happened.
import type { FastifyInstance } from 'fastify';
import type { Callback, Webhook } from '../core/doors.ts';
import type { Room, Services } from '../core/room.ts';
import { reachNow, sessionOf, type AdmittedRequest } from './access.ts';
import { Problem } from './problem.ts';

export function serveDoors(
  server: FastifyInstance,
  rooms: readonly Room[],
  services: Services,
): void {
  for (const callback of rooms.flatMap((room) => room.callbacks ?? []))
    serveCallback(server, rooms, services, callback);
  for (const webhook of rooms.flatMap((room) => room.webhooks ?? []))
    serveWebhook(server, services, webhook);
}

function serveCallback(
  server: FastifyInstance,
  rooms: readonly Room[],
  services: Services,
  callback: Callback,
): void {
  server.get(callback.path, async (request: AdmittedRequest, reply) => {
    const session = await sessionOf(request, rooms, services);
    const sessionToken = request.cookies?.[services.product.sessionCookie];
    if (!session || sessionToken === undefined)
      return reply.redirect(services.product.addresses.signIn, 302);
    const may = reachNow(session, callback.right) === 'all';
    const by = `user-${session.userId}`;
    const worked =
      may && (await callback.take({ query: request.query, sessionToken, by }, services));
    return reply.header('cache-control', 'no-store').redirect(callback.goesOnTo(worked), 302);
  });
}

function serveWebhook(server: FastifyInstance, services: Services, webhook: Webhook): void {
  const secret = webhook.secret(services.config);
  if (secret === undefined) return;
  void server.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(webhook.path, { bodyLimit: webhook.bodyBytes }, async ({ body, headers }) => {
      const signature = headers[webhook.signature];
      if (
        !Buffer.isBuffer(body) ||
        typeof signature !== 'string' ||
        !webhook.isSigned(body, signature, secret)
      )
        throw new Problem(401, 'not-signed-in', { values: { what: 'call' } });
      await webhook.hear(body, services);
      return {};
    });
  });
}
