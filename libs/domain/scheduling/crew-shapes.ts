// The words of a crew: what it is called, its colour on the calendar, and who is in it.
import { z } from 'zod';
import { OneLine } from '../shared/text.ts';

const Details = z.object({
  name: OneLine('Please enter a name').min(1, 'Please enter a name').max(100),
  /** On the calendar, as #rrggbb. */
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a color'),
  /** What its people are called. */
  members: z.array(OneLine().min(1).max(100)).max(50),
});

export const commands = {
  AddCrew: Details,
  /** Only what is given changes. */
  EditCrew: Details.extend({ status: z.enum(['active', 'archived']) }).partial(),
};
