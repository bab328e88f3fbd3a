// The payments of one tab, which do not jump while others work on them.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { type SteadyRows, useSteadyRows } from '@purlin/ui/list/steady-rows.ts';
import type { List } from '@purlin/web/web.ts';
import type { Key } from 'react';
import { type Tab, useTab } from './use-tab.ts';

export const idOf = ({ id }: VendorPayment): number => id;

export interface SteadyTab {
  readonly list: List<VendorPayment>;
  readonly steady: SteadyRows<VendorPayment>;
}

const NOBODY: ReadonlySet<Key> = new Set();

/** `own`: the payments that the user has added, which show at once. */
export function useSteadyTab(tab: Tab, own: ReadonlySet<Key> = NOBODY): SteadyTab {
  const list = useTab(tab);
  return { list, steady: useSteadyRows(list.items, idOf, own) };
}
