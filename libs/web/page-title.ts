// The title of the browser's tab.
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { useEffect } from 'react';
import { useRead } from './reads.ts';

/** "Estimates · Cascade Roofing": what the page is, then whose it is. */
export function usePageTitle(title: string): void {
  const business = useRead(companyDetails.details).data?.name;
  useEffect(() => {
    document.title = business ? `${title} · ${business}` : title;
  }, [title, business]);
}
