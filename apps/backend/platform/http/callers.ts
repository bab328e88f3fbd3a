// Who is calling, as answers and commands are told: taken from the request that was let in.
import { actorOf, apiKeyActor } from '@purlin/event-sourcing/actors.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Asker } from '../core/commands/commands.ts';
import { plainLine } from '../servers/foreign-words.ts';
import type { Watched } from '../core/queries/provenance.ts';
import type { Caller, Services } from '../core/room.ts';
import { mayNow, type Admitted, type AdmittedRequest } from './access.ts';
import { expectedRevisionOf, idempotencyKeyOf } from './input.ts';
import { languageOf } from './language.ts';

/** What is kept of the name a caller's program gives itself. */
const USER_AGENT_LENGTH = 500;
/** A browser is known for a year after it signed in. */
const DEVICE_SECONDS = 365 * 86_400;
/** As long as somebody may take to choose a passkey. */
const HOLDING_SECONDS = 15 * 60;

/** With the fields in one order; a file by its fingerprint. */
const canonical = (body: unknown): string =>
  body instanceof Uint8Array
    ? createHash('sha256').update(body).digest('base64url')
    : JSON.stringify(body ?? null, (_, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      );
const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * The caller's Idempotency-Key, which belongs to them and to the route: nobody else's, and of no
 * other call. What is asked under it goes along as a fingerprint that only the same key makes
 * again: it stays in history, and a body may hold a password or an address that is to be forgotten.
 */
function wishOf(
  request: AdmittedRequest,
  by: string,
  { fingerprint }: Pick<Services, 'fingerprint'>,
): Pick<Asker, 'key' | 'asked'> {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return {};
  const { method, url, body } = request;
  return {
    key: digest(by, method, url.split('?', 1)[0]!, key),
    asked: fingerprint(`asked\n${key}\n${canonical(body)}`),
  };
}

/** Whoever was let in, as events name them. */
function actorIn({ keyHolder, apiKey, session }: Admitted): string {
  if (keyHolder !== undefined) return keyHolder;
  if (apiKey) return apiKeyActor(apiKey.id);
  return session ? actorOf(session.userId) : 'visitor';
}

/** Who asks for a command. */
export function askerOf(request: AdmittedRequest, services: Services): Asker {
  const admitted = request.admitted ?? {};
  const { session } = admitted;
  const by = actorIn(admitted);
  return {
    by,
    correlationId: request.id,
    ...wishOf(request, by, services),
    expected: expectedRevisionOf(request),
    origin: {
      ip: request.ip,
      userAgent: plainLine((request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH)),
      session,
    },
  };
}

/** Aborted when the connection closes before the answer is written. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Does what nobody waits for once the answer is out, or its caller is gone. */
const afterAnswer =
  ({ raw }: FastifyReply, { log }: Services): Caller['afterwards'] =>
  (work) => {
    const begin = () => {
      work().catch((err: unknown) => log.warn({ err }, 'what follows an answer was not done'));
    };
    if (raw.closed) begin();
    else raw.once('close', begin);
  };

/** What an answer may know about the call. */
export function callerOf(
  request: AdmittedRequest,
  reply: FastifyReply,
  services: Services,
): Caller {
  const { sessionCookie, deviceCookie, passkeyCookie } = services.product;
  const cookie = (name: string, value: string, maxAge: number): void => {
    const secure = services.publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
    );
  };
  const { session, own } = request.admitted ?? {};
  return {
    session,
    may: (right) => mayNow(request.admitted ?? {}, right),
    own,
    lane: session && !own && !request.admitted?.keyHolder ? 'people' : 'strangers',
    gone: goneWith(reply),
    afterwards: afterAnswer(reply, services),
    asker: askerOf(request, services),
    sessionToken: request.cookies?.[sessionCookie],
    language: languageOf(request),
    holding: request.cookies?.[passkeyCookie],
    hold: (token) => cookie(passkeyCookie, token, HOLDING_SECONDS),
    place: { ip: request.ip, device: request.cookies?.[deviceCookie] },
    setSession(started) {
      cookie(sessionCookie, started?.token ?? '', started?.maxAgeSeconds ?? 0);
      if (started?.device) cookie(deviceCookie, started.device, DEVICE_SECONDS);
    },
  };
}

/** Tells screens what to read again and when, see provenance.ts; a visitor's page keeps nothing. */
export function tellProvenance(
  { admitted, method }: AdmittedRequest,
  reply: FastifyReply,
  { shown, changed }: Pick<Watched, 'shown' | 'changed'>,
): void {
  if (!admitted?.session) return;
  if (method === 'GET') reply.header('x-shows', [...shown].join(' '));
  else reply.header('x-changed', [...changed].join(' '));
}
