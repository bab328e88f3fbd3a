// Forgets what somebody wrote to us, and the requests of a client who is forgotten.
import { lead } from '@purlin/domain/leads/lead.ts';
import { forgettingWorker } from '../../platform/core/forgetting-tasks.ts';
import { forgetLead, forgetLeads } from '../reactions.ts';
import { leadsOfClient } from '../read-models/lead-list.ts';

export const eraseLead = forgettingWorker(forgetLead, async (id) => [{ decider: lead, id }]);

/** Each request is forgotten as if somebody had asked for it, which ends with its own effect. */
export const forgetLeadsOfClient = forgettingWorker(
  forgetLeads,
  async (clientId, { db, dispatch }, askerFor) => {
    for (const { id, name } of await leadsOfClient(db, clientId))
      await dispatch(lead, id, { type: 'ForgetLead', data: { name } }, askerFor(`${id}`));
    return [];
  },
);
