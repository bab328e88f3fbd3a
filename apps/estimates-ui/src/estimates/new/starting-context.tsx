// Where the five-step wizard was opened from, and what it prefills.
import type { Client } from '@purlin/contracts/clients.ts';
import type { Job, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { useEffect, useMemo, useRef } from 'react';
import { changeTitle, isChangeTitle } from '../draft/change-title.ts';
import { prefill } from '../draft/prefill.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';
import { type LeadStart, useLeadStart } from '../../leads/lead-start.ts';

interface Start {
  readonly clientId: number | null;
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** Prefills client, address, title and description once, if they are still empty. */
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

/** A linked job starts the estimate of its change order (rule: starting-context). */
export function useLinkedJob(jobId: number, work: EstimateForm): Job | undefined {
  const { data: job } = useRead(
    scheduling.details,
    { params: { id: jobId } },
    { enabled: jobId > 0 },
  );
  const start = useMemo(() => job && { ...job, title: changeTitle(job, 'en') }, [job]);
  useStart(start, work);
  useChangeTitle(job, work);
  return job;
}

/** The number of frames after which the dialog and its fields are mounted. */
const SOON = 60;

/** Focuses the title as soon as it is mounted; the surrounding dialog sets its own focus first. */
function focusSoon({ setFocus }: Pick<EstimateForm['form'], 'setFocus'>): () => void {
  let frame = 0;
  const go = (left: number): void => {
    setFocus('projectTitle');
    const there = document.activeElement?.getAttribute('name') === 'projectTitle';
    if (!there && left > 0) frame = requestAnimationFrame(() => go(left - 1));
  };
  frame = requestAnimationFrame(() => go(SOON));
  return () => cancelAnimationFrame(frame);
}

/** The title follows the client's language until the user adds the subject. */
function useChangeTitle(job: JobDetails | undefined, { form, held, client }: EstimateForm): void {
  const language = client?.language;
  useEffect(() => {
    if (!job || held || !isChangeTitle(form.getValues('projectTitle'), job)) return undefined;
    if (language) prefill(form, { projectTitle: changeTitle(job, language) });
    return focusSoon(form);
  }, [job, held, form, language]);
}

/** The website request that the estimate is written for. */
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
    origin === 'dashboard' && say('dashboard'),
    client && say('of-customer', { name: client.name }),
    job && say('of-job', { title: job.title }),
    lead && say('of-request', { name: lead.name }),
  ]
    .filter(Boolean)
    .join(' · ');
  return words ? (
    <p className="wizard-context">
      <span>{say('starting-from')}</span> {words}
    </p>
  ) : null;
}
