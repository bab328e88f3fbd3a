// The company's margin on an offer, for staff only. Shown if the cost of every line is known.
import type { Estimate, StaffLineItem } from '@purlin/contracts/estimate-shapes.ts';
import { costOf } from '@purlin/domain/shared/totals.ts';
import { marginOf } from '@purlin/domain/price-book/margin.ts';
import { fromFineDecimal } from '@purlin/domain/shared/decimals.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { formatPercent } from '@purlin/domain/shared/percent.ts';
import { LockIcon } from '@blueprintjs/icons';
import { Money } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-offer.ts';

export function MarginNote({
  lines,
  amounts: { subtotal, discount },
}: {
  readonly lines: readonly StaffLineItem[];
  readonly amounts: Pick<Estimate, 'subtotal' | 'discount'>;
}) {
  const cost = costOf(
    lines.map((line) => ({
      quantityHundredths: fromFineDecimal(String(line.quantity)),
      costCents: line.cost === null ? null : fromFineDecimal(line.cost),
    })),
  );
  const margin = marginOf(fromDecimal(subtotal) - fromDecimal(discount), cost);
  if (cost === null || margin === null) return null;
  return (
    <p className="est-margin">
      <LockIcon size={12} aria-hidden />
      <span>
        {' '}
        {say('cost')} <Money amount={toDecimal(cost)} />
        {say('margin')}{' '}
      </span>
      <strong>
        <Money amount={toDecimal(margin.cents)} />
        {margin.basisPoints !== null && ` (${formatPercent(margin.basisPoints)})`}
      </strong>
    </p>
  );
}
