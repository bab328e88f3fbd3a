// English: dashboard.

export const en = {
  'lead.estimates': 'Where your estimates stand today.',
  'lead.payments': 'Where the vendors’ money stands today.',
  'lead.scheduling': 'Where your crews and jobs stand today.',
  happenings: 'Latest happenings',
  'all-happenings': 'All of them',
  'happenings-failed': 'The latest happenings could not be loaded',
  'no-happenings': 'Nothing has happened yet',
  options: 'Multi-Option',
  'new-estimate': 'New Estimate',
  'quick-actions': 'Quick actions',
  create: 'Create Estimate',
  'create-how': 'Step by step, with everything in view',
  'options-estimate': 'Multi-Option Estimate',
  'options-how': 'Good, better, best: the client chooses',
  all: 'View All Estimates',
  'all-how': 'Search, send and follow up',
} as const;
