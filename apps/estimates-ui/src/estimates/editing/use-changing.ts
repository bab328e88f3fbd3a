// Saves an edited estimate, and detects that someone else has changed it meanwhile.
import type { HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { type Difference, toast } from '@purlin/ui/ui.ts';
import { type ApiProblem, call, failureNotice, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-editor.ts';
import { useEffect, useRef, useState } from 'react';
import { wholeBody } from '../draft/body.ts';
import { type FormValues, formValuesOf } from '../draft/values.ts';
import { differences, onTopOf } from '../draft/differences.ts';
import { type Editable, readEditable } from './use-editable.ts';

export interface Conflict {
  readonly theirs: Editable;
  /** The last change; undefined if the history cannot be read. */
  readonly change: Pick<HistoryEntry, 'by' | 'at'> | undefined;
  readonly changes: readonly Difference[];
}

interface Options {
  readonly start: Editable;
  readonly values: () => FormValues;
  readonly mark: (problem: ApiProblem) => void;
}

/** Events that record a new offer. */
const OFFERS: ReadonlySet<string> = new Set(['DraftChanged', 'EstimateRevised']);

/** Who changed the offer last. If the history cannot be read, editing still works. */
const lastChange = (id: number): Promise<HistoryEntry | undefined> =>
  call(estimates.history, { params: { id } }).then(
    (history) => history.findLast(({ type }) => OFFERS.has(type)),
    () => undefined,
  );

async function conflictWith({ estimate: before }: Editable, mine: FormValues): Promise<Conflict> {
  const [theirs, change] = await Promise.all([readEditable(before.id), lastChange(before.id)]);
  const changes = differences(formValuesOf(before), formValuesOf(theirs.estimate), mine);
  return { theirs, change, changes };
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
      toast(failureNotice(problem, say('update-failed')));
      mark(problem);
      return;
    }
    conflictWith(base, values()).then(setConflict, () =>
      toast(failureNotice(problem, say('update-failed'))),
    );
  }, [problem, mark, base, values]);

  return {
    base,
    conflict,
    pending,
    save: () => save(base),
    /** Merges both versions; the form wins where both changed the same part. */
    together: (theirs: Editable) =>
      onTopOf(formValuesOf(base.estimate), formValuesOf(theirs.estimate), values()),
    /** Rebases on the current version; the form's values win. */
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
