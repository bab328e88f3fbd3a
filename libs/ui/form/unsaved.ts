// Tracks unsaved changes on the page and asks once before they are discarded: by a link, the
// browser's Back, Escape, Cancel, or signing out.
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '@purlin/words/screens/typed.ts';

export interface LeaveWords {
  readonly title: string;
  readonly body: string;
  readonly leave: string;
  readonly stay: string;
}
export const usualLeaveWords = (): LeaveWords => ({
  title: say('leave-asked'),
  body: say('not-saved'),
  leave: say('leave'),
  stay: say('keep-editing'),
});

interface Question {
  readonly words: LeaveWords;
  readonly answer: (leave: boolean) => void;
  readonly answered: Promise<boolean>;
}
interface Held {
  readonly words: LeaveWords | undefined;
}

const held = new Set<Held>();
const overlays: (() => void)[] = [];
let question: Question | null = null;
const listeners = new Set<() => void>();
const become = (next: Question | null) => {
  question = next;
  for (const listener of listeners) listener();
};

export const leaveQuestion = (): Question | null => question;
export const onLeaveQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const hasUnsaved = (): boolean => held.size > 0;
/** Drops all unsaved changes, because the user agreed or has signed out. */
export const forgetUnsaved = (): void => held.clear();

/** Asks whether unsaved changes may be discarded. Concurrent calls share one prompt. */
export function askToDiscard(words: LeaveWords = usualLeaveWords()): Promise<boolean> {
  if (question) return question.answered;
  let answer = (_leave: boolean): void => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = (leave) => {
      become(null);
      resolve(leave);
    };
  });
  become({ words, answered, answer });
  return answered;
}

/** Asks if anything on the page is unsaved; otherwise resolves to true at once. */
export function askToLeave(): Promise<boolean> {
  const last = [...held].at(-1);
  return last ? askToDiscard(last.words) : Promise.resolve(true);
}

/**
 * For every form: `const saved = useUnsaved(form.formState.isDirty)`; call `saved()` after saving
 * and before leaving the screen.
 */
export function useUnsaved(changed: boolean, words?: LeaveWords): () => void {
  const [mark] = useState<Held>({ words });
  const done = useRef(false);
  useEffect(() => {
    if (!changed) done.current = false;
    if (!changed || done.current) return undefined;
    held.add(mark);
    return () => {
      held.delete(mark);
    };
  }, [changed, mark]);
  return useCallback(() => {
    done.current = true;
    held.delete(mark);
  }, [mark]);
}

/** While mounted, the browser's Back closes this overlay instead of leaving the page. */
export function useBackCloses(close: () => void): void {
  useEffect(() => {
    overlays.push(close);
    return () => {
      overlays.splice(overlays.indexOf(close), 1);
    };
  }, [close]);
}

/** Closes the top overlay. Returns false if there is none. */
export function closeOverlay(): boolean {
  const close = overlays.at(-1);
  close?.();
  return close !== undefined;
}
