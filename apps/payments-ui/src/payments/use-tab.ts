// The payments of one tab, the earliest planned day first; what is paid, the latest first.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { type List, useList } from '@purlin/web/web.ts';

const PAGE = 100;
export const TABS = ['pending', 'approved', 'paid'] as const;
export type Tab = (typeof TABS)[number];

/** For a component of this tab alone: rows of another would stay until its own come. */
export const useTab = (tab: Tab): List<VendorPayment> =>
  useList(payments.list, {
    query: {
      status: tab,
      limit: PAGE,
      ...(tab === 'paid' ? {} : { sort: 'scheduledPaymentDate' as const }),
    },
  });
