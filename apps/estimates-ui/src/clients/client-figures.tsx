// The three figures above the clients.
import { clients } from '@purlin/contracts/clients.ts';
import { Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import { numberLocales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/clients.ts';

export function ClientFigures() {
  const { data, problem } = useRead(clients.metrics);
  const value = (figure: number | undefined) =>
    problem && figure === undefined ? '–' : figure?.toLocaleString(numberLocales[appLanguage()]);
  return (
    <FigureLine label={say('at-a-glance')}>
      <Figure
        label={say('total-clients')}
        value={value(data?.totalClients)}
        link={(words) => <Link to="/clients">{words}</Link>}
      />
      <Figure
        label={say('active-projects')}
        value={value(data?.activeProjects)}
        hint={say('not-declined')}
      />
      <Figure
        label={say('this-month')}
        value={value(data?.addedThisMonth)}
        hint={say('new-clients')}
        link={(words) => <Link to="/clients?sort=-createdAt">{words}</Link>}
      />
    </FigureLine>
  );
}
