// The screen /calendar/jobs/:id: one job, with its next actions always in reach.
import type { JobDetails as JobView } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { DocumentIcon } from '@blueprintjs/icons';
import { PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/jobs.ts';
import { absent } from '@purlin/words/screens/absent.ts';
import { BackToCalendar } from '../job-link.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ClientPanel } from './client-panel.tsx';
import { ContactKeys } from './contact-keys.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { JobHead } from './job-head.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

export function JobPage() {
  const { id = '' } = useParams();
  const {
    data: job,
    problem,
    refresh,
    refreshing,
  } = useRead(scheduling.details, { params: { id } });
  usePageTitle(job?.title ?? say('job'));
  if (job) return <Job job={job} />;
  return (
    <PageLayout>
      <BackToCalendar />
      <PageHeader title={say('job')} />
      <div className="pl-panel">
        <DetailsState
          words={absent('job')}
          icon={<DocumentIcon size={24} />}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
        />
      </div>
    </PageLayout>
  );
}

/**
 * DOM order, also for keyboard and screen readers: work, dates and people, client, money, estimate,
 * history. On a desktop the second part is beside the others.
 */
const Job = ({ job }: { readonly job: JobView }) => (
  <PageLayout>
    <BackToCalendar />
    <JobHead key={job.id} job={job} />
    <ContactKeys job={job} />
    <div className="job-columns">
      <div className="job-work">
        <ChecklistPanel key={job.id} job={job} />
        <div className="job-told">
          <NotesPanel key={job.id} job={job} />
          <PhotosPanel key={job.id} job={job} />
        </div>
        <MessagesPanel job={job} />
      </div>
      <div className="job-side">
        <CrewPanel key={job.id} job={job} />
        <ClientPanel job={job} />
        <MoneyPanel job={job} />
        <PaymentsPanel job={job} />
      </div>
      <div className="job-rest">
        <FactsPanel job={job} />
        <TimelinePanel key={job.id} id={job.id} />
      </div>
    </div>
  </PageLayout>
);
