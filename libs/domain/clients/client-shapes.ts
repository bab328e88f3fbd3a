// What can be asked of a client, and in which shape.
import { z } from 'zod';
import { Language } from '../shared/language.ts';
import { References } from './references.ts';

const AddClient = z.object({
  name: z.string('Please enter a name').trim().min(1, 'Please enter a name').max(200),
  email: z
    .string('Please enter a valid e-mail address')
    .trim()
    .pipe(z.email('Please enter a valid e-mail address').max(254)),
  phone: z.string().trim().max(50).nullable(),
  address: z.string().trim().max(500).nullable(),
  notes: z.string().trim().max(4000).nullable().default(null),
  /** In which language they get e-mails, papers and terms. */
  language: Language.default('en'),
});

export const commands = {
  AddClient,
  /** Only what is given changes. */
  EditClient: AddClient.extend({
    notes: AddClient.shape.notes.unwrap(),
    language: Language,
  }).partial(),
  RemoveClient: z.object({ references: References }),
  RestoreClient: z.object({}),
};
