// A contractor's license: how its number is shown, and where the state shows its record, that of
// the Oregon Construction Contractors Board.

/** The demo company's number, of zeros alone, is nobody's license. */
const isDemo = (ccbNumber: string): boolean => /^0+$/.test(ccbNumber);

/** "123456"; the demo company's says what it is: "000000 (demo)". */
export const shownLicense = (ccbNumber: string): string =>
  isDemo(ccbNumber) ? `${ccbNumber} (demo)` : ccbNumber;

/** The number that can be looked up; empty where there is none. */
export const realLicense = (ccbNumber: string): string => (isDemo(ccbNumber) ? '' : ccbNumber);

/** The address of the record, by the license's number. */
export const licenseRecord = (ccbNumber: string): string =>
  `https://search.ccb.state.or.us/search/search_result.aspx?id=${ccbNumber}`;
