// The client's jobs, latest start first.
import type { Client } from '@purlin/contracts/clients.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { type Column, DataTable, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { Link, useList } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { Nothing } from './entry-list.tsx';

/** Colours as on the calendar (rule: job-status). */
const tones: Readonly<Record<Job['status'], Tone>> = {
  scheduled: 'info',
  in_progress: 'warn',
  completed: 'good',
  cancelled: 'bad',
  on_hold: 'quiet',
};

const columns: readonly Column<Job>[] = [
  {
    name: 'Job',
    onCard: 'title',
    cell: (job) => (
      <Link className="pl-row-link pl-clamp" to={`/calendar/jobs/${job.id}`}>
        {job.title}
      </Link>
    ),
  },
  {
    name: 'Status',
    onCard: 'badge',
    cell: (job) => <StatusBadge tone={tones[job.status]} label={label(`job.${job.status}`)} />,
  },
  {
    name: 'Starts',
    cell: (job) => (
      <span className="pl-figures">
        {job.scheduledStartDate ? formatDate(job.scheduledStartDate) : label('job.unscheduled')}
      </span>
    ),
  },
  { name: 'Address', minor: true, cell: (job) => <span className="pl-clamp">{job.address}</span> },
];

export function ClientJobs({ client }: { readonly client: Client }) {
  const list = useList(scheduling.list, { query: { clientId: client.id, limit: 10 } });
  return (
    <Panel flush title={client.jobCount > 0 ? `Jobs (${client.jobCount})` : 'Jobs'}>
      <DataTable
        caption={`Jobs for ${client.name}`}
        columns={columns}
        rowKey={(job) => job.id}
        rows={list.loading ? undefined : list.items}
        refreshing={list.refreshing}
        loadingText="Loading jobs..."
        failure={
          list.problem && list.items.length === 0
            ? {
                title: 'The jobs could not be loaded',
                message: list.problem.message,
                onRetry: list.refresh,
              }
            : undefined
        }
        more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
        empty={
          <Nothing title="No jobs yet">An accepted estimate becomes a job on the calendar.</Nothing>
        }
      />
    </Panel>
  );
}
