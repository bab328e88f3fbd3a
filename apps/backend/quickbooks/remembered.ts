// What is remembered of a company's books for a while: it is not asked for with each record.
import type { Services } from '../platform/core/room.ts';
import type { QuickBooks } from './service/quickbooks.ts';
import { quickbooksOf } from './service/service.ts';

const FRESH_MS = 5 * 60_000;

/** Whose books, by which way in. */
export interface Whose {
  readonly services: Pick<Services, 'outside'>;
  readonly realmId: string;
}

interface Kept<T> {
  readonly until: number;
  readonly answer: Promise<T>;
}

export interface Remembered<W extends Whose, T> {
  (whose: W): Promise<T>;
  /** QuickBooks refused something, perhaps because of this; whether there was anything. */
  forget(whose: Whose): boolean;
}

/** One thing of the books that is asked for once in `freshMs`; a failure is not remembered. */
export function remembering<W extends Whose, T>(
  ask: (whose: W) => Promise<T>,
  freshMs = FRESH_MS,
): Remembered<W, T> {
  // By the way in too: another server may have a company of the same number.
  const kept = new WeakMap<QuickBooks, Map<string, Kept<T>>>();
  const those = ({ services }: Whose): Map<string, Kept<T>> => {
    const quickbooks = quickbooksOf(services);
    const known = kept.get(quickbooks) ?? new Map<string, Kept<T>>();
    kept.set(quickbooks, known);
    return known;
  };
  const remembered = async (whose: W): Promise<T> => {
    const known = those(whose);
    const before = known.get(whose.realmId);
    if (before && before.until > Date.now()) return before.answer;
    const now = { until: Date.now() + freshMs, answer: ask(whose) };
    known.set(whose.realmId, now);
    now.answer.catch(() => known.get(whose.realmId) === now && known.delete(whose.realmId));
    return now.answer;
  };
  return Object.assign(remembered, {
    forget: (whose: Whose): boolean => those(whose).delete(whose.realmId),
  });
}
