// Reads an estimate to be edited, together with the mark by which the server recognises that it has
// not changed since.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { ApiProblem, call } from '@purlin/web/web.ts';
import { useCallback, useEffect, useState } from 'react';

export interface Editable {
  readonly estimate: Estimate;
  /** For If-Match. */
  readonly tag: string;
  /** When what a form shows was last written. */
  readonly writtenAt: string;
}

const WRITES: ReadonlySet<string> = new Set([
  'EstimateDrafted',
  'DraftChanged',
  'EstimateRevised',
  'OptionAdded',
  'LineItemAdded',
  'ValidUntilExtended',
]);

/**
 * The history first: what happens between the two calls is then a change that the server notices,
 * and not one that it overlooks.
 */
export async function readEditable(id: number): Promise<Editable> {
  const history = await call(estimates.history, { params: { id } });
  const estimate = await call(estimates.details, { params: { id } });
  const writtenAt =
    history
      .filter(({ type }) => WRITES.has(type))
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '';
  return { estimate, tag: `"${Math.max(...history.map(({ revision }) => revision))}"`, writtenAt };
}

/**
 * Read once: what others change meanwhile must not change the form under somebody's hands. 0 reads
 * nothing.
 */
export function useEditable(id: number) {
  const [editable, setEditable] = useState<Editable>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (id === 0) return undefined;
    let wanted = true;
    readEditable(id).then(
      (found) => {
        if (wanted) setEditable(found);
      },
      (thrown: unknown) => {
        if (wanted)
          setProblem(
            thrown instanceof ApiProblem
              ? thrown
              : new ApiProblem({ status: 0, message: String(thrown) }),
          );
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt]);
  return {
    editable,
    problem,
    reload: useCallback(() => {
      setProblem(undefined);
      setAttempt((n) => n + 1);
    }, []),
  };
}
