// Everybody's names, and who is a second person for whom (rule: second-person).
import type { Right } from '@purlin/domain/access/rights.ts';
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
  const isActor = (actor: string) => (user: { readonly id: number }) => actorOf(user.id) === actor;
  const others = (right: Right, actor: string) =>
    users.filter(mayWith(right)).filter((user) => !isActor(actor)(user));
  // A user who never signed in cannot confirm anything.
  const reachable = (right: Right, actor: string) =>
    others(right, actor).filter(({ lastSignInAt }) => lastSignInAt !== null);
  return {
    names: await namesOf(db, users),
    amongOthers(right, actor, now) {
      const isCaller = isActor(actor);
      const until = users.filter(mayWith(right)).filter(isCaller).map(establishedAt)[0];
      const [first] = reachable(right, actor).map(establishedAt).toSorted();
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
    others: (right, actor) => others(right, actor).map(({ id }) => id),
    secondPeople: (right, actor, now) =>
      reachable(right, actor)
        .filter((user) => establishedAt(user) <= now)
        .map(({ id }) => actorOf(id)),
    // Also users who were forgotten: what they planned is theirs, and waits for nobody.
    established: (now) => [
      'system',
      ...everyone.filter((one) => establishedAt(one) <= now).map(({ id }) => actorOf(id)),
    ],
    confirmableAt(right, actor, { by, at }, now) {
      const known = by === 'system' ? [at] : everyone.filter(isActor(by)).map(establishedAt);
      const [doer] = [...known, aDayAfter(at)].toSorted();
      const [caller] = users.filter(mayWith(right)).filter(isActor(actor)).map(establishedAt);
      const [latest] = [doer, caller]
        .filter((one) => one !== undefined)
        .toSorted()
        .toReversed();
      return latest !== undefined && latest > now ? latest : null;
    },
  };
}

/** The names of everybody who can sign in, and of API keys, by actor. */
export const staffNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  namesOf(db, await allUsers(db));
