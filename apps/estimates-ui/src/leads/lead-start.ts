// How an estimate starts that is written for a request: its client, title, address and description.
import { leads } from '@purlin/contracts/leads.ts';
import { useRead, useSearchParams } from '@purlin/web/web.ts';
import { estimateStart } from './lead-words.ts';

/** The wizard, opened for this request. */
export const newEstimateForLead = (clientId: number, leadId: number): string => `/estimates/new/guided?clientId=${clientId}&leadId=${leadId}`;

/** What the request named in the address gives the new estimate; undefined while it is read, and where none is named or known. */
export function useLeadStart() {
  const id = Number.parseInt(useSearchParams()[0].get('leadId') ?? '', 10);
  const { data } = useRead(leads.details, { params: { id } }, { enabled: id > 0 });
  return data && { name: data.name, ...estimateStart(data) };
}
