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
  /**
   * Who counts as a person of their own for what they did (rule: second-person): whoever gave
   * somebody their role just now may have typed it. Also who cannot sign in any more, and the
   * product itself.
   */
  established(now: string): string[];
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
