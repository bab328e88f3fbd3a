// What the client portal reads: the client's own estimates and projects, by the tabs that show them
// and by what says the next step.
import { ownEstimates, type OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import { ownProjects } from '@purlin/contracts/own-projects.ts';
import { useRead } from '@purlin/web/web.ts';

/** Read anew whenever it is looked at: others change it meanwhile. */
const options = (enabled: boolean) => ({ enabled, fresh: true });
export const useOwnEstimates = (enabled = true) => useRead(ownEstimates.list, {}, options(enabled));
export const useOwnProjects = (enabled = true) => useRead(ownProjects.list, {}, options(enabled));

/** The client can still answer it. */
export const isOpen = ({ status, expired, withdrawn }: OwnEstimate): boolean =>
  (status === 'sent' || status === 'viewed') && !expired && !withdrawn;
