// Access: one guard for every route; it denies unless the route's contract lets the caller in.
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Role } from '@purlin/domain/access/user.ts';
import type { Route } from '@purlin/contracts/route.ts';
import type { Room, Services } from '../room.ts';
import { SESSION_COOKIE, type Session } from '../sessions.ts';
import { Problem } from './problem.ts';

/** Where the guard leaves what it found out about the caller. */
export interface Admitted { session?: Session | undefined; byKey?: boolean }
export type AdmittedRequest = FastifyRequest & { admitted?: Admitted; cookies?: Readonly<Record<string, string | undefined>> };

/** Wrong guesses of a number or password a minute from one address, when the contract does not say. */
const GUESSES = 30;

export interface Guesses {
  /** Throws a 429 Problem when this address has guessed wrong too often. */
  check(request: FastifyRequest, route: Route): Promise<void>;
  /** Counts one wrong guess. */
  wrong(request: FastifyRequest, route: Route): Promise<void>;
}

/** Limits wrong guesses only: whoever knows the key may come as often as they like. */
export function limitGuesses(): Guesses {
  const limiters = new Map<Route, RateLimiterMemory>();
  const limiter = (route: Route): RateLimiterMemory => {
    let found = limiters.get(route);
    if (!found) limiters.set(route, (found = new RateLimiterMemory({ keyPrefix: route.path, points: route.limit ?? GUESSES, duration: 60 })));
    return found;
  };
  return {
    async check(request, route) {
      const state = await limiter(route).get(request.ip);
      if (state && state.remainingPoints <= 0 && state.msBeforeNext > 0)
        throw new Problem(429, 'too-often', 'Too many tries. Please wait a minute and try again.', { retryAfterSeconds: Math.ceil(state.msBeforeNext / 1000) });
    },
    async wrong(request, route) {
      await limiter(route).penalty(request.ip, 1);
    },
  };
}

/** The session of a request's cookie; undefined without one, or when it has ended. */
export async function sessionOf(request: AdmittedRequest, rooms: readonly Room[], services: Services): Promise<Session | undefined> {
  const token = request.cookies?.[SESSION_COOKIE];
  const userId = token ? await services.sessions.userOf(token) : undefined;
  if (userId === undefined) return undefined;
  const role: Role | undefined = await rooms.find((room) => room.roleOf)?.roleOf?.(userId, services);
  return role && { userId, role };
}

/** Marks a controller's method with its route, for the guard to read. */
export const routes = new WeakMap<object, { route: Route; room: Room }>();

/** Nest's guard over all controllers. */
export function accessGuard(rooms: readonly Room[], services: Services, guesses: Guesses): CanActivate {
  return {
    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<AdmittedRequest>();
      const marked = routes.get(context.getHandler());
      if (!marked) throw new Problem(403, 'forbidden', 'This address is not open to anybody.');
      request.admitted = await admit(marked.route, marked.room, request, rooms, services, guesses);
      return true;
    },
  };
}

async function admit(route: Route, room: Room, request: AdmittedRequest, rooms: readonly Room[], services: Services, guesses: Guesses): Promise<Admitted> {
  const session = await sessionOf(request, rooms, services);
  const { roles, or } = route.access;
  if (roles === 'everyone' || (session && roles.includes(session.role))) return { session };
  if (or) {
    await guesses.check(request, route);
    const shown = request.headers['x-estimate-number'];
    const { id } = request.params as { id?: string };
    if (typeof shown === 'string' && /^[1-9]\d{0,14}$/.test(id ?? '') && (await room.keys?.[or]?.(Number(id), shown, services))) return { session, byKey: true };
    if (shown !== undefined) await guesses.wrong(request, route);
  }
  if (session) throw new Problem(403, 'forbidden', 'Your account may not do this.');
  throw new Problem(401, 'not-signed-in', 'Please sign in first.');
}

/** A mutation must come from our own pages: browsers say where it comes from, and other programs do not carry cookies by accident. */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin, host } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || site === 'none') return;
  } else if (origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)) return;
  throw new Problem(403, 'foreign-origin', 'This request came from another website and was refused.');
}
