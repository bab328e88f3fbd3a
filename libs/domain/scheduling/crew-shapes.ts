// Crew shapes and commands: name, calendar color, members.
import { z } from 'zod';
import { OneLine } from '../shared/text.ts';

const Details = z.object({
  name: OneLine('Please enter a name').min(1, 'Please enter a name').max(100),
  /** Calendar color as #rrggbb. */
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a color'),
  /** The members' names. */
  members: z.array(OneLine().min(1).max(100)).max(50),
});

export const commands = {
  AddCrew: Details,
  /** Missing fields stay unchanged. */
  EditCrew: Details.extend({ status: z.enum(['active', 'archived']) }).partial(),
};
