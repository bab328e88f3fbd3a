// The figures above the estimate list, each linked to exactly as many rows.
import { estimates } from '@purlin/contracts/estimates.ts';
import { dollars, Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, May, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import type { ReactElement } from 'react';

const to = (address: string) => (words: ReactElement) => <Link to={address}>{words}</Link>;

function Figures() {
  const { data, problem } = useRead(estimates.metrics);
  const value = (figure: number | string | undefined) => (problem && !data ? '–' : figure);
  return (
    <FigureLine label={say('at-a-glance')}>
      <Figure label={say('total')} value={value(data?.totalEstimates)} link={to('/estimates')} />
      <Figure
        label={say('pending')}
        value={value(data?.pendingEstimates)}
        link={to('/estimates?show=pending')}
      />
      <Figure
        label={say('accepted')}
        value={value(data?.acceptedEstimates)}
        link={to('/estimates?status=accepted')}
      />
      <Figure label={say('revenue')} value={value(data && dollars(data.totalRevenue))} />
    </FigureLine>
  );
}

export const EstimateFigures = () => (
  <May call={estimates.metrics}>
    <Figures />
  </May>
);
