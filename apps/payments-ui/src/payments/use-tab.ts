// The payments of one tab, by planned day ascending; paid ones newest first.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { type List, useFilters, useList } from '@purlin/web/web.ts';

const PAGE = 100;
export const TABS = ['pending', 'approved', 'paid'] as const;
/** Void payments have no tab: an unobtrusive link after the tabs leads to them. */
export type Tab = (typeof TABS)[number] | 'void';
export const LISTS: readonly Tab[] = [...TABS, 'void'];

/**
 * The payments of a tab that match the search, if there is one. Use one component per tab and
 * search, because rows of another would stay until the new ones load.
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
