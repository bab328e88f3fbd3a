// Actor names in events: `user-3`, `api-key-3`, the holder of another key, `visitor`, `system`,
// `operator`.

const USER = 'user-';
const API_KEY = 'api-key-';

/** Someone with access to the server, using one of the product's command-line tools. */
export const OPERATOR = 'operator';

/** The actor; null if the product itself acted. */
export const personBehind = (actor: string): string | null => (actor === 'system' ? null : actor);

/** The actor name of a signed-in user. */
export const actorOf = (userId: number): string => `${USER}${userId}`;

/** Whether the actor was a signed-in user. */
export const isUser = (actor: string): boolean => actor.startsWith(USER);

/** The user's id; undefined for any other actor. */
export const userOf = (actor: string): number | undefined =>
  isUser(actor) ? Number(actor.slice(USER.length)) : undefined;

/** The actor name of an API key. */
export const apiKeyActor = (id: number): string => `${API_KEY}${id}`;

/** The API key's id; undefined for any other actor. */
export const apiKeyOf = (actor: string): number | undefined =>
  actor.startsWith(API_KEY) ? Number(actor.slice(API_KEY.length)) : undefined;
