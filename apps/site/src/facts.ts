// What the pages say about the business comes from its settings: here are the places where the
// backend puts it.
import { createContext, useContext } from 'react';
import type { Company } from '@purlin/contracts/company-details.ts';

/** What a page needs to know about who publishes it. */
export interface Facts extends Omit<Company, 'timeZone'> {
  /** The business name as part of an address. */
  readonly nameInUrl: string;
  /** The license number to look up at the state; empty for the demo's. */
  readonly realLicense: string;
  /** The phone number for a tel: link: +15415550123. */
  readonly phoneHref: string;
  /** The current year, four digits. */
  readonly year: string;
  /** Scheme and host of the site, without a slash at the end. */
  readonly origin: string;
}

/**
 * Stand-ins written into the pre-rendered files. The backend replaces exactly these, escaped for
 * HTML, when it loads the files,
 * so a change in the settings needs no build.
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
/**
 * Puts real facts in place of the stand-ins, for a page that is shown without having been served as
 * a file.
 */
export const FactsProvider = FactsContext.Provider;
export const useFacts = (): Facts => useContext(FactsContext);
