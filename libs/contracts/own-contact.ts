// The doors of a client's own contact: where the office reaches them.
import { z } from 'zod';
import { commands } from '@purlin/domain/clients/client-shapes.ts';
import { SeveralLines } from '@purlin/domain/shared/text.ts';
import { command, query } from './route.ts';

/** Of the client's record; with which address they sign in is another matter. */
export const OwnContact = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'OwnContact' });
export type OwnContact = z.infer<typeof OwnContact>;

/** Updates a minute from one address: staff are told of each. */
const UPDATES = 10;
/** A text, or null for none: what a call leaves out is not taken away unnoticed. */
const TextOrNone = SeveralLines()
  .nullable()
  .transform((text) => text || null);

export const ownContact = {
  show: query('/api/portal/contact', {
    right: 'estimates.read',
    own: true,
    person: true,
    summary: 'Where the office reaches the client who asks',
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
    summary: 'The client who asks has another telephone number or address; staff are told',
    body: commands.UpdateContact.extend({ phone: TextOrNone, address: TextOrNone }),
    answer: OwnContact,
  }),
};
