// Forgets what somebody wrote to us, and the requests of a client who is forgotten.
import { lead } from '@purlin/domain/leads/lead.ts';
import {
  forgettingOfLatecomers,
  forgettingWorker,
  type AskerFor,
} from '../../platform/core/tasks/forgetting-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { forgetLead, forgetLeads } from '../reactions.ts';
import { forgottenWithLeads, leadsOfClient } from '../read-models/lead-list.ts';
import { photosOf } from './keep-photos.ts';

export const eraseLead = forgettingWorker(forgetLead, async (id, { pictures }) => {
  await pictures.letGo(photosOf(id));
  return [{ decider: lead, id }];
});

/** Each request is forgotten as if somebody had asked for it, which ends with its own effect. */
async function requestsOf(
  clientId: number,
  { db, dispatch }: Services,
  askerFor: AskerFor,
): Promise<readonly []> {
  for (const { id, name } of await leadsOfClient(db, clientId))
    await dispatch(lead, id, { type: 'ForgetLead', data: { name } }, askerFor(`${id}`));
  return [];
}

export const forgetLeadsOfClient = forgettingWorker(forgetLeads, requestsOf);
export const forgetLateLeads = forgettingOfLatecomers(forgetLeads, forgottenWithLeads, requestsOf);
