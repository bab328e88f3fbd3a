// The three figures above the vendors.
import { vendors } from '@purlin/contracts/vendors.ts';
import { Shop, Tag, Tick } from '@blueprintjs/icons';
import { MetricCard, Metrics } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';

const MOST = 500;

export function VendorMetrics() {
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
    <Metrics label="Vendors at a glance">
      <MetricCard
        label="Total Vendors"
        icon={<Shop />}
        value={shown(data?.length)}
        hint="Crews, suppliers and trades"
      />
      <MetricCard
        label="Active Vendors"
        icon={<Tick />}
        value={shown(data?.filter((v) => v.status === 'active').length)}
        hint="Can be paid for new work"
      />
      <MetricCard
        label="Categories"
        icon={<Tag />}
        value={shown(data && new Set(data.flatMap((v) => v.category ?? [])).size)}
        hint="Kinds of work covered"
        accent
      />
    </Metrics>
  );
}
