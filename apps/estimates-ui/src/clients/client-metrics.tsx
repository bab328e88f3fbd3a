// The three figures above the clients.
import { clients } from '@purlin/contracts/clients.ts';
import { CalendarIcon, HomeIcon, PeopleIcon } from '@blueprintjs/icons';
import { MetricCard, Metrics } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';

export function ClientMetrics() {
  const { data, problem } = useRead(clients.metrics);
  const value = (figure: number | undefined) =>
    problem && figure === undefined ? '–' : figure?.toLocaleString('en-US');
  return (
    <Metrics label="Clients at a glance">
      <MetricCard
        label="Total Clients"
        icon={<PeopleIcon />}
        value={value(data?.totalClients)}
        hint="Homeowners and property managers"
      />
      <MetricCard
        label="Active Projects"
        icon={<HomeIcon />}
        value={value(data?.activeProjects)}
        hint="Estimates not declined"
      />
      <MetricCard
        label="This Month"
        icon={<CalendarIcon />}
        value={value(data?.addedThisMonth)}
        hint="New clients"
        accent
      />
    </Metrics>
  );
}
