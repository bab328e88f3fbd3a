// The client portal's queries: the client's estimates and projects, shared by the tabs and the next
// step.
import { ownEstimates, type OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import { ownProjects } from '@purlin/contracts/own-projects.ts';
import { useRead } from '@purlin/web/web.ts';

/** Refetched on every mount, because others may have changed them. */
const options = (enabled: boolean) => ({ enabled, fresh: true });
export const useOwnEstimates = (enabled = true) => useRead(ownEstimates.list, {}, options(enabled));
export const useOwnProjects = (enabled = true) => useRead(ownProjects.list, {}, options(enabled));

/** The client can still answer it. */
export const isOpen = ({ status, expired, withdrawn }: OwnEstimate): boolean =>
  (status === 'sent' || status === 'viewed') && !expired && !withdrawn;
