// Access: one guard for every route; it denies unless the route's contract lets the caller in.
import type { FastifyRequest } from 'fastify';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import {
  firstDemand,
  mayEndWithOwn,
  reachOf,
  type KeyRight,
  type Reach,
  type Right,
} from '@purlin/domain/access/rights.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import { keyRightOf, PASSWORD_MINUTES, type Export, type Route } from '@purlin/contracts/route.ts';
import type { Room, Services } from '../core/room.ts';
import type { Session } from '../core/identity/sessions.ts';
import type { GuessLimiter } from './guess-limiter.ts';
import { Problem } from './problem.ts';

/** An API key that works, and what it may do. */
export interface HeldKey {
  readonly id: number;
  readonly rights: readonly KeyRight[];
}
/** Where the guard leaves what it found out about the caller. */
export interface Admitted {
  session?: Session | undefined;
  /** Set when a program calls with an API key; there is no session then. */
  apiKey?: HeldKey | undefined;
  /** Set when only what is theirs is open to them. */
  own?: Link | undefined;
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

const BEARER = /^Bearer +(\S+)$/i;

/**
 * The API key of a request; undefined when it shows none. Throws a Problem when it does not work,
 * or a session comes along: nobody could say whose call it is.
 */
export async function apiKeyOf(
  { headers, cookies, ip }: AdmittedRequest,
  rooms: readonly Room[],
  services: Services,
): Promise<HeldKey | undefined> {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  if (cookies?.[services.product.sessionCookie]) throw new Problem(400, 'two-credentials');
  const room = rooms.find(({ rightsOfKey }) => rightsOfKey);
  const found = await services.apiKeys.open(token, ip, async (id) => {
    const rights = await room?.rightsOfKey?.(id, services);
    return rights && { id, rights };
  });
  if (!found) throw new Problem(401, 'wrong-api-key');
  return found;
}

/** Lets a program in where its API key has the right, and nowhere else (rule: api-keys). */
function admitKey(route: Route | Export, apiKey: HeldKey): Admitted {
  const right = keyRightOf(route);
  const isOpen = route.right === 'everyone' && !route.person;
  if (isOpen || (right && apiKey.rights.includes(right))) return { apiKey };
  throw new Problem(403, 'forbidden', { values: { what: 'key' } });
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

/** Everyone who works here may read what the company says of itself, and nobody from outside. */
const isOfOffice = (session: Session | undefined): boolean =>
  session !== undefined && reachOf(session.role, 'company.read') === 'all';

async function admit(
  route: Route | Export,
  room: Room,
  request: AdmittedRequest,
  rooms: readonly Room[],
  services: Services,
  guesses: GuessLimiter,
): Promise<Admitted> {
  const apiKey = await apiKeyOf(request, rooms, services);
  if (apiKey) return admitKey(route, apiKey);
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
      // A user who works here acts as themselves, whoever the key was made for.
      return isOfOffice(session) ? { session } : { session, keyHolder: key.holder };
    }
  }
  const first = session && firstDemand(session);
  if (first) throw new Problem(403, first === 'password' ? 'own-password-needed' : 'factor-needed');
  if (session) throw new Problem(403, 'forbidden', { values: { what: 'call' } });
  throw new Problem(401, 'not-signed-in', { values: { what: 'call' } });
}

/** How far a session's right goes: nowhere as long as something else is asked of its user first. */
export const reachNow = (session: Session, right: Right): Reach | undefined =>
  firstDemand(session) ? undefined : reachOf(session.role, right);

/** Whether whoever was let in may do this with everything. */
export const mayNow = ({ session, apiKey }: Admitted, right: Right): boolean =>
  session
    ? reachNow(session, right) === 'all'
    : apiKey?.rights.some((held) => held === right) === true;

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
  if (Object.values(owner).every((link) => link === null)) return false;
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
