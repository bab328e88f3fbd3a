// The four figures above the estimates, each compared with the same days of last month.
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon, DollarIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import { MetricCard, Metrics } from '@purlin/ui/layout/metric-card.tsx';
import { dollars, ErrorPanel } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import { comparedCount, comparedMoney } from './comparison.ts';

/** Reserves the line until the figures load, so that nothing below moves. */
const BLANK = '\u00a0';

/** `titles` are the specification's, which are shorter on /estimates than on the dashboard. */
export function EstimateMetrics({
  titles,
}: {
  readonly titles: {
    readonly pending: string;
    readonly accepted: string;
    readonly revenue: string;
  };
}) {
  const { data, problem, refresh, refreshing } = useRead(estimates.metrics);
  if (problem && !data)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title={say('figures-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </div>
    );
  const compared = data && {
    total: comparedCount(data.thisMonth.estimates, data.lastMonthSoFar.estimates),
    sent: comparedCount(data.thisMonth.sent, data.lastMonthSoFar.sent),
    accepted: comparedCount(data.thisMonth.accepted, data.lastMonthSoFar.accepted),
    revenue: comparedMoney(data.thisMonth.revenue, data.lastMonthSoFar.revenue),
  };
  return (
    <Metrics label={say('at-a-glance')}>
      <MetricCard
        label={say('total')}
        value={data?.totalEstimates}
        icon={<DocumentIcon />}
        hint={compared?.total ?? BLANK}
      />
      <MetricCard
        label={titles.pending}
        value={data?.pendingEstimates}
        icon={<TimeIcon />}
        hint={compared ? say('sent-compared', { compared: compared.sent }) : BLANK}
      />
      <MetricCard
        label={titles.accepted}
        value={data?.acceptedEstimates}
        icon={<TickCircleIcon />}
        hint={compared?.accepted ?? BLANK}
      />
      <MetricCard
        label={titles.revenue}
        value={data && dollars(data.totalRevenue)}
        icon={<DollarIcon />}
        hint={compared?.revenue ?? BLANK}
        accent
      />
    </Metrics>
  );
}
