// Where the state shows a licence: the record of the Oregon Construction Contractors Board.

/** The address of the record, by the licence's number. */
export const licenseRecord = (ccbNumber: string): string =>
  `https://search.ccb.state.or.us/search/search_result.aspx?id=${ccbNumber}`;
