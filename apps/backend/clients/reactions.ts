// Whenever a client is forgotten, then the key of their record.
import { reaction } from '@purlin/event-sourcing/reaction.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import { forgettingTask } from '../platform/core/forgetting-tasks.ts';

export const forgetClient = forgettingTask('forget-client');

export const clientsAreForgotten = reaction<ClientEvent>('clients-are-forgotten', {
  ClientForgotten: (_, { id }) => [forgetClient({ id })],
});
