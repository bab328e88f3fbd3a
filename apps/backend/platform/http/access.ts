// Access: one guard for every route; it denies unless the route's contract lets the caller in.
import type { FastifyRequest } from 'fastify';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { mayEndWithOwn, reachOf, type Reach, type Right } from '@purlin/domain/access/rights.ts';
import { PASSWORD_MINUTES, type Export, type Route } from '@purlin/contracts/route.ts';
import type { Room, Services } from '../core/room.ts';
import type { Owner, Session } from '../core/sessions.ts';
import type { GuessLimiter } from './guesses.ts';
import { Problem } from './problem.ts';

/** Where the guard leaves what it found out about the caller. */
export interface Admitted {
  session?: Session | undefined;
  /** Set when only what is theirs is open to them. */
  own?: Owner | undefined;
  /** Who showed a key that opens the thing, as their events name them. */
  keyHolder?: string;
}
export type AdmittedRequest = FastifyRequest & {
  admitted?: Admitted;
  cookies?: Readonly<Record<string, string | undefined>>;
};

/** The session of a request's cookie; undefined without one, or when it has ended. */
export async function sessionOf(
  request: AdmittedRequest,
  rooms: readonly Room[],
  services: Services,
): Promise<Session | undefined> {
  const token = request.cookies?.[services.product.sessionCookie];
  const userId = token ? await services.sessions.userOf(token) : undefined;
  if (userId === undefined) return undefined;
  const membership = await rooms
    .find((room) => room.membershipOf)
    ?.membershipOf?.(userId, services);
  return membership && { userId, ...membership };
}

/** Marks a controller's method with its route, for the guard to read. */
export const routes = new WeakMap<object, { route: Route | Export; room: Room }>();

/** Nest's guard over all controllers. */
export function accessGuard(
  rooms: readonly Room[],
  services: Services,
  guesses: GuessLimiter,
): CanActivate {
  return {
    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<AdmittedRequest>();
      const marked = routes.get(context.getHandler());
      if (!marked) throw new Problem(403, 'forbidden', { values: { what: 'closed' } });
      const { route, room } = marked;
      request.admitted = await admit(route, room, request, rooms, services, guesses);
      if (route.password) await checkPassword(request, services);
      return true;
    },
  };
}

/** Throws a Problem when the password was given too long ago (rule: password-again). */
async function checkPassword(
  { cookies }: AdmittedRequest,
  { product, sessions }: Pick<Services, 'product' | 'sessions'>,
): Promise<void> {
  const token = cookies?.[product.sessionCookie];
  if (!token || !(await sessions.provedWithin(token, PASSWORD_MINUTES * 60_000)))
    throw new Problem(403, 'password-needed');
}

/** The header that carries a key of this name. */
export const keyHeader = (name: string): string => `x-${name}`;

async function admit(
  route: Route | Export,
  room: Room,
  request: AdmittedRequest,
  rooms: readonly Room[],
  services: Services,
  guesses: GuessLimiter,
): Promise<Admitted> {
  const session = await sessionOf(request, rooms, services);
  const { right, or } = route;
  if (right === 'everyone' || (session && right === 'signed-in')) return { session };
  const reach = session && right !== 'signed-in' ? reachNow(session, right) : undefined;
  if (reach === 'all') return { session };
  if (reach === 'own' && (await isOwn(route, room, session!, request, services)))
    return { session, own: session!.owner };
  const shown = or && request.headers[keyHeader(or)];
  const key = or && room.keys?.[or];
  if (key && typeof shown === 'string') {
    const { id } = request.params as { id?: string };
    const opens = await guesses.limit(request, route, async (wrong) => {
      const matches = isNumber(id) && (await key.opens(Number(id), shown, services));
      if (!matches) wrong();
      return matches;
    });
    if (opens) {
      await guesses.used(route, Number(id));
      return { session, keyHolder: key.holder };
    }
  }
  if (session?.lacksFactor) throw new Problem(403, 'factor-needed');
  if (session) throw new Problem(403, 'forbidden', { values: { what: 'call' } });
  throw new Problem(401, 'not-signed-in', { values: { what: 'call' } });
}

/** How far a session's right goes: nowhere as long as its user is to add a second factor first. */
export const reachNow = ({ role, lacksFactor }: Session, right: Right): Reach | undefined =>
  lacksFactor ? undefined : reachOf(role, right);

/**
 * Whether a caller whose right ends with what is their own may come in: at the thing of the path
 * when it is theirs, at a list when there is anything that could be.
 */
async function isOwn(
  { own, right, path }: Route | Export,
  room: Room,
  { owner }: Session,
  request: AdmittedRequest,
  services: Services,
): Promise<boolean> {
  if (!own || right === 'everyone' || right === 'signed-in') return false;
  if (owner.clientId === null && owner.vendorId === null) return false;
  if (!path.includes(':id')) return true;
  const { id } = request.params as { id?: string };
  if (!isNumber(id) || !mayEndWithOwn(right)) return false;
  return (await room.owns?.[right]?.(Number(id), owner, services)) === true;
}

/** A number as addresses have it: written in one way only. */
const isNumber = (text: string | undefined): text is string => /^[1-9]\d{0,14}$/.test(text ?? '');

/**
 * A mutation must come from our own pages: browsers say where it comes from, and other programs do
 * not carry cookies by accident.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  // A form on a page of ours that keeps its address to itself (no referrer) has no origin to tell
  // either; only the browser can say where it comes from.
  if (origin === 'null' && site === 'same-origin') return;
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return;
  } else if (
    origin === new URL(publicUrl).origin ||
    (URL.canParse(origin) && new URL(origin).host === host)
  )
    return;
  throw new Problem(403, 'foreign-origin');
}
