// Saves a new estimate with all its contents in one call, so that a half-created estimate cannot
// exist.
import { estimates } from '@purlin/contracts/estimates.ts';
import { type ApiProblem, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';
import { useEffect } from 'react';
import { wholeBody } from './body.ts';
import type { FormValues } from './values.ts';

export interface SavedEstimate {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientId: number;
}

/** The part of the estimate that could not be created. */
export function partOf({ code, errors }: Pick<ApiProblem, 'code' | 'errors'>): string | undefined {
  const [field = ''] = Object.keys(errors);
  if (/(?:^|\.)lineItems\b/.test(field) || code === 'too-many-lines') return say('line-failed');
  return field.startsWith('estimateOptions') || code.startsWith('option-')
    ? say('option-failed')
    : undefined;
}

/**
 * The command behind every wizard. A double click or a retry after a lost response creates one
 * estimate (docs/decisions/0021). `mark` shows the server's field errors.
 */
export function useCreating({ mark }: { readonly mark: (problem: ApiProblem) => void }) {
  const { run, pending, problem } = useCommand(estimates.draft, {
    toast: { failed: say('create-failed'), part: partOf },
  });
  useEffect(() => {
    if (problem) mark(problem);
  }, [problem, mark]);
  return {
    saving: pending,
    save: (values: FormValues): Promise<SavedEstimate | undefined> =>
      run({ body: wholeBody(values) }),
  };
}
