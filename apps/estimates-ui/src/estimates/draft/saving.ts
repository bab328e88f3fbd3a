// Saves a new estimate with everything in it in one call, so that half an estimate is never there.
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

/** Of a part of the estimate: which one could not be made. */
export function partOf({ code, errors }: Pick<ApiProblem, 'code' | 'errors'>): string | undefined {
  const [field = ''] = Object.keys(errors);
  if (/(?:^|\.)lineItems\b/.test(field) || code === 'too-many-lines') return say('line-failed');
  return field.startsWith('estimateOptions') || code.startsWith('option-')
    ? say('option-failed')
    : undefined;
}

/**
 * The command behind every wizard. Pressed twice, or tried again after a lost answer, it is the
 * same estimate (docs/decisions/0021). `mark` puts what the server complains about beside the
 * fields.
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
