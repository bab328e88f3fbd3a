// Everybody's names, and who is a second person for whom (rule: second-person).
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { aDayAfter } from '@purlin/domain/shared/days.ts';
import type { Db } from '../../platform/servers/database.ts';
import { apiKeyNames } from './api-key-list.ts';
import { accessOfAll } from './former-access.ts';
import { establishedAt, type People } from './people.ts';
import { allUsers, mayWith, rolesWith, type UserRow } from './user-list.ts';

async function namesOf(db: Db, users: readonly UserRow[]): Promise<ReadonlyMap<string, string>> {
  const keys = await apiKeyNames(db);
  return new Map([
    ...keys,
    ...users.map(
      ({ id, firstName, lastName }) => [actorOf(id), `${firstName} ${lastName}`] as const,
    ),
  ]);
}

/** Everybody, for their names and for who may be the second person. */
export async function peopleOf(db: Db): Promise<People> {
  const [users, everyone] = await Promise.all([allUsers(db), accessOfAll(db)]);
  return {
    names: await namesOf(db, users),
    amongOthers(right, actor, now) {
      const holders = users.filter(mayWith(right));
      const isCaller = ({ id }: { readonly id: number }): boolean => actorOf(id) === actor;
      const until = holders.filter(isCaller).map(establishedAt)[0];
      // Whoever never came in cannot be asked.
      const [first] = holders
        .filter((user) => !isCaller(user) && user.lastSignInAt !== null)
        .map(establishedAt)
        .toSorted();
      const nobodyNow = first === undefined || first > now;
      const roles = rolesWith(right);
      const othersLeft =
        nobodyNow &&
        everyone.some(
          ({ id, formerRole, formerUntil }) =>
            formerUntil !== null &&
            !isCaller({ id }) &&
            roles.includes(formerRole!) &&
            aDayAfter(formerUntil) > now,
        );
      return {
        alone: nobodyNow && !othersLeft,
        othersLeft,
        anotherFrom: nobodyNow ? (first ?? null) : null,
        newcomerUntil: until !== undefined && until > now ? until : null,
      };
    },
    // Also users who were forgotten: what they planned is theirs, and waits for nobody.
    established: (now) => [
      'system',
      ...everyone.filter((one) => establishedAt(one) <= now).map(({ id }) => actorOf(id)),
    ],
  };
}

/** The names of everybody who can sign in, and of API keys, by actor. */
export const staffNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  namesOf(db, await allUsers(db));
