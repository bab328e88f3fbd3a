// Limits how many refused sign-ins of an account are recorded in history, so that guesses do not
// fill it: 20 an hour.
import type { Counters } from '../../servers/counters.ts';

export interface RefusalLogLimit {
  /** Counts one more that was refused: false when history was told of enough within the hour. */
  mayTell(userId: number): Promise<boolean>;
  /** Counts that it was locked out: true the first time within the hour. */
  mayTellPause(userId: number): Promise<boolean>;
}

/** As many as strangers may guess wrong before they wait, for the first time. */
export const MOST_REFUSALS = 20;
const AN_HOUR_S = 3_600;

export function openRefusalLogLimit(counters: Counters): RefusalLogLimit {
  const refused = counters.of('refusals told', AN_HOUR_S);
  const paused = counters.of('pauses told', AN_HOUR_S);
  return {
    mayTell: async (userId) => (await refused.add(String(userId))).times <= MOST_REFUSALS,
    mayTellPause: async (userId) => (await paused.add(String(userId))).times === 1,
  };
}
