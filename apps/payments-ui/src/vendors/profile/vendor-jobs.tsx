// A vendor's jobs, latest start first.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { type Column, DataTable, Panel, rowsOf, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, momentsIn, useList, useMay } from '@purlin/web/web.ts';
import { jobTones } from '@purlin/web/job-tones.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';

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
  { name: say('client'), minor: true, cell: (job) => job.client.name },
];

export function VendorJobs({ vendor }: { readonly vendor: Vendor }) {
  const may = useMay()(scheduling.list);
  const list = useList(
    scheduling.list,
    { query: { vendorId: vendor.id, limit: 10 } },
    { enabled: may },
  );
  if (!may) return null;
  return (
    <Panel flush title={say('jobs')}>
      <DataTable
        caption={say('jobs-with', { name: vendor.name })}
        columns={columns()}
        rowKey={({ id }) => id}
        loadingText={say('loading-jobs')}
        {...rowsOf(list, say('jobs-failed'))}
        empty={<p className="pl-none">{say('no-jobs')}</p>}
      />
    </Panel>
  );
}
