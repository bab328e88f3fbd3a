// The jobs a vendor is on, latest start first.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { type Column, DataTable, Panel, rowsOf, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { Link, useList, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

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
  { name: 'Client', minor: true, cell: (job) => job.client.name },
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
    <Panel flush title="Jobs">
      <DataTable
        caption={`Jobs with ${vendor.name}`}
        columns={columns}
        rowKey={({ id }) => id}
        loadingText="Loading jobs..."
        {...rowsOf(list, 'The jobs could not be loaded')}
        empty={<p className="pl-none">On no job yet. Vendors are put on a job on its page.</p>}
      />
    </Panel>
  );
}
