// Saves an edited estimate, and notices when somebody else has changed it meanwhile.
import { estimates } from '@purlin/contracts/estimates.ts';
import { toast } from '@purlin/ui/ui.ts';
import { type ApiProblem, failureNotice, useCommand } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { wholeBody } from '../draft/body.ts';
import { type FormValues, formValuesOf } from '../draft/values.ts';
import { type Difference, differences } from './differences.ts';
import { type Editable, readEditable } from './use-editable.ts';

export interface Conflict {
  readonly theirs: Editable;
  readonly changes: readonly Difference[];
}

interface Options {
  readonly start: Editable;
  readonly values: () => FormValues;
  readonly mark: (problem: ApiProblem) => void;
}

export function useChanging({ start, values, mark }: Options) {
  const { id } = start.estimate;
  const [base, setBase] = useState(start);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const change = useCommand(estimates.change, { toast: 'none' });
  const { problem, pending } = change;

  const save = (over: Editable) =>
    change.run({ params: { id }, headers: { 'if-match': over.tag }, body: wholeBody(values()) });
  const handled = useRef<ApiProblem>(undefined);
  useEffect(() => {
    if (!problem || handled.current === problem) return;
    handled.current = problem;
    if (problem.status !== 412) {
      toast(failureNotice(problem, 'Failed to update estimate'));
      mark(problem);
      return;
    }
    readEditable(id).then(
      (theirs) =>
        setConflict({
          theirs,
          changes: differences(formValuesOf(base.estimate), formValuesOf(theirs.estimate)),
        }),
      () => toast(failureNotice(problem, 'Failed to update estimate')),
    );
  }, [problem, mark, id, base]);

  return {
    base,
    conflict,
    pending,
    save: () => save(base),
    /** Goes on from what is there now; what this form says counts. */
    saveOver: (theirs: Editable) => {
      setConflict(null);
      setBase(theirs);
      return save(theirs);
    },
    takeOver: (theirs: Editable) => {
      setConflict(null);
      setBase(theirs);
    },
  };
}
