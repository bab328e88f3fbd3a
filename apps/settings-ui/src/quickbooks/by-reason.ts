// Groups records that failed or wait for the same reason, so that a hundred of them are one problem
// to solve.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { say } from '@purlin/words/screens/sync-records.ts';

export interface SameReason {
  /** Empty: each record shows its own reason. */
  readonly reason: string;
  readonly said: string | null;
  readonly records: readonly QuickBooksRecord[];
}

type Reasons = Pick<QuickBooksRecord, 'state' | 'reason' | 'said'>;
const isShared = ({ state, reason }: Reasons): boolean =>
  (state === 'failed' || state === 'waiting') && reason !== null;
const keyOf = ({ state, reason, said }: Reasons): string => [state, reason, said].join('\n');

type Held = Pick<QuickBooksRecord, 'waitsFor'>;

/** The heading of a group, as one sentence. */
export function headingOf({ reason, records }: SameReason, hasMore: boolean): string {
  const holder = records[0]?.waitsFor;
  const count = records.length;
  return holder
    ? say(hasMore ? 'at-least-wait-for' : 'wait-for', { count, who: holder.title })
    : say(hasMore ? 'at-least-for-reason' : 'for-reason', { count, reason });
}

/** A link to where the blocking record is decided; undefined if nothing blocks it. */
export function wayToHolder({ waitsFor }: Held): { to: string; words: string } | undefined {
  if (waitsFor === null) return undefined;
  const { title, state } = waitsFor;
  return {
    to: `/quickbooks?${new URLSearchParams({ show: state, q: title })}`,
    words: say(state === 'review' ? 'decide-about' : 'look-at', { title }),
  };
}

/** Groups in the order of their first records. A reason with a single record gets no group. */
export function byReason(records: readonly QuickBooksRecord[]): readonly SameReason[] {
  const groups = new Map<string, QuickBooksRecord[]>();
  for (const record of records) {
    const key = isShared(record) ? keyOf(record) : String(record.id);
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].reduce<SameReason[]>((sofar, group) => {
    const [first, ...others] = group;
    const last = sofar.at(-1);
    if (first && others.length > 0)
      return [...sofar, { reason: first.reason ?? '', said: first.said, records: group }];
    // Consecutive ungrouped records form one list.
    return last?.reason === ''
      ? [...sofar.slice(0, -1), { ...last, records: [...last.records, ...group] }]
      : [...sofar, { reason: '', said: null, records: group }];
  }, []);
}
