// Who did something, as events name them: `user-3`, `api-key-3`, the holder of another key,
// `visitor`, `system` or `operator`.

const USER = 'user-';
const API_KEY = 'api-key-';

/** Whoever has the server and does something with a tool of the product. */
export const OPERATOR = 'operator';

/** Who did something themselves; null where the product did it. */
export const personBehind = (actor: string): string | null => (actor === 'system' ? null : actor);

/** A signed-in user, as events name them. */
export const actorOf = (userId: number): string => `${USER}${userId}`;

/** Whether it was somebody who was signed in. */
export const isUser = (actor: string): boolean => actor.startsWith(USER);

/** The user's number; undefined for everybody else. */
export const userOf = (actor: string): number | undefined =>
  isUser(actor) ? Number(actor.slice(USER.length)) : undefined;

/** A program that called with an API key, as events name it. */
export const apiKeyActor = (id: number): string => `${API_KEY}${id}`;

/** The API key's number; undefined for everybody else. */
export const apiKeyOf = (actor: string): number | undefined =>
  actor.startsWith(API_KEY) ? Number(actor.slice(API_KEY.length)) : undefined;
