// Work on a job: the steps of its checklist, each done once, and notes of the day.
import { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { asksForPhoto } from './photo-steps.ts';
import { refuse } from './refusals.ts';
import type { commands } from './work-shapes.ts';

// ---- facts

const Step = z.object({ id: z.int().positive(), text: z.string() });
const StepOf = z.object({ stepId: z.int().positive() });

export const events = {
  /** The list from now on; steps that are still there stay done or open. */
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
  /** The steps that are done. */
  readonly ticked: readonly number[];
  /** The highest number that a step ever had. */
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

/** New steps get the next numbers; a number that the list does not have is somebody's old page. */
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

/** Of two who tick the same, the first did it. A photo that is asked for has to be taken. */
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
