// One wish of the user, one idempotency key: a double click or a second try after a lost answer
// never does a thing twice.
import { newIdempotencyKey } from './api.ts';
import { ApiProblem } from './api-problem.ts';

interface Intent<T> {
  /** What was asked, as text: the same words are the same wish. */
  readonly words: string;
  readonly key: string;
  running: Promise<T> | undefined;
}

/** Nobody knows whether it is done, or it is done and not to be seen yet (202). */
const mayHaveHappened = (thrown: unknown): boolean =>
  thrown instanceof ApiProblem && (thrown.outcomeUnknown || thrown.status === 202);

/**
 * Runs `act` with the key of the wish. While it runs, the same words join it; after an answer that
 * never came or came too early, they try again with the same key.
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
