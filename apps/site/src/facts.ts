// The business data on the pages. It comes from the settings; these are the placeholders that the
// backend fills in.
import { createContext, useContext } from 'react';
import type { Company } from '@purlin/contracts/company-details.ts';

/** What a page needs to know about its publisher. */
export interface Facts extends Omit<Company, 'timeZone'> {
  /** The business name, encoded for URLs. */
  readonly nameInUrl: string;
  /** The license number to look up with the state; empty for the demo's. */
  readonly realLicense: string;
  /** The phone number for a tel: link: +15415550123. */
  readonly phoneHref: string;
  /** The current year, four digits. */
  readonly year: string;
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string;
}

/**
 * Placeholders in the prerendered files. The backend replaces exactly these, escaped for HTML, when
 * it loads the files, so that a change in the settings needs no build.
 */
export const tokens: Facts = {
  name: '%%company.name%%',
  nameInUrl: '%%company.nameInUrl%%',
  phone: '%%company.phone%%',
  phoneHref: '%%company.phoneHref%%',
  email: '%%company.email%%',
  address: '%%company.address%%',
  ccbNumber: '%%company.ccbNumber%%',
  realLicense: '%%company.realLicense%%',
  year: '%%year%%',
  origin: '%%origin%%',
};

const FactsContext = createContext<Facts>(tokens);
/** Provides real values instead of the placeholders, for a page that is not served as a file. */
export const FactsProvider = FactsContext.Provider;
export const useFacts = (): Facts => useContext(FactsContext);
