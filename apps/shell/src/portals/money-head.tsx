// A summary of a vendor's payments: on the way, received this month, and this year.
import { companyDetails } from '@purlin/contracts/company-details.ts';
import type { VendorMoney } from '@purlin/contracts/payment-sums.ts';
import { fromDecimal, sumOf, toDecimal } from '@purlin/domain/shared/money.ts';
import { Money } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { useState } from 'react';

/** The total received over several months. */
export const sumOfMonths = (months: VendorMoney['months']) => ({
  count: sumOf(months, (one) => one.count),
  total: toDecimal(sumOf(months, (one) => fromDecimal(one.total))),
});

export function MoneyHead({ money: { onItsWay, months } }: { readonly money: VendorMoney }) {
  const timeZone = useRead(companyDetails.details).data?.timeZone;
  const [now] = useState(() => new Date());
  const today = timeZone && new Intl.DateTimeFormat('en-CA', { timeZone }).format(now).slice(0, 7);
  const year = today?.slice(0, 4);
  const of = (since: string | undefined) =>
    sumOfMonths(months.filter(({ month }) => since !== undefined && month.startsWith(since)));
  return (
    <dl className="sh-money" aria-label={say('your-money')}>
      <Part name={say('on-its-way-money')} sum={onItsWay} />
      <Part name={say('paid-this-month')} sum={of(today)} />
      <Part name={year ? say('paid-in', { year }) : say('paid-this-year')} sum={of(year)} />
    </dl>
  );
}

const Part = ({ name, sum }: { readonly name: string; readonly sum: VendorMoney['planned'] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>
        <Money amount={sum.total} />
      </strong>
      <span>{sum.count === 0 ? say('nothing') : say('in-payments', { count: sum.count })}</span>
    </dd>
  </div>
);
