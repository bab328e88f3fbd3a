// Client commands and their shapes.
import { z } from 'zod';
import { ContactName, PhoneNumber, PostalAddress, TypedEmail } from '../shared/contacts.ts';
import { SeveralLines } from '../shared/text.ts';
import { Forget } from '../shared/forgetting.ts';
import { Language } from '../shared/language.ts';
import { References } from './references.ts';

const AddClient = z.object({
  name: ContactName('Please enter a name'),
  /** Null if they have none or it is unknown; then nothing is e-mailed to them. */
  email: TypedEmail.nullable(),
  phone: PhoneNumber.nullable(),
  address: PostalAddress.nullable(),
  notes: SeveralLines().max(4000).nullable().default(null),
  /** The language of their e-mails, documents and terms. */
  language: Language.default('en'),
});

export const commands = {
  AddClient,
  /** Missing fields stay unchanged. */
  EditClient: AddClient.extend({
    notes: AddClient.shape.notes.unwrap(),
    language: Language,
  }).partial(),
  /** By the client: the new values of both fields. */
  UpdateContact: AddClient.pick({ phone: true, address: true }),
  /** `usesPortal`: messages were written with them, or they have a portal user. */
  RemoveClient: z.object({ references: References, usesPortal: z.boolean() }),
  RestoreClient: z.object({}),
  /** `jobsAhead`: number of unfinished jobs on the calendar. */
  ForgetClient: Forget.extend({ jobsAhead: z.int().min(0) }),
};
