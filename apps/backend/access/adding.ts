// A user is added under an e-mail address that nobody else has.
import { user } from '@purlin/domain/access/user.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import { BadInput } from '../platform/core/input.ts';
import type { Services } from '../platform/core/room.ts';

type NewUser = Extract<CommandOf<typeof user>, { readonly type: 'AddUser' }>['data'];

/**
 * Adds them under the fresh number, or answers with who has the address. The credentials' unique
 * e-mail is the rule that two users never share one; it is taken before the user is written. Where
 * it was taken and nobody written, a call was cut off in between: this one goes on with its number.
 */
export async function addUser(
  fresh: number,
  { password, ...data }: NewUser & { readonly password?: string | undefined },
  { sessions, dispatch }: Pick<Services, 'sessions' | 'dispatch'>,
  asker: Asker,
): Promise<{ readonly id: number; readonly isNew: boolean; readonly position: bigint }> {
  const id = await sessions.reserve(fresh, data.email, password);
  const { events, position } = await dispatch(user, id, { type: 'AddUser', data }, asker).catch(
    async (error: unknown) => {
      if (id === fresh && (error instanceof Refusal || error instanceof BadInput))
        await sessions.release(fresh);
      throw error;
    },
  );
  const isNew = events.length > 0;
  if (isNew && id !== fresh && password !== undefined)
    await sessions.setPassword(id, data.email, password);
  return { id, isNew, position };
}
