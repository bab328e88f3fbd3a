// Who did something, as events name them: `user-3`, the holder of a key, `visitor` or `system`.

const USER = 'user-';

/** A signed-in user, as events name them. */
export const actorOf = (userId: number): string => `${USER}${userId}`;

/** Whether it was somebody who was signed in. */
export const isUser = (actor: string): boolean => actor.startsWith(USER);

/** The user's number; undefined for everybody else. */
export const userOf = (actor: string): number | undefined =>
  isUser(actor) ? Number(actor.slice(USER.length)) : undefined;
