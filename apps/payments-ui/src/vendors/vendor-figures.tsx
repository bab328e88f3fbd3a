// The three figures above the vendors.
import { vendors } from '@purlin/contracts/vendors.ts';
import { Figure, FigureLine } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';

const MOST = 500;

export function VendorFigures() {
  const { data, problem } = useRead(vendors.list, { query: { limit: MOST } });
  /** "500+" where the count goes on beyond what one answer holds; a dash when nobody can say. */
  const shown = (count: number | undefined) =>
    count === undefined
      ? problem
        ? '–'
        : undefined
      : data && data.length >= MOST
        ? `${count}+`
        : count;
  return (
    <FigureLine label="Vendors at a glance">
      <Figure
        label="Total Vendors"
        value={shown(data?.length)}
        link={(words) => <Link to="/vendors">{words}</Link>}
      />
      <Figure
        label="Active Vendors"
        value={shown(data?.filter((v) => v.status === 'active').length)}
        hint="Can be paid for new work"
      />
      <Figure
        label="Categories"
        value={shown(data && new Set(data.flatMap((v) => v.category ?? [])).size)}
        hint="Kinds of work covered"
      />
    </FigureLine>
  );
}
