// Reads an estimate to be edited, together with the mark by which the server recognises that it has
// not changed since.
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

/** The estimate, and the revision of its history that it shows. */
export async function readEditable(id: number): Promise<Editable> {
  let tag: string | null = null;
  const estimate = await call(estimates.details, {
    params: { id },
    onHeaders: (headers) => {
      tag = headers.get('etag');
    },
  });
  // Without it nobody would notice that two people save over each other.
  if (tag === null)
    throw new ApiProblem({
      status: 0,
      code: 'no-revision',
      message: say('not-readable'),
    });
  return { estimate, tag };
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
