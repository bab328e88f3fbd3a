// A form over a section of the company's settings: filled with what is in force, saved over nobody
// else's change.
import { changeName, settings, type SectionView } from '@purlin/contracts/settings.ts';
import type { SectionName, ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { type Difference, useUnsaved } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, type JsonDoor, type Running } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isNewer, mineOnTop, sectionDifferences, type PartText } from './section-differences.ts';

/** What is in force was changed by somebody else while something was typed here. */
export interface SectionConflict {
  readonly differences: readonly Difference[];
  /** That saving was refused for it; undefined while somebody is still typing. */
  readonly refused: unknown;
  /** Goes on with what is typed, on top of what is in force now. */
  readonly onMine: () => void;
  /** Fills in what is in force now and lets go of what was typed. */
  readonly onTheirs: () => void;
}

export interface SectionForm<S extends SectionName> {
  readonly form: UseFormReturn<ValuesOf<S>>;
  readonly pending: boolean;
  readonly conflict: SectionConflict | undefined;
  /** Saves what is typed; nothing when a field is wrong or somebody else was faster. */
  readonly save: () => Promise<void>;
}

/** What the form starts from: what was in force, and on top of it what was typed before. */
interface Start<S extends SectionName> {
  readonly base: SectionView<S>;
  readonly mine?: ValuesOf<S>;
}

interface Section<S extends SectionName> {
  readonly name: S;
  /** May change under the form. While nothing is typed the form follows it. */
  readonly view: SectionView<S>;
  readonly tell: PartText;
  readonly readAgain: () => void;
}

export function useSectionForm<S extends SectionName>({
  name,
  view,
  tell,
  readAgain,
}: Section<S>): SectionForm<S> {
  const [{ base, mine }, setStart] = useState<Start<S>>({ base: view });
  const form = useForm<ValuesOf<S>>({ defaultValues: base.values as never });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const { reset } = form;
  useEffect(() => {
    reset(base.values);
    if (mine) reset(mine, { keepDefaultValues: true });
  }, [base, mine, reset]);
  const overtaken = isNewer(view, base);
  if (overtaken && !isDirty) setStart({ base: view });
  const door: JsonDoor = settings[changeName(name)];
  const change: Running<JsonDoor> = useCommand(door, {
    toast: { done: { title: say('saved') }, failed: say('save-failed') },
  });
  const { problem } = change;
  const told = useRef(problem);
  useEffect(() => {
    if (told.current === problem) return;
    told.current = problem;
    if (problem?.status === 412) readAgain();
    else applyProblem(form, problem);
  }, [problem, form, readAgain]);
  const conflict = (): SectionConflict => {
    const { values: before } = base;
    const { values: after } = view;
    const typed = form.getValues();
    return {
      differences: sectionDifferences({ before, after, mine: typed }, tell),
      refused: problem?.status === 412 ? problem : undefined,
      onMine: () => setStart({ base: view, mine: mineOnTop<ValuesOf<S>>(before, typed, after) }),
      onTheirs: () => setStart({ base: view }),
    };
  };
  return {
    form,
    pending: change.pending,
    conflict: overtaken && isDirty ? conflict() : undefined,
    save: form.handleSubmit(async (values) => {
      const body = { ...values, changes: base.changes };
      const saved = (await change.run({ body } as never)) as SectionView<S> | undefined;
      if (saved) setStart({ base: saved });
    }),
  };
}
