// Contractor licenses: how a number is shown, and the address of its public record at the Oregon
// Construction Contractors Board.

/** The demo company's license number is all zeros. */
const isDemo = (ccbNumber: string): boolean => /^0+$/.test(ccbNumber);

/** "123456"; the demo company's is marked: "000000 (demo)". */
export const shownLicense = (ccbNumber: string): string =>
  isDemo(ccbNumber) ? `${ccbNumber} (demo)` : ccbNumber;

/** A number that can be looked up; empty for the demo company. */
export const realLicense = (ccbNumber: string): string => (isDemo(ccbNumber) ? '' : ccbNumber);

/** The URL of a license's public record. */
export const licenseRecord = (ccbNumber: string): string =>
  `https://search.ccb.state.or.us/search/search_result.aspx?id=${ccbNumber}`;
