// English: making a job, of an estimate or without one.

export const en = {
  // The dialog
  title: 'Schedule Job',
  'made-from': 'Made from',
  'from-estimate': 'From an estimate',
  'from-none': 'Without an estimate',
  cancel: 'Cancel',
  'slot-day': '{day} ({name})',
  'slot-crew': 'crew {name}',
  invalid: 'Validation Error',

  // Of an estimate
  'accepted-estimate': 'Accepted Estimate',
  'search-estimates': 'Search by number, client or project',
  'loading-estimates': 'Loading estimates...',
  'no-estimates-found': 'No estimates found',
  'none-waits': 'No accepted estimate is waiting to be scheduled.',
  'estimate-failed': 'The estimate could not be loaded',
  'loading-estimate': 'Loading estimate...',
  'not-accepted': 'This estimate is not accepted yet',
  'only-accepted': 'Only an accepted estimate can become a job.',
  'view-estimate': 'View the estimate',
  'is-on-calendar': 'This estimate is on the calendar already',
  'one-job-each': 'Every estimate becomes one job.',
  'view-job': 'View the job',
  'convert-failed': 'Failed to convert estimate to job',
  scheduled: 'Job scheduled',
  'on-calendar': '{title} is on the calendar.',
  'budget-help': 'What vendors may cost. It is sold for {amount}.',
  scheduling: 'Scheduling...',

  // Without an estimate
  client: 'Client',
  'search-clients': 'Search by name, e-mail or address',
  'loading-clients': 'Loading clients...',
  'no-clients-found': 'No clients found',
  'select-client': 'Please select a client',
  'waits-unscheduled': 'Without a start date it waits under Unscheduled.',
  'add-failed': 'Failed to add job',
  added: 'Job added',
  'waits-for-dates': '{title} waits for its dates.',
  'add-job': 'Add Job',
  adding: 'Adding...',

  // One that waits
  waiting: 'Waiting for a date',
  'put-here': 'Put it here',
  'put-what-here': 'Put {title} here',
  'or-new': 'Or a new job',
  'list-added': 'Checklist “{name}” added',
  undo: 'Undo',
} as const;
