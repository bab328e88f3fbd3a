// Work on a job: checklist steps, each completed once, and daily notes.
import { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { asksForPhoto } from './photo-steps.ts';
import { refuse } from './refusals.ts';
import type { commands } from './work-shapes.ts';

// ---- facts

const Step = z.object({ id: z.int().positive(), text: z.string() });
const StepOf = z.object({ stepId: z.int().positive() });

export const events = {
  /** Replaces the list; remaining steps keep their state. */
  ChecklistSet: z.object({ name: z.string(), steps: z.array(Step) }),
  StepTicked: StepOf,
  StepUnticked: StepOf,
  JobNoteWritten: z.object({ text: z.string() }),
};
type WorkEvent = MessageOf<typeof events>;
type Asked<C extends keyof typeof commands> = z.output<(typeof commands)[C]>;

// ---- state

export interface Checklist {
  readonly name: string;
  readonly steps: readonly z.infer<typeof Step>[];
  /** Ids of the completed steps. */
  readonly ticked: readonly number[];
  /** The highest id ever assigned to a step. */
  readonly last: number;
}
export const NO_CHECKLIST: Checklist = { name: '', steps: [], ticked: [], last: 0 };

export const withList = (
  { ticked, last }: Checklist,
  { name, steps }: Pick<Checklist, 'name' | 'steps'>,
): Checklist => ({
  name,
  steps,
  ticked: ticked.filter((id) => steps.some((step) => step.id === id)),
  last: Math.max(last, ...steps.map(({ id }) => id)),
});
export const withTick = (list: Checklist, stepId: number): Checklist => ({
  ...list,
  ticked: [...list.ticked, stepId],
});
export const withoutTick = (list: Checklist, stepId: number): Checklist => ({
  ...list,
  ticked: list.ticked.filter((id) => id !== stepId),
});

// ---- decide

const isStep = ({ steps }: Checklist, stepId: number): boolean =>
  steps.some(({ id }) => id === stepId);

/** New steps get the next ids. An unknown id comes from an outdated page and is refused. */
export function setChecklist(
  { name, steps }: Asked<'SetChecklist'>,
  now: Checklist,
): readonly WorkEvent[] {
  const known = steps.flatMap(({ id }) => id ?? []);
  if (new Set(known).size < known.length || known.some((id) => !isStep(now, id)))
    return refuse('checklist-changed');
  let { last } = now;
  const numbered = steps.map(({ id, text }) => ({ id: id ?? (last += 1), text }));
  return name === now.name && JSON.stringify(numbered) === JSON.stringify(now.steps)
    ? []
    : [{ type: 'ChecklistSet', data: { name, steps: numbered } }];
}

/**
 * Completing a completed step does nothing. Steps that ask for a photo aren't completed along with
 * a later step.
 */
export function tick({ stepId, before }: Asked<'TickStep'>, now: Checklist): readonly WorkEvent[] {
  const at = now.steps.findIndex(({ id }) => id === stepId);
  if (at === -1) return refuse('checklist-changed');
  const also = before ? now.steps.slice(0, at).filter(({ text }) => !asksForPhoto(text)) : [];
  return [...also.map(({ id }) => id), stepId]
    .filter((id) => !now.ticked.includes(id))
    .map((id) => ({ type: 'StepTicked', data: { stepId: id } }));
}

export const untick = ({ stepId }: Asked<'UntickStep'>, now: Checklist): readonly WorkEvent[] =>
  now.ticked.includes(stepId) ? [{ type: 'StepUnticked', data: { stepId } }] : [];
