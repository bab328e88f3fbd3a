// How an estimate starts that is written for a request: its client, title, address and description.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { useRead } from '@purlin/web/web.ts';
import type { WorkKind } from '@purlin/domain/company/settings/offers.ts';
import { useMemo } from 'react';
import { kindOfRequest } from './lead-work.ts';
import { topicOf } from './lead-words.ts';

/** The wizard, opened for this request. */
export const newEstimateForLead = (clientId: number, leadId: number): string =>
  `/estimates/new/guided?clientId=${clientId}&leadId=${leadId}&from=lead`;

export interface LeadStart {
  readonly name: string;
  readonly clientId: number | null;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The kind of work that was asked for. */
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

/**
 * What the request with this number gives a new estimate; undefined while it is read, and for 0.
 */
export function useLeadStart(leadId: number): LeadStart | undefined {
  const { data } = useRead(leads.details, { params: { id: leadId } }, { enabled: leadId > 0 });
  return useMemo(() => data && startOf(data), [data]);
}
