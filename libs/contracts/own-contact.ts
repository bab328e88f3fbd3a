// Portal routes of a client's contact details.
import { z } from 'zod';
import { commands } from '@purlin/domain/clients/client-shapes.ts';
import { SeveralLines } from '@purlin/domain/shared/text.ts';
import { command, query } from './route.ts';

/** The client record's address; the address for signing in is separate. */
export const OwnContact = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'OwnContact' });
export type OwnContact = z.infer<typeof OwnContact>;

/** Rate limit per minute and address, because every update notifies staff. */
const UPDATES = 10;
/** Text, or null for none. Required, so that a missing field can't delete a value by accident. */
const TextOrNone = SeveralLines()
  .nullable()
  .transform((text) => text || null);

export const ownContact = {
  show: query('/api/portal/contact', {
    right: 'estimates.read',
    own: true,
    person: true,
    summary: 'The signed-in client’s contact details',
    answer: OwnContact,
  }),
  update: command('PUT', '/api/portal/contact', {
    right: 'estimates.answer',
    own: true,
    person: true,
    decider: 'client',
    command: 'UpdateContact',
    stream: 'room',
    limit: UPDATES,
    counts: 'every',
    summary: 'Updates the signed-in client’s phone number or address and notifies the office',
    body: commands.UpdateContact.extend({ phone: TextOrNone, address: TextOrNone }),
    answer: OwnContact,
  }),
};
