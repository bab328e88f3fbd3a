// Where the five-step wizard was opened from, and what it takes over from there.
import type { Client } from '@purlin/contracts/clients.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useRead } from '@purlin/web/web.ts';
import { useEffect, useRef } from 'react';
import { prefill } from '../draft/prefill.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';
import { type LeadStart, useLeadStart } from '../../leads/lead-start.ts';

interface Start {
  readonly clientId: number | null;
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/**
 * What is known fills client, address, title and description, once, where nothing is written yet.
 */
function useStart(start: Start | undefined, { form, held }: EstimateForm): void {
  const filled = useRef(false);
  useEffect(() => {
    if (!start || filled.current || held) return;
    filled.current = true;
    const { clientId, serviceAddress, projectTitle, projectDescription } = form.getValues();
    prefill(form, {
      ...(clientId === 0 && start.clientId !== null ? { clientId: start.clientId } : {}),
      ...(serviceAddress.trim() === '' ? { serviceAddress: start.address } : {}),
      ...(projectTitle.trim() === '' ? { projectTitle: start.title } : {}),
      ...(projectDescription.trim() === '' ? { projectDescription: start.description } : {}),
    });
  }, [start, held, form]);
}

/** The linked job starts the estimate (rule: starting-context). */
export function useLinkedJob(jobId: number, work: EstimateForm): Job | undefined {
  const { data: job } = useRead(
    scheduling.details,
    { params: { id: jobId } },
    { enabled: jobId > 0 },
  );
  useStart(job, work);
  return job;
}

/** The request from the website that the estimate is written for. */
export function useLinkedLead(leadId: number, work: EstimateForm): LeadStart | undefined {
  const lead = useLeadStart(leadId);
  useStart(lead, work);
  return lead;
}

interface Props {
  readonly origin: string | null;
  readonly client: Client | undefined;
  readonly job: Job | undefined;
  readonly lead: LeadStart | undefined;
}

export function StartingContext({ origin, client, job, lead }: Props) {
  const words = [
    origin === 'dashboard' && 'Dashboard',
    client && `Customer: ${client.name}`,
    job && `Job: ${job.title} (change order)`,
    lead && `Request from ${lead.name}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return words ? (
    <p className="wizard-context">
      <span>Starting from</span> {words}
    </p>
  ) : null;
}
