// A form for a settings section: filled with the current values, and saved without overwriting
// someone else's change.
import { changeName, settings, type SectionView } from '@purlin/contracts/settings.ts';
import type { SectionName, ValuesOf } from '@purlin/domain/company/settings/sections.ts';
import { type Difference, useUnsaved } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, type JsonDoor, type Running } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  isNewer,
  isSame,
  mineOnTop,
  sectionDifferences,
  type PartText,
} from './section-differences.ts';

/** Someone else changed the current values while the user was editing. */
export interface SectionConflict {
  readonly differences: readonly Difference[];
  /** Set once a save was refused because of it; undefined while the user is still editing. */
  readonly refused: unknown;
  /** Keeps the user's edits, on top of the current values. */
  readonly onMine: () => void;
  /** Loads the current values and drops the user's edits. */
  readonly onTheirs: () => void;
}

export interface SectionForm<S extends SectionName> {
  readonly form: UseFormReturn<ValuesOf<S>>;
  readonly pending: boolean;
  readonly conflict: SectionConflict | undefined;
  /** Saves the form. Does nothing if a field is invalid or someone else saved first. */
  readonly save: () => Promise<void>;
}

/** The form's start values: the current values, with earlier edits on top. */
interface Start<S extends SectionName> {
  readonly base: SectionView<S>;
  readonly mine?: ValuesOf<S>;
}

interface Section<S extends SectionName> {
  readonly name: S;
  /** May change under the form. While there are no edits, the form follows it. */
  readonly view: SectionView<S>;
  readonly tell: PartText;
  readonly readAgain: () => void;
}

/** Whether the form was saved whole; looser payment rules wait for a second person. */
function isAllSaved(name: SectionName, typed: object, saved: unknown): boolean {
  const read = settings[changeName(name)].body.safeParse(typed);
  return !read.success || isSame((saved as { readonly values: unknown }).values, read.data);
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
    toast: {
      done: (saved) => ({
        title: say(isAllSaved(name, form.getValues(), saved) ? 'saved' : 'saved-waiting'),
      }),
      failed: say('save-failed'),
    },
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
