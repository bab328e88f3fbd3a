// Loads the estimate by the number in the page's URL, refetches it on request, and replaces it with
// each response of the server.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { fetchEstimate, setStatus, type Outcome } from './api.ts';
import { changesBetween } from './changes.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import { idempotencyKeys, type Keys } from './intent.ts';
import { framed } from './framed.ts';
import { addressOfOwn, asFramed, numberIn } from './situation.ts';
import { useReturn } from './use-return.ts';
import { useViewed } from './use-viewed.ts';

/** Why the page shows another version than the client was reading. */
export interface Notice {
  readonly message: string;
  readonly changes: readonly string[];
}

export type View =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'unavailable'; readonly message: string | null }
  | {
      readonly kind: 'shown';
      readonly estimate: PublicEstimate;
      readonly notice: Notice | null;
      readonly answered: boolean;
    };

export interface LoadedEstimate {
  readonly view: View;
  readonly keys: Keys;
  readonly tryAgain: () => void;
  readonly show: (view: View) => void;
  /** Shows the server's current version; a new version of the offer comes with a notice. */
  readonly refresh: (estimate: PublicEstimate) => void;
}

export const shown = (
  estimate: PublicEstimate,
  notice: Notice | null = null,
  answered = false,
): View => ({ kind: 'shown', estimate, notice, answered });

/** What to show instead of the estimate. */
const missing = (outcome: Exclude<Outcome<PublicEstimate>, { kind: 'done' }>): View =>
  outcome.kind === 'refused' && outcome.status === 404
    ? { kind: outcome.code === 'link-replaced' ? 'replaced' : 'not-found' }
    : { kind: 'unavailable', message: outcome.kind === 'refused' ? outcome.message : null };

/** Loads the estimate with the number in the page's URL. */
async function load(signal: AbortSignal): Promise<View> {
  const number = numberIn(location.pathname);
  if (number === null) return { kind: 'not-found' };
  const outcome = await fetchEstimate(number, signal);
  if (outcome.kind !== 'done') return missing(outcome);
  if (framed()) return shown(asFramed(outcome.value));
  const own = addressOfOwn(outcome.value.language, location);
  if (own === null) return shown(outcome.value);
  location.replace(own);
  return { kind: 'loading' };
}

/**
 * The current estimate, after the server refused an answer to the version `before`. Null if it
 * cannot be loaded.
 */
export async function latest(
  before: PublicEstimate,
  message: string,
  words: EstimateWords,
): Promise<View | null> {
  const outcome = await fetchEstimate(before.estimateNumber);
  if (outcome.kind === 'done')
    return shown(outcome.value, { message, changes: changesBetween(before, outcome.value, words) });
  return outcome.kind === 'refused' && outcome.status === 404 ? missing(outcome) : null;
}

/**
 * The view with the server's current version. A version the client has read is never replaced
 * without a notice.
 */
function refreshed(now: View, estimate: PublicEstimate, words: EstimateWords): View {
  if (now.kind !== 'shown' || now.estimate.id !== estimate.id) return now;
  const changes =
    now.estimate.revision === estimate.revision
      ? []
      : changesBetween(now.estimate, estimate, words);
  return changes.length > 0
    ? shown(estimate, { message: words.changes.changed, changes })
    : { ...now, estimate };
}

export function useEstimate(): LoadedEstimate {
  const words = useEstimateWords();
  const [view, setView] = useState<View>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const keys = useMemo(() => idempotencyKeys(), []);

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setView(found);
    });
    return () => leaving.abort();
  }, [attempt]);

  const onSeen = useCallback(
    (estimate: PublicEstimate) => {
      const body = { status: 'viewed', clientMessage: '', revision: estimate.revision } as const;
      void setStatus(estimate, body, keys.keyFor(body)).then((outcome) => {
        // Only a badge depends on this, so a failure is ignored; the next visit retries. A newer
        // answer is not overwritten.
        if (outcome.kind === 'done')
          setView((now) =>
            now.kind === 'shown' && now.estimate.status === 'sent'
              ? { ...now, estimate: { ...now.estimate, status: outcome.value.status } }
              : now,
          );
      });
    },
    [keys],
  );
  const estimate = view.kind === 'shown' ? view.estimate : null;
  useViewed(framed() ? null : estimate, onSeen);

  const refresh = useCallback(
    (fresh: PublicEstimate) => setView((now) => refreshed(now, fresh, words)),
    [words],
  );
  useReturn(framed() ? null : estimate && numberIn(location.pathname), refresh);

  const tryAgain = useCallback(() => {
    setView({ kind: 'loading' });
    setAttempt((n) => n + 1);
  }, []);

  return { view, keys, tryAgain, show: setView, refresh };
}
