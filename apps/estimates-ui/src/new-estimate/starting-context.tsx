// Where the five-step wizard was opened from, and what it takes over from there.
import type { Client } from '@purlin/contracts/clients.ts';
import { type Job, scheduling } from '@purlin/contracts/scheduling.ts';
import { useRead } from '@purlin/web/web.ts';
import { useEffect, useRef } from 'react';
import type { EstimateForm } from '../estimate-form/use-estimate-form.ts';

/** The linked job fills client, address, title and description, once, where nothing is written yet (spec section 2). */
export function useLinkedJob(jobId: number, { form, kept }: EstimateForm): Job | undefined {
  const { data: job } = useRead(scheduling.details, { params: { id: jobId } }, { enabled: jobId > 0 });
  const filled = useRef(false);
  const waiting = kept.offer !== null;
  useEffect(() => {
    if (!job || filled.current || waiting) return;
    filled.current = true;
    const { clientId, serviceAddress, projectTitle, projectDescription } = form.getValues();
    if (clientId === 0) form.resetField('clientId', { defaultValue: job.clientId });
    if (serviceAddress.trim() === '') form.resetField('serviceAddress', { defaultValue: job.address });
    if (projectTitle.trim() === '') form.resetField('projectTitle', { defaultValue: job.title });
    if (projectDescription.trim() === '') form.resetField('projectDescription', { defaultValue: job.description });
  }, [job, waiting, form]);
  return job;
}

interface Props { readonly origin: string | null; readonly client: Client | undefined; readonly job: Job | undefined }

export function StartingContext({ origin, client, job }: Props) {
  const words = [origin === 'dashboard' && 'Dashboard', client && `Customer: ${client.name}`, job && `Job: ${job.title}`].filter(Boolean).join(' · ');
  return words ? <p className="wizard-context"><span>Starting from</span> {words}</p> : null;
}
