// English: where one of our records stands in QuickBooks, on its own page.

export const en = {
  there: 'In QuickBooks as {what} {id}',
  'there-since': 'In QuickBooks as {what} {id}, {day}',
  opens: '{there} (opens in a new tab)',
  'what.customer': 'Customer',
  'what.job': 'Customer',
  'what.estimate': 'Estimate',
  'what.vendor': 'Vendor',
  'what.bill': 'Bill',
  'what.bill-payment': 'Bill Payment',
  'state.waiting': 'On its way to QuickBooks',
  'state.failed': 'It did not go to QuickBooks: see why',
  gone: 'Deleted or inactive in QuickBooks: decide',
  'state.review': 'QuickBooks has one that may be the same: decide',
  'state.differs': 'QuickBooks has other values: decide',
  'state.excluded': 'Excluded from QuickBooks',
  'not-there': 'Not in QuickBooks',
  add: 'Add to QuickBooks',
  added: 'It goes to QuickBooks',
  'not-added': 'It was not added to QuickBooks',
} as const;
