// The views that the list of estimates comes with, each with how many it shows.
import { type EstimateCounts, estimates } from '@purlin/contracts/estimates.ts';
import type { ListView } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';

const views: readonly (ListView & { readonly counted: keyof EstimateCounts })[] = [
  { name: 'All', address: '', counted: 'all' },
  { name: 'Needs you', address: 'show=needs-you', counted: 'needs-you' },
  { name: 'Pending', address: 'show=pending', counted: 'pending' },
  { name: 'Expire this week', address: 'show=expiring&sort=validUntil', counted: 'expiring' },
  { name: 'Drafts', address: 'status=draft', counted: 'draft' },
  { name: 'Accepted, no job', address: 'show=no-job', counted: 'no-job' },
];

/** Without counts until they are there, and where they could not be read. */
export function useCountedViews(): readonly ListView[] {
  const { data } = useRead(estimates.counts);
  return views.map(({ counted, ...view }) => ({ ...view, count: data?.[counted] }));
}
