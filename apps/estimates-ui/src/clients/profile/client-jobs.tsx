// The client's jobs, latest start first.
import type { Client } from '@purlin/contracts/clients.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type Column, DataTable, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, momentsIn, useList } from '@purlin/web/web.ts';
import { jobTones } from '@purlin/web/job-tones.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { Nothing } from './entry-list.tsx';

const columns = (): readonly Column<Job>[] => [
  {
    name: say('job'),
    onCard: 'title',
    cell: (job) => (
      <Link className="pl-row-link pl-clamp" to={`/calendar/jobs/${job.id}`}>
        {job.title}
      </Link>
    ),
  },
  {
    name: say('status'),
    onCard: 'badge',
    cell: (job) => <StatusBadge tone={jobTones[job.status]} label={label(`job.${job.status}`)} />,
  },
  {
    name: say('starts'),
    cell: (job) => (
      <span className="pl-figures">
        {job.scheduledStartDate
          ? momentsIn('UTC').day(job.scheduledStartDate)
          : label('job.unscheduled')}
      </span>
    ),
  },
  {
    name: say('address'),
    minor: true,
    cell: (job) => <span className="pl-clamp">{job.address}</span>,
  },
];

export function ClientJobs({ client }: { readonly client: Client }) {
  const list = useList(scheduling.list, { query: { clientId: client.id, limit: 10 } });
  return (
    <Panel
      flush
      title={client.jobCount > 0 ? say('jobs-counted', { count: client.jobCount }) : say('jobs')}
    >
      <DataTable
        caption={say('jobs-for', { name: client.name })}
        columns={columns()}
        rowKey={(job) => job.id}
        rows={list.loading ? undefined : list.items}
        refreshing={list.refreshing}
        loadingText={say('loading-jobs')}
        failure={
          list.problem && list.items.length === 0
            ? {
                title: say('jobs-failed'),
                message: list.problem.message,
                onRetry: list.refresh,
              }
            : undefined
        }
        more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
        empty={<Nothing title={say('no-jobs')}>{say('jobs-are-here')}</Nothing>}
      />
    </Panel>
  );
}
