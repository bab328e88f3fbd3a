// The client's answer on its way: the question that is open, what was typed, sending, and what went wrong.
import { useCallback, useRef, useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { approve, setStatus, type Outcome } from './api.ts';
import { latest, shown, type LoadedEstimate } from './use-estimate.ts';

export type Question = 'approve' | 'decline';

/** The messages of the error catalogue, shown when the server gives none. */
const failures: Readonly<Record<Question, string>> = { approve: 'Failed to approve option', decline: 'Failed to update estimate' };
const UNREACHABLE = 'We could not reach our server. Please check your connection and try again: it will not be sent twice, and your message is still here.';
const RECORDING = 'Your answer has reached us and is being recorded. If it does not show below yet, reload the page in a moment.';
const STALE = 'This estimate has changed since you opened it. Please look at it again before you answer.';

/** Refusals after which the page no longer shows what the server knows: answered or expired meanwhile, removed, changed. */
const OUTDATED: readonly number[] = [404, 409, 412];
/** Answers after which the same request may still be carried out: too many calls, or a fault of the server. */
const mayStillHappen = (status: number): boolean => status === 429 || status >= 500;

export interface Problem { readonly message: string; readonly advice: string | null }

export interface AnswerState {
  readonly question: Question | null;
  readonly sending: boolean;
  readonly problem: Problem | null;
  readonly message: string;
  readonly setMessage: (text: string) => void;
  readonly ask: (question: Question) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

export function useAnswer(estimate: PublicEstimate, { keys, show }: LoadedEstimate): AnswerState {
  const [question, setQuestion] = useState<Question | null>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [message, setMessage] = useState('');
  // State changes arrive with the next render; a second click can be faster than that.
  const busy = useRef(false);

  const ask = useCallback((next: Question) => {
    setProblem(null);
    setQuestion(next);
  }, []);
  const cancel = useCallback(() => {
    if (!busy.current) setQuestion(null);
  }, []);

  const settle = async (asked: Question, intent: unknown, outcome: Outcome<PublicEstimate>) => {
    if (outcome.kind === 'unreachable') return setProblem({ message: failures[asked], advice: UNREACHABLE });
    if (outcome.kind === 'refused' && mayStillHappen(outcome.status)) return setProblem({ message: outcome.message ?? failures[asked], advice: 'Your message is still here. Please try again in a moment.' });
    keys.settle(intent);
    if (outcome.kind === 'refused' && !OUTDATED.includes(outcome.status)) return setProblem({ message: outcome.message ?? failures[asked], advice: null });
    const why = outcome.kind === 'accepted' ? RECORDING : outcome.kind === 'refused' ? (outcome.message ?? (outcome.status === 412 ? STALE : failures[asked])) : '';
    const view = outcome.kind === 'done' ? shown(outcome.value, null, true) : await latest(estimate, why);
    if (view === null) return setProblem({ message: why, advice: 'We could not load the estimate as it is now. Please check your connection and try again.' });
    // Together, so that the dialog is closed before the new panel takes the focus.
    show(view);
    return setQuestion(null);
  };

  const send = async (asked: Question) => {
    const answer = { clientMessage: message.trim(), revision: estimate.revision };
    const intent = { asked, ...answer };
    const key = keys.keyFor(intent);
    const outcome = asked === 'approve' ? await approve(estimate, answer, key) : await setStatus(estimate, { status: 'declined', ...answer }, key);
    await settle(asked, intent, outcome);
  };

  const confirm = () => {
    if (question === null || busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    void send(question).finally(() => {
      busy.current = false;
      setSending(false);
    });
  };

  return { question, sending, problem, message, setMessage, ask, cancel, confirm };
}
