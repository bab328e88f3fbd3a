// A form over a section of the company's settings: filled with what is in force, saved over nobody
// else's change.
import { changeName, settings, type SectionView } from '@purlin/contracts/settings.ts';
import type { SectionName, ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { useUnsaved } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, type JsonDoor, type Running } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

export interface SectionForm<S extends SectionName> {
  readonly form: UseFormReturn<ValuesOf<S>>;
  readonly pending: boolean;
  /** What is in force was changed by somebody else after this form was filled. */
  readonly overtaken: boolean;
  /** Saves what is typed; nothing when a field is wrong or somebody else was faster. */
  readonly save: () => Promise<void>;
  /** Fills in what is in force now and lets go of what was typed. */
  readonly takeTheirs: () => void;
  /** Goes on with what is typed, over what is in force now. */
  readonly keepMine: () => void;
}

/**
 * `view` may change under the form. While nothing is typed the form follows it; afterwards it stays
 * as it is and says so.
 */
export function useSectionForm<S extends SectionName>(
  name: S,
  view: SectionView<S>,
  readAgain: () => void,
): SectionForm<S> {
  const [base, setBase] = useState(view);
  const form = useForm<ValuesOf<S>>({ values: base.values });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const overtaken = view.changes !== base.changes;
  if (overtaken && !isDirty) setBase(view);
  const door: JsonDoor = settings[changeName(name)];
  const change: Running<JsonDoor> = useCommand(door, {
    toast: { done: { title: 'Settings saved' }, failed: 'Failed to save settings' },
  });
  const fill = (from: SectionView<S>) => {
    setBase(from);
    form.reset(from.values);
  };
  const { problem } = change;
  const told = useRef(problem);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    if (problem?.status === 412) readAgain();
    else applyProblem(form, problem);
  }, [problem, form, readAgain]);
  return {
    form,
    pending: change.pending,
    overtaken: overtaken && isDirty,
    save: form.handleSubmit(async (values) => {
      const body = { ...values, changes: base.changes };
      const saved = (await change.run({ body } as never)) as SectionView<S> | undefined;
      if (saved) fill(saved);
    }),
    takeTheirs: () => fill(view),
    keepMine: () => setBase({ ...view, values: base.values }),
  };
}
