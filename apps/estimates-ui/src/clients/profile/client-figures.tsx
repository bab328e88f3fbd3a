// What the client has brought so far, in four figures.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { DocumentIcon, DollarIcon, HomeIcon, TickCircleIcon } from '@blueprintjs/icons';
import { dollars, MetricCard, Metrics } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';

export function ClientFigures({ client }: { readonly client: Client }) {
  const { data, problem } = useRead(clients.figures, { params: { id: client.id } });
  const value = (figure: number | string | undefined) =>
    problem && figure === undefined ? '–' : figure;
  const answered = data && data.acceptedEstimates + data.declinedEstimates;
  return (
    <Metrics label="This client at a glance">
      <MetricCard
        label="Accepted"
        icon={<DollarIcon />}
        value={value(data && dollars(data.acceptedValue))}
        hint={
          data?.acceptedEstimates
            ? `From ${data.acceptedEstimates} estimate${data.acceptedEstimates === 1 ? '' : 's'}`
            : 'Nothing accepted yet'
        }
        accent
      />
      <MetricCard
        label="Open estimates"
        icon={<DocumentIcon />}
        value={value(data?.openEstimates)}
        hint={
          data && data.openEstimates > 0
            ? `${dollars(data.openValue)} waiting for an answer`
            : 'None waiting for an answer'
        }
      />
      <MetricCard
        label="Win rate"
        icon={<TickCircleIcon />}
        value={value(data && (data.winRate === null ? '—' : `${data.winRate}%`))}
        hint={
          answered ? `${data.acceptedEstimates} of ${answered} answered` : 'Nothing answered yet'
        }
      />
      <MetricCard
        label="Jobs"
        icon={<HomeIcon />}
        value={client.jobCount}
        hint="Put on the calendar"
      />
    </Metrics>
  );
}
