// The figures above the list of estimates, each leading to as many rows as it says.
import { estimates } from '@purlin/contracts/estimates.ts';
import { dollars, Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, May, useRead } from '@purlin/web/web.ts';
import type { ReactElement } from 'react';

const to = (address: string) => (words: ReactElement) => <Link to={address}>{words}</Link>;

function Figures() {
  const { data, problem } = useRead(estimates.metrics);
  const value = (figure: number | string | undefined) => (problem && !data ? '–' : figure);
  return (
    <FigureLine label="Estimates at a glance">
      <Figure label="Total Estimates" value={value(data?.totalEstimates)} link={to('/estimates')} />
      <Figure
        label="Pending"
        value={value(data?.pendingEstimates)}
        link={to('/estimates?show=pending')}
      />
      <Figure
        label="Accepted"
        value={value(data?.acceptedEstimates)}
        link={to('/estimates?status=accepted')}
      />
      <Figure label="Revenue" value={value(data && dollars(data.totalRevenue))} />
    </FigureLine>
  );
}

export const EstimateFigures = () => (
  <May call={estimates.metrics}>
    <Figures />
  </May>
);
