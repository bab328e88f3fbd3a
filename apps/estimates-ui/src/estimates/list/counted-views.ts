// The built-in views of the estimate list, each with its row count.
import { type EstimateCounts, estimates } from '@purlin/contracts/estimates.ts';
import type { ListView } from '@purlin/ui/list/saved-views.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';

const views: readonly {
  readonly counted: keyof EstimateCounts;
  readonly address: string;
}[] = [
  { counted: 'all', address: '' },
  { counted: 'needs-you', address: 'show=needs-you' },
  { counted: 'pending', address: 'show=pending' },
  { counted: 'expiring', address: 'show=expiring&sort=validUntil' },
  { counted: 'draft', address: 'status=draft' },
  { counted: 'no-job', address: 'show=no-job' },
];

/** Without counts until they have loaded, or if that failed. */
export function useCountedViews(): readonly ListView[] {
  const { data } = useRead(estimates.counts);
  return views.map(({ counted, address }) => ({
    name: say(`view.${counted}`),
    address,
    count: data?.[counted],
  }));
}
