// API key commands: what a program may do, and until when.
import { z } from 'zod';
import { PlannedDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';
import { KEY_RIGHTS } from './rights.ts';

/** Maximum lifetime of an API key, in days. Forces a yearly review of who uses it. */
export const API_KEY_DAYS = 365;

/** The key itself is never part of a command. Only its hash is stored, and not in history. */
export const commands = {
  IssueApiKey: z.object({
    name: OneLine().min(1, 'Please enter what the key is for').max(100),
    rights: z
      .array(z.enum(KEY_RIGHTS))
      .min(1, 'Please choose what the key can do')
      .max(KEY_RIGHTS.length)
      .transform((asked) => KEY_RIGHTS.filter((right) => asked.includes(right))),
    /** Last day the key works, inclusive. */
    expiresOn: PlannedDate,
  }),
  RevokeApiKey: z.object({}),
};
