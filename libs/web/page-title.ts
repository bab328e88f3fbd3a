// The document title.
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { useEffect } from 'react';
import { useRead } from './reads.ts';

/** "Estimates · Cascade Roofing": the page, then the company. */
export function usePageTitle(title: string): void {
  const business = useRead(companyDetails.details).data?.name;
  useEffect(() => {
    document.title = business ? `${title} · ${business}` : title;
  }, [title, business]);
}
