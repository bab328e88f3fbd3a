// Loads an estimate for editing, with its ETag for optimistic concurrency.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { ApiProblem, call } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-editor.ts';
import { useCallback, useEffect, useState } from 'react';

export interface Editable {
  readonly estimate: Estimate;
  /** For If-Match. */
  readonly tag: string;
}

/** The estimate, and its history's revision. */
export async function readEditable(id: number): Promise<Editable> {
  let tag: string | null = null;
  const estimate = await call(estimates.details, {
    params: { id },
    onHeaders: (headers) => {
      tag = headers.get('etag');
    },
  });
  // Without it, two users could overwrite each other unnoticed.
  if (tag === null)
    throw new ApiProblem({
      status: 0,
      code: 'no-revision',
      message: say('not-readable'),
    });
  return { estimate, tag };
}

/**
 * Loaded once, because others' changes must not alter the form while the user is typing. 0 loads
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
