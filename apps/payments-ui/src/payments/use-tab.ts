// The payments of one tab, the earliest planned day first; what is paid, the latest first.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { type List, useFilters, useList } from '@purlin/web/web.ts';

const PAGE = 100;
export const TABS = ['pending', 'approved', 'paid'] as const;
/** What is void is no tab of its own: a quiet link behind them leads there. */
export type Tab = (typeof TABS)[number] | 'void';
export const LISTS: readonly Tab[] = [...TABS, 'void'];

/**
 * What of a tab matches the search, if there is one. For a component of this tab and this search
 * alone: rows of another would stay until its own come.
 */
export function useTab(tab: Tab): List<VendorPayment> {
  const { q } = useFilters();
  return useList(payments.list, {
    query: {
      q,
      status: tab,
      limit: PAGE,
      ...(tab === 'paid' || tab === 'void' ? {} : { sort: 'scheduledPaymentDate' as const }),
    },
  });
}
