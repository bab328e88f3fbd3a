// English: where one of our records stands in QuickBooks, on its own page.

export const en = {
  there: 'In QuickBooks as {what} {id}',
  'there-since': 'In QuickBooks as {what} {id}, {day}',
  opens: '{there} (opens in a new tab)',
  'what.customer': 'Customer',
  'what.job': 'Sub-customer',
  'what.estimate': 'Estimate',
  'what.vendor': 'Vendor',
  'what.bill': 'Bill',
  'what.bill-payment': 'Bill Payment',
  'state.waiting': 'Waiting to sync',
  'state.failed': 'Not synced. See why',
  gone: 'Deleted or inactive in QuickBooks. Review',
  'state.review': 'Possible match. Review',
  'state.differs': 'Different in QuickBooks. Review',
  'state.excluded': 'Excluded from QuickBooks',
  'not-there': 'Not in QuickBooks',
  add: 'Add to QuickBooks',
  added: 'Adding to QuickBooks',
  'not-added': 'Failed to add to QuickBooks',
} as const;
