// English: dashboard.

export const en = {
  'lead.estimates': 'Where your estimates stand today.',
  'lead.payments': 'Where your vendor payments stand today.',
  'lead.scheduling': 'Where your crews and jobs stand today.',
  happenings: 'Recent activity',
  'all-happenings': 'View all',
  'happenings-failed': 'Recent activity couldn’t be loaded',
  'no-happenings': 'No activity yet',
  options: 'Multi-Option',
  'new-estimate': 'New Estimate',
  'quick-actions': 'Quick actions',
  create: 'Create Estimate',
  'create-how': 'Step by step, with everything in view',
  'options-estimate': 'Multi-Option Estimate',
  'options-how': 'Good, better, best: let the client choose',
  all: 'View All Estimates',
  'all-how': 'Search, send, and follow up',
} as const;
