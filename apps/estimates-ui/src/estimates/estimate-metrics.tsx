// The four figures above the estimates.
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon, DollarIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import { dollars, MetricCard, Metrics } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';

export function EstimateMetrics() {
  const { data, problem } = useRead(estimates.metrics);
  const value = (figure: number | string | undefined) => (problem && figure === undefined ? '–' : figure);
  return (
    <Metrics label="Estimates at a glance">
      <MetricCard label="Total Estimates" value={value(data?.totalEstimates)} icon={<DocumentIcon />} hint="All time" />
      <MetricCard label="Pending" value={value(data?.pendingEstimates)} icon={<TimeIcon />} hint="Waiting for an answer" />
      <MetricCard label="Accepted" value={value(data?.acceptedEstimates)} icon={<TickCircleIcon />} hint="Approved by clients" />
      <MetricCard label="Revenue" value={value(data && dollars(data.totalRevenue))} icon={<DollarIcon />} hint="From accepted estimates" accent />
    </Metrics>
  );
}
