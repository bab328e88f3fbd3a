// The client's answer in progress: the open dialog, the typed text and signature, sending, and
// errors.
import { useCallback, useRef, useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { approve, setStatus, type Outcome } from './api.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import { missingIn, signedWith, UNSIGNED, type Missing, type Signature } from './signature.ts';
import { latest, shown, type LoadedEstimate } from './use-estimate.ts';

/** `optionId` is null for an estimate without options. */
export type Intent =
  { readonly kind: 'approve'; readonly optionId: number | null } | { readonly kind: 'decline' };

/** The fallback error message if the server sends none. */
const failureOf = (kind: Intent['kind'], words: EstimateWords['sending']): string =>
  kind === 'approve' ? words.failedApproval : words.failedDecline;

/**
 * Errors that mean the page is outdated: the estimate was answered, expired, removed or changed
 * meanwhile.
 */
const OUTDATED: readonly number[] = [404, 409, 412];
/** Statuses after which the same request may still be executed: rate limited, or a server error. */
const mayStillHappen = (status: number): boolean => status === 429 || status >= 500;

export interface Problem {
  readonly message: string;
  readonly advice: string | null;
}

export interface AnswerState {
  readonly intent: Intent | null;
  readonly sending: boolean;
  readonly problem: Problem | null;
  readonly message: string;
  readonly setMessage: (text: string) => void;
  readonly signature: Signature;
  readonly sign: (signature: Signature) => void;
  /** What the signature still lacks, once the client has tried to send it. */
  readonly missing: Missing | null;
  readonly ask: (intent: Intent) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Sends an answer and handles every outcome; `done` closes the dialog. */
function useSending(estimate: PublicEstimate, { keys, show }: LoadedEstimate, done: () => void) {
  const allWords = useEstimateWords();
  const words = allWords.sending;
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // State updates take effect on the next render; a second click can come before that.
  const busy = useRef(false);

  const settle = async ({ kind }: Intent, named: unknown, outcome: Outcome<PublicEstimate>) => {
    const failed = failureOf(kind, words);
    if (outcome.kind === 'unreachable')
      return setProblem({ message: failed, advice: words.unreachable });
    const refusal = outcome.kind === 'refused' ? outcome.message : null;
    if (outcome.kind === 'refused' && mayStillHappen(outcome.status))
      return setProblem({ message: refusal ?? failed, advice: words.later });
    keys.settle(named);
    if (outcome.kind === 'refused' && !OUTDATED.includes(outcome.status))
      return setProblem({ message: refusal ?? failed, advice: null });
    const why =
      outcome.kind === 'accepted'
        ? words.recording
        : outcome.kind === 'refused'
          ? (refusal ?? (outcome.status === 412 ? words.stale : failed))
          : '';
    const view =
      outcome.kind === 'done'
        ? shown(outcome.value, null, true)
        : await latest(estimate, why, allWords);
    if (view === null) return setProblem({ message: why, advice: words.notReloaded });
    // In one update, so that the dialog is closed before the new panel takes the focus.
    show(view);
    return done();
  };

  const send = (intent: Intent, clientMessage: string, signature: Signature): void => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    const answer = { clientMessage: clientMessage.trim(), revision: estimate.revision };
    const signed = signedWith(signature, estimate.approval);
    const named = { ...intent, ...answer, ...signed };
    const key = keys.keyFor(named);
    const sent =
      intent.kind === 'approve'
        ? approve(estimate, { ...answer, ...signed, optionId: intent.optionId }, key)
        : setStatus(estimate, { ...answer, status: 'declined' }, key);
    void sent
      .then((outcome) => settle(intent, named, outcome))
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  };
  return { sending, busy, problem, setProblem, send };
}

export function useAnswer(estimate: PublicEstimate, loaded: LoadedEstimate): AnswerState {
  const words = useEstimateWords();
  const [intent, setIntent] = useState<Intent | null>(null);
  const [message, setMessage] = useState('');
  const [signature, setSignature] = useState(UNSIGNED);
  const [missing, setMissing] = useState<Missing | null>(null);
  const { sending, busy, problem, setProblem, send } = useSending(
    estimate,
    loaded,
    useCallback(() => setIntent(null), []),
  );

  const ask = useCallback(
    (next: Intent) => {
      setProblem(null);
      setMissing(null);
      // Consent applies to the terms shown now, not to those shown before.
      setSignature((typed) => ({ ...typed, agreed: false }));
      setIntent(next);
    },
    [setProblem],
  );
  const cancel = useCallback(() => {
    if (!busy.current) setIntent(null);
  }, [busy]);
  const sign = useCallback((next: Signature) => {
    setSignature(next);
    setMissing(null);
  }, []);
  const confirm = () => {
    if (intent === null) return;
    const lacking =
      intent.kind === 'approve' ? missingIn(signature, estimate.approval, words.signature) : null;
    setMissing(lacking);
    if (!lacking) send(intent, message, signature);
  };

  return {
    intent,
    sending,
    problem,
    message,
    setMessage,
    signature,
    sign,
    missing,
    ask,
    cancel,
    confirm,
  };
}
