// Counts of records that refer to a client. Any of them prevents deletion.
import { z } from 'zod';

export const References = z.object({
  estimates: z.int().min(0),
  jobs: z.int().min(0),
  leads: z.int().min(0),
});
export type References = z.infer<typeof References>;
