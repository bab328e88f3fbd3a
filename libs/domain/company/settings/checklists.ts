// Job checklists by type of work. A new job starts with one of them.
import { cutToWhole } from '../../shared/whole-characters.ts';
import { z } from 'zod';
import { OneLine, SeveralLines } from '../../shared/text.ts';
import { section } from './section.ts';
import { usualChecklists } from './usual-checklists.ts';

const Checklist = z.object({
  /** The type of work, for example "Roof replacement". */
  name: OneLine()
    .min(1, 'Please enter the type of work')
    .max(120, 'Please enter 120 characters or fewer'),
  /** One step per line, in order. */
  steps: SeveralLines()
    .min(1, 'Please enter the steps, one per line')
    .max(6000, 'Please enter 6,000 characters or fewer'),
});
export type ChecklistTemplate = z.infer<typeof Checklist>;

export const checklists = section({
  number: 40,
  shape: z.object({ entries: z.array(Checklist).max(30, 'At most 30 lists') }),
  usual: { entries: usualChecklists },
});

/** The non-empty lines, each truncated to the maximum length of a step. */
export const stepsOf = ({ steps }: Pick<ChecklistTemplate, 'steps'>): readonly string[] =>
  steps
    .split('\n')
    .map((line) => cutToWhole(line.trim(), 200))
    .filter(Boolean)
    .slice(0, 60);
