// The three figures above the clients.
import { clients } from '@purlin/contracts/clients.ts';
import { Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';

export function ClientFigures() {
  const { data, problem } = useRead(clients.metrics);
  const value = (figure: number | undefined) =>
    problem && figure === undefined ? '–' : figure?.toLocaleString('en-US');
  return (
    <FigureLine label="Clients at a glance">
      <Figure
        label="Total Clients"
        value={value(data?.totalClients)}
        link={(words) => <Link to="/clients">{words}</Link>}
      />
      <Figure
        label="Active Projects"
        value={value(data?.activeProjects)}
        hint="Estimates not declined"
      />
      <Figure
        label="This Month"
        value={value(data?.addedThisMonth)}
        hint="New clients"
        link={(words) => <Link to="/clients?sort=-createdAt">{words}</Link>}
      />
    </FigureLine>
  );
}
