// One idempotency key per user intent, so that a double click or a retry after a lost response
// never runs a command twice.
import { newIdempotencyKey } from './api.ts';
import { ApiProblem } from './api-problem.ts';

interface Intent<T> {
  /** The request as text. Equal text means the same intent. */
  readonly words: string;
  readonly key: string;
  running: Promise<T> | undefined;
}

/** The command may have run: its outcome is unknown, or it ran and is not visible yet (202). */
const mayHaveHappened = (thrown: unknown): boolean =>
  thrown instanceof ApiProblem && (thrown.outcomeUnknown || thrown.status === 202);

/**
 * Runs `act` with the intent's key. An equal request joins one that is running. After a response
 * that was lost or came too early (202), an equal request retries with the same key.
 */
export function oncePerIntent<T>(): (
  words: string,
  act: (key: string) => Promise<T>,
) => Promise<T> {
  let last: Intent<T> | undefined;
  return (words, act) => {
    const same = last?.words === words ? last : undefined;
    if (same?.running) return same.running;
    const intent: Intent<T> = { words, key: same?.key ?? newIdempotencyKey(), running: undefined };
    last = intent;
    intent.running = act(intent.key).then(
      (answer) => {
        if (last === intent) last = undefined;
        return answer;
      },
      (thrown: unknown) => {
        intent.running = undefined;
        if (last === intent && !mayHaveHappened(thrown)) last = undefined;
        throw thrown;
      },
    );
    return intent.running;
  };
}
