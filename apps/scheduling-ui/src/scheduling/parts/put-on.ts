// The crew and vendors assigned to a job in the dialog that schedules it.
import type { CalendarJob, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { warned } from './use-moving.ts';

/** Who to assign to a job along with its dates. */
export interface PutOn {
  readonly crewId: number | undefined;
  readonly vendorIds: readonly number[];
  /** Typed text that matches no vendor. Submitting is blocked, so that nobody has to guess. */
  readonly unfound?: string | undefined;
}
export const nobody: PutOn = { crewId: undefined, vendorIds: [] };
export const isNobody = ({ crewId, vendorIds }: PutOn): boolean =>
  crewId === undefined && vendorIds.length === 0;

/** A job before it is created: what the date and crew rules need to know. */
export const unmade: CalendarJob = {
  id: 0,
  client: { name: '' },
  title: '',
  status: 'scheduled',
  begun: false,
  scheduledStartDate: null,
  scheduledEndDate: null,
  dateChanges: 0,
  crewSchedules: [],
  vendorSchedules: [],
};

/** The job with these people on it; `nameOf` returns a vendor's name. */
export function withThem(
  job: CalendarJob,
  { crewId, vendorIds }: PutOn,
  nameOf: (vendorId: number) => string,
): CalendarJob {
  const { scheduledStartDate, scheduledEndDate } = job;
  const times = { ownDates: false, scheduledStartDate, scheduledEndDate };
  return {
    ...job,
    crewSchedules: [...job.crewSchedules, ...(crewId === undefined ? [] : [{ crewId, ...times }])],
    vendorSchedules: [
      ...job.vendorSchedules,
      ...vendorIds.map((vendorId) => ({ vendorId, vendor: { name: nameOf(vendorId) }, ...times })),
    ],
  };
}

const whoIs = ({ crewId, vendorIds }: PutOn): string =>
  [
    ...(crewId === undefined ? [] : ['crew']),
    ...(vendorIds.length === 0 ? [] : [vendorIds.length === 1 ? 'vendor' : 'vendors']),
  ].join('-');
/** How long the notice stays, so that the user can read it and decide. */
const TOLD_FOR_MS = 60_000;

/** Assigns people to a job one by one. Reports those that failed, with a retry. */
export function usePutOn() {
  const notify = useNotify();
  const crew = useCommand(scheduling.assignCrew, { toast: 'none' });
  const vendor = useCommand(scheduling.assignVendor, { toast: 'none' });
  /** Returns the job with its conflicts, and the people who are `left`. */
  const put = async (job: JobDetails, asked: PutOn) => {
    const params = { id: job.id };
    let now = job;
    let { crewId } = asked;
    if (crewId !== undefined) {
      const done = await crew.run({ params, body: { crewId } });
      if (done) [now, crewId] = [done, undefined];
    }
    const vendorIds: number[] = [];
    for (const vendorId of asked.vendorIds) {
      const done = await vendor.run({ params, body: { vendorId } });
      if (done) now = done;
      else vendorIds.push(vendorId);
    }
    return { now, left: { crewId, vendorIds } };
  };
  /** The job is kept. No notice if everyone was assigned. */
  const tellLeft = (job: JobDetails, left: PutOn): void => {
    if (isNobody(left)) return;
    const again = async () => {
      const { now, left: still } = await put(job, left);
      if (isNobody(still)) notify({ title: say('assigned'), ...warned(now) });
      else tellLeft(now, still);
    };
    notify({
      title: say('not-assigned', { who: whoIs(left) }),
      description: say('stays-without', { title: job.title }),
      intent: 'destructive',
      forMs: TOLD_FOR_MS,
      action: { label: say('try-again'), onPress: () => void again() },
    });
  };
  return { put, tellLeft, pending: crew.pending || vendor.pending };
}
