// English: making a job, of an estimate or without one.

export const en = {
  // The dialog
  title: 'Schedule Job',
  'convert-title': 'Convert Estimate to Job',
  'made-from': 'Create from',
  'from-estimate': 'From an estimate',
  'from-none': 'No estimate',
  cancel: 'Cancel',
  'slot-day': '{day} ({name})',
  'slot-crew': 'crew {name}',
  invalid: 'Validation Error',

  // Of an estimate
  'accepted-estimate': 'Accepted Estimate',
  'search-estimates': 'Search by number, client, or project',
  'loading-estimates': 'Loading estimates...',
  'no-estimates-found': 'No estimates found',
  'none-waits': 'No accepted estimates are waiting to be scheduled.',
  'estimate-failed': 'The estimate couldn’t be loaded',
  'loading-estimate': 'Loading estimate...',
  'not-accepted': 'This estimate hasn’t been accepted yet',
  'only-accepted': 'Only accepted estimates can become jobs.',
  'view-estimate': 'View estimate',
  'is-on-calendar': 'This estimate is already on the calendar',
  'one-job-each': 'Each estimate becomes one job.',
  'view-job': 'View job',
  'convert-failed': 'Failed to convert estimate to job',
  scheduled: 'Job scheduled',
  'on-calendar': '{title} is on the calendar.',
  'budget-help': 'The most you plan to pay vendors. The client pays {amount}.',
  scheduling: 'Scheduling...',

  // Without an estimate
  client: 'Client',
  'search-clients': 'Search by name, email, or address',
  'loading-clients': 'Loading clients...',
  'no-clients-found': 'No clients found',
  'select-client': 'Please select a client',
  'waits-unscheduled': 'Without a start date, the job goes under Unscheduled.',
  'add-failed': 'Failed to add job',
  added: 'Job added',
  'waits-for-dates': '{title} is unscheduled.',
  'add-job': 'Add Job',
  adding: 'Adding...',

  // One that waits
  waiting: 'Unscheduled jobs',
  'put-here': 'Schedule Here',
  'put-what-here': 'Schedule {title} here',
  'or-new': 'Or add a new job',
  'list-added': 'Checklist “{name}” added',
  undo: 'Undo',
} as const;
