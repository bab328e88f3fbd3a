// The screen /calendar/jobs/:id: one job, with what can be done next always in reach.
import type { JobDetails as JobView } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { DocumentIcon } from '@blueprintjs/icons';
import { EmptyState, ErrorPanel, PageLayout, PageHeader, Spinner } from '@purlin/ui/ui.ts';
import { usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { BackToCalendar } from '../job-link.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ClientPanel } from './client-panel.tsx';
import { ContactKeys } from './contact-keys.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { JobHead } from './job-head.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export function JobPage() {
  const { id = '' } = useParams();
  const {
    data: job,
    problem,
    refresh,
    refreshing,
  } = useRead(scheduling.details, { params: { id } });
  usePageTitle(job?.title ?? 'Job');
  if (job) return <Job job={job} />;
  return (
    <PageLayout>
      <BackToCalendar />
      <PageHeader title="Job" />
      <div className="pl-panel">
        {!problem ? (
          <div className="cal-waiting" role="status">
            <Spinner aria-hidden />
            <span className="pl-hidden">Loading job...</span>
          </div>
        ) : problem.status === 404 || problem.status === 400 ? (
          <EmptyState icon={<DocumentIcon size={24} />} title="Job not found">
            This job does not exist or has been removed.
          </EmptyState>
        ) : (
          <ErrorPanel
            title="The job could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        )}
      </div>
    </PageLayout>
  );
}

/**
 * On a phone in this order: when and by whom, for whom, then the work and the money. On a desk the
 * work has the wide column.
 */
const Job = ({ job }: { readonly job: JobView }) => (
  <PageLayout>
    <BackToCalendar />
    <JobHead key={job.id} job={job} />
    <ContactKeys job={job} />
    <div className="job-columns">
      <div className="job-side">
        <CrewPanel key={job.id} job={job} />
        <ClientPanel job={job} />
      </div>
      <div className="job-main">
        <div className="job-work">
          <ChecklistPanel key={job.id} job={job} />
          <div className="job-beside-work">
            <NotesPanel key={job.id} job={job} />
            <FactsPanel job={job} />
            <PaymentsPanel job={job} />
          </div>
        </div>
      </div>
      <div className="job-side">
        <MoneyPanel job={job} />
        <TimelinePanel key={job.id} id={job.id} />
      </div>
    </div>
  </PageLayout>
);
