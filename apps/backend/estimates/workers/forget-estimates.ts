// Forgets what a forgotten client was offered and did not accept. What was accepted is a record of
// the business and stays readable, with the evidence of the answer.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import {
  estimateIdsOf,
  forgottenWithEstimates,
} from '../../clients/read-models/client-estimates.ts';
import type { Subject } from '../../platform/core/tasks/forgetting.ts';
import {
  forgettingOfLatecomers,
  forgettingWorker,
  type AskerFor,
} from '../../platform/core/tasks/forgetting-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { forgetEstimates } from '../reactions.ts';
import { photosOf } from './keep-photos.ts';

/** As history has it: a read model may not know of an answer of this very moment. */
const statusOf = async ({ history }: Services, id: number) =>
  (await history.stateOf(estimate, id)).status;

async function estimatesToForget(
  clientId: number,
  services: Services,
  askerFor: AskerFor,
): Promise<readonly Subject[]> {
  const subjects: Subject[] = [];
  for (const id of await estimateIdsOf(services.db, clientId)) {
    if ((await statusOf(services, id)) === 'accepted') continue;
    // A draft goes; what is out is withdrawn and put away, so that nobody can answer it.
    const remove = { type: 'RemoveEstimate', data: {} } as const;
    await services.dispatch(estimate, id, remove, askerFor(`${id}`));
    // Asked again: the client may have been faster.
    if ((await statusOf(services, id)) === 'accepted') continue;
    await services.pictures.letGo(photosOf(id));
    subjects.push({ decider: estimate, id });
  }
  return subjects;
}

export const eraseEstimates = forgettingWorker(forgetEstimates, estimatesToForget);
export const eraseLateEstimates = forgettingOfLatecomers(
  forgetEstimates,
  forgottenWithEstimates,
  estimatesToForget,
);
