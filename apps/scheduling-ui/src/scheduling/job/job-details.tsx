// The screen /calendar/jobs/:id: everything about one job.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Document } from '@blueprintjs/icons';
import {
  buttonClass,
  EmptyState,
  ErrorPanel,
  Money,
  PageLayout,
  PageHeader,
  Panel,
  Spinner,
} from '@purlin/ui/ui.ts';
import { Link, May, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { localTime } from '../calendar/days.ts';
import { BackToCalendar } from '../job-link.tsx';
import { JobStatusBadge } from '../job-status.tsx';

export function JobDetails() {
  const { id = '' } = useParams();
  const {
    data: job,
    problem,
    refresh,
    refreshing,
  } = useRead(scheduling.details, { params: { id } });
  usePageTitle(job?.title ?? 'Job');
  if (job) return <Details job={job} />;
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
          <EmptyState icon={<Document size={24} />} title="Job not found">
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

function Details({ job }: { readonly job: Job }) {
  return (
    <PageLayout>
      <BackToCalendar />
      <PageHeader
        title={job.title}
        description={
          <>
            For <Link to={`/clients/${job.clientId}`}>{job.client.name}</Link>
          </>
        }
        beside={<JobStatusBadge status={job.status} />}
        actions={
          <>
            <May call={estimates.draft}>
              <Link to={`/estimates/new/guided?jobId=${job.id}&from=job`} className={buttonClass()}>
                New Estimate
              </Link>
            </May>
            {job.estimateId !== null && (
              <May call={estimates.details}>
                <Link to={`/estimates/${job.estimateId}`} className={buttonClass()}>
                  <Document />
                  <span>View Estimate</span>
                </Link>
              </May>
            )}
          </>
        }
      />
      <Panel title="The job">
        <Facts job={job} />
      </Panel>
    </PageLayout>
  );
}

function Facts({ job }: { readonly job: Job }) {
  return (
    <dl className="cal-details">
      <div>
        <dt>Start</dt>
        <dd>{localTime(job.scheduledStartDate)}</dd>
      </div>
      {job.scheduledEndDate && (
        <div>
          <dt>End</dt>
          <dd>{localTime(job.scheduledEndDate)}</dd>
        </div>
      )}
      <div>
        <dt>Address</dt>
        <dd>{job.address}</dd>
      </div>
      {job.budget !== null && (
        <div>
          <dt>Budget</dt>
          <dd>
            <Money amount={job.budget} />
          </dd>
        </div>
      )}
      {job.description && (
        <div className="cal-wide">
          <dt>Description</dt>
          <dd className="pl-prewrap">{job.description}</dd>
        </div>
      )}
      {job.notes && (
        <div className="cal-wide">
          <dt>Notes</dt>
          <dd className="pl-prewrap">{job.notes}</dd>
        </div>
      )}
    </dl>
  );
}
