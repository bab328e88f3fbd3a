// What can be asked of a client, and in which shape.
import { z } from 'zod';
import { ContactName, PhoneNumber, PostalAddress, TypedEmail } from '../shared/contacts.ts';
import { SeveralLines } from '../shared/text.ts';
import { Forget } from '../shared/forgetting.ts';
import { Language } from '../shared/language.ts';
import { References } from './references.ts';

const AddClient = z.object({
  name: ContactName('Please enter a name'),
  /** Null: nothing is e-mailed to them. */
  email: TypedEmail.nullable(),
  phone: PhoneNumber.nullable(),
  address: PostalAddress.nullable(),
  notes: SeveralLines().max(4000).nullable().default(null),
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
  /** The client's own: both as they are from now on. */
  UpdateContact: AddClient.pick({ phone: true, address: true }),
  RemoveClient: z.object({ references: References }),
  RestoreClient: z.object({}),
  /** `jobsAhead`: jobs on the calendar that are not over. */
  ForgetClient: Forget.extend({ jobsAhead: z.int().min(0) }),
};
