// The three figures above the vendors.
import { vendors } from '@purlin/contracts/vendors.ts';
import { Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';

export function VendorFigures() {
  const { data, problem } = useRead(vendors.metrics);
  /** A dash when nobody can say. */
  const shown = (count: number | undefined) => count ?? (problem ? '–' : undefined);
  return (
    <FigureLine label="Vendors at a glance">
      <Figure
        label="Total Vendors"
        value={shown(data?.totalVendors)}
        link={(words) => <Link to="/vendors">{words}</Link>}
      />
      <Figure
        label="Active Vendors"
        value={shown(data?.activeVendors)}
        hint="Can be paid for new work"
        link={(words) => <Link to="/vendors?status=active">{words}</Link>}
      />
      <Figure label="Categories" value={shown(data?.categories)} hint="Kinds of work covered" />
    </FigureLine>
  );
}
