// The crew in whose lane a new job was begun: it gets the job (`?lane=` of the address).
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand, useSearchParams } from '@purlin/web/web.ts';

/** Puts that crew on the job; without a lane, nobody. A failure is told, and the job stays. */
export function useSlotCrew() {
  const lane = useSearchParams()[0].get('lane') ?? '';
  const assign = useCommand(scheduling.assignCrew, {
    toast: { failed: 'The crew could not be assigned' },
  });
  return async (jobId: number): Promise<void> => {
    if (/^[1-9]\d{0,14}$/.test(lane))
      await assign.run({ params: { id: jobId }, body: { crewId: Number(lane) } });
  };
}
