// The words of an API key: what a program is let in for, and until when.
import { z } from 'zod';
import { PlannedDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';
import { KEY_RIGHTS } from './rights.ts';

/** So many days ahead a key may expire at most: whoever uses it is looked at once a year. */
export const API_KEY_DAYS = 365;

/** The key itself never comes here: only its hash is kept, and not in history. */
export const commands = {
  IssueApiKey: z.object({
    name: OneLine().min(1, 'Please enter what the key is for').max(100),
    rights: z
      .array(z.enum(KEY_RIGHTS))
      .min(1, 'Please choose what the key can do')
      .max(KEY_RIGHTS.length)
      .transform((asked) => KEY_RIGHTS.filter((right) => asked.includes(right))),
    /** The last day on which it works. */
    expiresOn: PlannedDate,
  }),
  RevokeApiKey: z.object({}),
};
