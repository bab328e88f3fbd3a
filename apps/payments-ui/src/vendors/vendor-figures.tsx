// The three figures above the vendors.
import { vendors } from '@purlin/contracts/vendors.ts';
import { Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendors.ts';

export function VendorFigures() {
  const { data, problem } = useRead(vendors.metrics);
  /** A dash if the count could not be loaded. */
  const shown = (count: number | undefined) => count ?? (problem ? '–' : undefined);
  return (
    <FigureLine label={say('at-a-glance')}>
      <Figure
        label={say('total-vendors')}
        value={shown(data?.totalVendors)}
        link={(words) => <Link to="/vendors">{words}</Link>}
      />
      <Figure
        label={say('active-vendors')}
        value={shown(data?.activeVendors)}
        hint={say('active-hint')}
        link={(words) => <Link to="/vendors?status=active">{words}</Link>}
      />
      <Figure
        label={say('categories')}
        value={shown(data?.categories)}
        hint={say('categories-hint')}
      />
    </FigureLine>
  );
}
