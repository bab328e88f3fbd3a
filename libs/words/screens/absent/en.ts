// English: one thing that cannot be shown: it is still read, is not there, or reading it failed.

export const en = {
  forbidden: 'You Don’t Have Access',

  // Estimates
  'not-found.estimate': 'Estimate Not Found',
  'gone.estimate': 'This estimate doesn’t exist or has been removed.',
  'failed.estimate': 'The estimate couldn’t be loaded',
  'loading.estimate': 'Loading the estimate…',

  // Clients
  'not-found.client': 'Client Not Found',
  'gone.client': 'This client doesn’t exist or has been removed.',
  'failed.client': 'The client couldn’t be loaded',
  'loading.client': 'Loading the client…',

  // Vendors
  'not-found.vendor': 'Vendor Not Found',
  'gone.vendor': 'This vendor doesn’t exist or has been removed.',
  'failed.vendor': 'The vendor couldn’t be loaded',
  'loading.vendor': 'Loading the vendor…',

  // Requests
  'not-found.request': 'Request Not Found',
  'gone.request': 'This request doesn’t exist or has been removed.',
  'failed.request': 'The request couldn’t be loaded',
  'loading.request': 'Loading the request…',

  // Payments
  'not-found.payment': 'Payment Not Found',
  'gone.payment': 'This payment doesn’t exist or has been removed.',
  'failed.payment': 'The payment couldn’t be loaded',
  'loading.payment': 'Loading the payment…',

  // Batches
  'not-found.batch': 'Batch Not Found',
  'gone.batch': 'This batch doesn’t exist or has been removed.',
  'failed.batch': 'The batch couldn’t be loaded',
  'loading.batch': 'Loading the batch…',

  // Jobs
  'not-found.job': 'Job Not Found',
  'gone.job': 'This job doesn’t exist or has been removed.',
  'failed.job': 'The job couldn’t be loaded',
  'loading.job': 'Loading the job…',
} as const;
