// What is a vendor paid: how much is to come, and how much has arrived in which month?
import type { VendorMoney } from '@purlin/contracts/payment-sums.ts';
import { sumOf, toDecimal } from '@purlin/domain/shared/money.ts';
import type { Db } from '../../platform/servers/database.ts';

interface Part {
  readonly status: 'pending' | 'approved' | 'processing' | 'paid';
  readonly cameBack: boolean;
  /** As 2026-03, of the company's calendar; null of what is not paid. */
  readonly month: string | null;
  readonly count: number;
  readonly cents: number;
}

const sum = (parts: readonly Part[]) => ({
  count: sumOf(parts, ({ count }) => count),
  total: toDecimal(sumOf(parts, ({ cents }) => cents)),
});

/** Of one vendor, or of all. */
export async function moneyOf(
  db: Db,
  timeZone: string,
  vendorId: number | undefined,
): Promise<VendorMoney> {
  const { rows } = await db.query<Part>({
    name: 'money_of_vendor',
    text: `select status, returned_code is not null as "cameBack",
        to_char(paid_at at time zone $2, 'YYYY-MM') as month,
        count(*)::int as count, sum(total_cents)::bigint as cents
      from vendor_payment_list
      where status <> 'void' and ($1::bigint is null or vendor_id = $1)
      group by 1, 2, 3 order by month desc`,
    values: [vendorId ?? null, timeZone],
  });
  const waiting = rows.filter(({ status }) => status === 'pending' || status === 'approved');
  const months = Map.groupBy(
    rows.filter(({ status }) => status === 'paid'),
    ({ month }) => month ?? '',
  );
  return {
    onItsWay: sum(rows.filter(({ status }) => status === 'processing')),
    planned: sum(waiting.filter(({ cameBack }) => !cameBack)),
    cameBack: sum(waiting.filter(({ cameBack }) => cameBack)),
    months: [...months].map(([month, parts]) => ({ month, ...sum(parts) })),
  };
}
