// Everybody as they stand to each other, where two people have to agree (rule: second-person).
import type { Right } from '@purlin/domain/access/rights.ts';

/** Who somebody is among those with a right, where two people have to agree. */
export interface AmongOthers {
  /** Nobody else can be the second person now, and nobody could within the last day. */
  readonly alone: boolean;
  /** Nobody else can be the second person now; only who lost that access within the last day. */
  readonly othersLeft: boolean;
  /** Of somebody alone: from when another person can; null when there is nobody else. */
  readonly anotherFrom: string | null;
  /** Until when they are no second person themselves; null when they are. */
  readonly newcomerUntil: string | null;
}

/** What waits for a second person: who did it, and when. */
export interface Done {
  readonly by: string;
  readonly at: string;
}

/** Everybody as they stand to each other, read once. */
export interface People {
  /** The names of everybody who can sign in, and of API keys, by actor. */
  readonly names: ReadonlyMap<string, string>;
  /**
   * Whoever was given the role in the last 24 hours is not another person yet: whoever gave it may
   * be the one who types for both. Nor is who never signed in. Who lost the access counts for
   * another day: taking it from them does not make the caller alone (rule: second-person).
   */
  amongOthers(right: Right, actor: string, now: string): AmongOthers;
  /** The ids of everybody else with the right. */
  others(right: Right, actor: string): number[];
  /** The actors of everybody else with the right who is a second person now. */
  secondPeople(right: Right, actor: string, now: string): string[];
  /**
   * Who counts as a person of their own for what they did (rule: second-person): whoever gave
   * somebody their role just now may have typed it. Also who cannot sign in any more, and the
   * product itself.
   */
  established(now: string): string[];
  /**
   * From when the actor may confirm what someone else did: both have to be established, and a day
   * after it counts for who did it. Null when they may now.
   */
  confirmableAt(right: Right, actor: string, done: Done, now: string): string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** When a user counts as a second person; right away if the system added them. */
export const establishedAt = ({
  roleGivenBy,
  roleSince,
}: {
  readonly roleGivenBy: string;
  readonly roleSince: string;
}): string =>
  roleGivenBy === 'system' ? roleSince : new Date(Date.parse(roleSince) + DAY_MS).toISOString();
