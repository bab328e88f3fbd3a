// Whenever a client is forgotten, then the key of their record; whenever somebody takes over what
// QuickBooks says of one, then their details.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { RecordEvent } from '@purlin/domain/quickbooks/record-facts.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

export const forgetClient = forgettingTask('forget-client');

export const clientsAreForgotten = reaction<ClientEvent>('clients-are-forgotten', {
  ClientForgotten: (_, { id }) => [forgetClient({ id })],
});

const Id = z.int().positive();

/** The value itself stays in history, where it is sealed. */
export const takeClientValue = taskKind(
  'take-client-from-quickbooks',
  z.object({ clientId: Id, recordId: Id, because: z.string() }),
);

export const clientsTakeFromQuickBooks = reaction<RecordEvent>('clients-take-from-quickbooks', {
  QuickBooksDifferenceSettled: ({ kind, ourId, take }, { id, eventId }) =>
    kind === 'customer' && take === 'theirs'
      ? [takeClientValue({ clientId: ourId, recordId: id, because: eventId })]
      : [],
});
