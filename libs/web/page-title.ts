// The title of the browser's tab.
import { company } from '@purlin/contracts/company.ts';
import { useEffect } from 'react';
import { useRead } from './reads.ts';

/** "Estimates · Cascade Roofing": what the page is, then whose it is. */
export function usePageTitle(title: string): void {
  const business = useRead(company.details).data?.name;
  useEffect(() => {
    document.title = business ? `${title} · ${business}` : title;
  }, [title, business]);
}
