// Records that fail or wait for one reason stand below it: a hundred are one thing to see to.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { say } from '@purlin/words/screens/sync-records.ts';

export interface SameReason {
  /** Blank: each says its own. */
  readonly reason: string;
  readonly said: string | null;
  readonly records: readonly QuickBooksRecord[];
}

type Reasons = Pick<QuickBooksRecord, 'state' | 'reason' | 'said'>;
const isShared = ({ state, reason }: Reasons): boolean =>
  (state === 'failed' || state === 'waiting') && reason !== null;
const keyOf = ({ state, reason, said }: Reasons): string => [state, reason, said].join('\n');

type Held = Pick<QuickBooksRecord, 'waitsFor'>;

/** What stands above those of one reason, as one sentence. */
export function headingOf({ reason, records }: SameReason, hasMore: boolean): string {
  const holder = records[0]?.waitsFor;
  const count = records.length;
  return holder
    ? say(hasMore ? 'at-least-wait-for' : 'wait-for', { count, who: holder.title })
    : say(hasMore ? 'at-least-for-reason' : 'for-reason', { count, reason });
}

/** Where somebody decides about whom it waits for; undefined where it waits for nobody. */
export function wayToHolder({ waitsFor }: Held): { to: string; words: string } | undefined {
  if (waitsFor === null) return undefined;
  const { title, state } = waitsFor;
  return {
    to: `/quickbooks?${new URLSearchParams({ show: state, q: title })}`,
    words: say(state === 'review' ? 'decide-about' : 'look-at', { title }),
  };
}

/** In the order of their first ones; a reason of one alone stays in its row. */
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
    // Those that share nothing stay together, as one list.
    return last?.reason === ''
      ? [...sofar.slice(0, -1), { ...last, records: [...last.records, ...group] }]
      : [...sofar, { reason: '', said: null, records: group }];
  }, []);
}
