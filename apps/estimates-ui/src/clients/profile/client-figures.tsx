// Four key figures about the client's business so far.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { DocumentIcon, DollarIcon, HomeIcon, TickCircleIcon } from '@blueprintjs/icons';
import { MetricCard, Metrics } from '@purlin/ui/layout/metric-card.tsx';
import { dollars } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';

export function ClientFigures({ client }: { readonly client: Client }) {
  const { data, problem } = useRead(clients.figures, { params: { id: client.id } });
  const value = (figure: number | string | undefined) =>
    problem && figure === undefined ? '–' : figure;
  const answered = data && data.acceptedEstimates + data.declinedEstimates;
  return (
    <Metrics label={say('client-at-a-glance')}>
      <MetricCard
        label={say('accepted')}
        icon={<DollarIcon />}
        value={value(data && dollars(data.acceptedValue))}
        hint={
          data?.acceptedEstimates
            ? say('from-estimates', { count: data.acceptedEstimates })
            : say('nothing-accepted')
        }
        accent
      />
      <MetricCard
        label={say('open-estimates')}
        icon={<DocumentIcon />}
        value={value(data?.openEstimates)}
        hint={
          data && data.openEstimates > 0
            ? say('waiting-amount', { amount: dollars(data.openValue) })
            : say('none-waiting')
        }
      />
      <MetricCard
        label={say('win-rate')}
        icon={<TickCircleIcon />}
        value={value(data && (data.winRate === null ? '—' : `${data.winRate}%`))}
        hint={
          answered
            ? say('answered', { accepted: data.acceptedEstimates, answered })
            : say('nothing-answered')
        }
      />
      <MetricCard
        label={say('jobs')}
        icon={<HomeIcon />}
        value={client.jobCount}
        hint={say('on-calendar')}
      />
    </Metrics>
  );
}
