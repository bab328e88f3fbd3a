// Forgets a client: name, address, telephone, notes.
import { client } from '@purlin/domain/clients/client.ts';
import { forgettingWorker } from '../../platform/core/tasks/forgetting-tasks.ts';
import { forgetClient } from '../reactions.ts';

export const eraseClient = forgettingWorker(forgetClient, async (id) => [{ decider: client, id }]);
