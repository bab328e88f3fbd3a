// The hook that runs commands: one idempotency key per intent, a toast for the result, and a
// refetch of stale queries.
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
   * The toasts; `none` if the screen shows the result itself. A failure always shows a toast, with
   * the server's message if there is one.
   */
  readonly toast?:
    | 'none'
    | {
        readonly done?: Notice | ((answer: AnswerOf<D>) => Notice | undefined);
        /** What failed ("Failed to create estimate"), used if the server gave no reason. */
        readonly failed?: string;
        /** Which part failed ("Failed to create line item"), shown before the server's message. */
        readonly part?: (problem: ApiProblem) => string | undefined;
      };
}

export interface Running<D extends JsonDoor> {
  /**
   * Runs the command. The function is stable across renders. Resolves to the response, or to
   * undefined after a failure, which shows a toast and sets `problem`.
   */
  readonly run: (...request: Arguments<CommandRequest<D>>) => Promise<AnswerOf<D> | undefined>;
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
  /** Clears the problem, for example when a dialog opens again. */
  readonly reset: () => void;
}

/**
 * The toast for a failure: titled Error, with the server's message if there is one (rule:
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
 * Runs a command of a contract: `const send = useCommand(estimates.send)`, then `await send.run({
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
          // Users who signed out or dismissed the password prompt already know why it failed.
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
