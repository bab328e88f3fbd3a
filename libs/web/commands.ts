// The hook that asks for something: runs a command once per intent, says how it went, has stale
// screens read again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '@purlin/words/screens/calls.ts';
import { asProblem, type ApiProblem } from './api-problem.ts';
import { call } from './api.ts';
import type { AnswerOf, Arguments, CallRequest, CommandRequest, JsonDoor } from './door.ts';
import { oncePerIntent } from './intent.ts';
import { ended } from './sentence-end.ts';
import { type Notice, useNotify } from './notice.ts';
import { changedBy, readAgain } from './freshness.ts';

export interface CommandOptions<D extends JsonDoor> {
  /**
   * What to say; `none` when the screen says it itself. A failure is always told, with the server's
   * own words where there are any.
   */
  readonly toast?:
    | 'none'
    | {
        readonly done?: Notice | ((answer: AnswerOf<D>) => Notice | undefined);
        /**
         * What could not be done ("Failed to create estimate"), for when the server gave no reason.
         */
        readonly failed?: string;
        /**
         * Which part of it could not be done ("Failed to create line item"): said before the
         * server's own words.
         */
        readonly part?: (problem: ApiProblem) => string | undefined;
      };
}

export interface Running<D extends JsonDoor> {
  /**
   * Runs the command; the function stays the same. Gives the answer, or undefined after a failure
   * (which is told, and kept in `problem`).
   */
  readonly run: (...request: Arguments<CommandRequest<D>>) => Promise<AnswerOf<D> | undefined>;
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
  /** Forgets the problem, for example when a dialog opens again. */
  readonly reset: () => void;
}

/**
 * The toast of a failure: titled Error, with the server's message when present (rule:
 * failure-messages).
 */
export function failureNotice(problem: ApiProblem, failed?: string, part?: string): Notice {
  if (problem.status === 202) return { title: problem.message };
  const own =
    failed === undefined
      ? problem.message
      : problem.outcomeUnknown
        ? `${ended(failed)} ${problem.message}`
        : failed;
  return {
    title: say('error'),
    description: part
      ? [ended(part), problem.said && problem.message].filter(Boolean).join(' ')
      : problem.said
        ? problem.message
        : own,
    intent: 'destructive',
  };
}

/**
 * Runs a command of the contract: `const send = useCommand(estimates.send)`, then `await send.run({
 * params: { id } })`.
 */
export function useCommand<D extends JsonDoor>(
  door: D,
  options: CommandOptions<D> = {},
): Running<D> {
  const queries = useQueryClient();
  const notify = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (request: CallRequest<D>) => call<D>(door, request),
  });
  const [once] = useState(() => oncePerIntent<AnswerOf<D>>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (...[given]: Arguments<CommandRequest<D>>): Promise<AnswerOf<D> | undefined> => {
      const request = given ?? {};
      const told = () =>
        latest.current.toast === 'none' ? undefined : (latest.current.toast ?? {});
      const act = async (idempotencyKey: string) => {
        let changed: ReturnType<typeof changedBy>;
        const onHeaders = (headers: Headers) => {
          changed = changedBy(headers);
        };
        try {
          const answer = await mutateAsync({
            ...request,
            idempotencyKey,
            onHeaders,
          } as CallRequest<D>);
          void readAgain(queries, changed);
          let done = told()?.done;
          if (typeof done === 'function') done = done(answer);
          if (done) notify(done);
          return answer;
        } catch (thrown) {
          const problem = asProblem(thrown);
          if (problem.status === 202) void readAgain(queries, changed);
          const toast = told();
          // Whoever has left, or would not give their password, knows why.
          const knows = problem.notSignedIn || problem.passwordNeeded;
          if (toast && !knows) notify(failureNotice(problem, toast.failed, toast.part?.(problem)));
          throw thrown;
        }
      };
      return once(JSON.stringify(request), act).catch(() => undefined);
    },
    [mutateAsync, notify, once, queries],
  );

  return { run, pending: isPending, problem: error ? asProblem(error) : undefined, reset };
}
