// The initial values of an estimate for a request: client, title, address and description.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { useRead } from '@purlin/web/web.ts';
import type { WorkKind } from '@purlin/domain/company/settings/offers.ts';
import { useMemo } from 'react';
import { kindOfRequest } from './lead-work.ts';
import { topicOf } from './lead-words.ts';

/** The URL of the wizard for this request. */
export const newEstimateForLead = (clientId: number, leadId: number): string =>
  `/estimates/new/guided?clientId=${clientId}&leadId=${leadId}&from=lead`;

export interface LeadStart {
  readonly name: string;
  readonly clientId: number | null;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The requested kind of work. */
  readonly work: WorkKind;
}

const startOf = (lead: LeadDetails): LeadStart => ({
  name: lead.name,
  clientId: lead.clientId,
  address: lead.address ?? '',
  title: lead.kind === 'quote' && lead.projectType !== 'other' ? topicOf(lead) : '',
  description: lead.message,
  work: kindOfRequest(lead.projectType),
});

/** The values from the request with this id; undefined while it loads, and for 0. */
export function useLeadStart(leadId: number): LeadStart | undefined {
  const { data } = useRead(leads.details, { params: { id: leadId } }, { enabled: leadId > 0 });
  return useMemo(() => data && startOf(data), [data]);
}
