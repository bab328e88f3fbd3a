// A question or request in progress: the open form, the typed text, sending, and the result.
import { useRef, useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { ask, type Ask } from './api.ts';
import { useEstimateWords } from './in-language.tsx';
import type { LoadedEstimate } from './use-estimate.ts';

export interface Asking {
  /** The open form, if any. */
  readonly kind: Ask['kind'] | null;
  /** `text` prefills the form, unless something else was typed. */
  readonly open: (kind: Ask['kind'], text?: string) => void;
  readonly close: () => void;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly sending: boolean;
  readonly problem: string | null;
  /** What was sent last; null if nothing was. */
  readonly sent: Ask['kind'] | null;
  readonly send: () => void;
}

export function useQuestions(estimate: PublicEstimate, { keys, refresh }: LoadedEstimate): Asking {
  const { questions: words } = useEstimateWords();
  const [kind, setKind] = useState<Ask['kind'] | null>(null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<Ask['kind'] | null>(null);
  const busy = useRef(false);

  const deliver = async (body: Ask) => {
    const outcome = await ask(estimate, body, keys.keyFor(body));
    if (outcome.kind === 'unreachable') return setProblem(words.unreachable);
    if (outcome.kind === 'refused') {
      if (outcome.status < 500 && outcome.status !== 429) keys.settle(body);
      return setProblem(outcome.message ?? words.failed);
    }
    keys.settle(body);
    if (outcome.kind === 'done') refresh(outcome.value);
    setText('');
    setKind(null);
    return setSent(body.kind);
  };

  const send = () => {
    if (kind === null || busy.current) return;
    if (text.trim() === '') return setProblem(words.empty);
    busy.current = true;
    setSending(true);
    setProblem(null);
    return void deliver({ kind, text: text.trim() }).finally(() => {
      busy.current = false;
      setSending(false);
    });
  };
  const open = (next: Ask['kind'], begun = '') => {
    setText((typed) => typed || begun);
    setProblem(null);
    setSent(null);
    setKind(next);
  };

  return { kind, open, close: () => setKind(null), text, setText, sending, problem, sent, send };
}
