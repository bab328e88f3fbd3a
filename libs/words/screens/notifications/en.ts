// English: notifications.

export const en = {
  title: 'Notifications',
  unread: 'Notifications, {count} unread',
  failed: 'The notifications couldn’t be loaded',
  loading: 'Loading notifications…',
  nothing: 'No notifications yet',
  'nothing-latest': 'You’ll see it here when a client responds to an estimate or asks a question.',
  'nothing-all':
    'You’ll see it here when a client opens or responds to an estimate, or asks a question.',
  opened: '{count, plural, one {An estimate was opened} other {# estimates were opened}}',
  all: 'All notifications',
  'read-failed': 'The notifications couldn’t be marked as read',
  'read-all': 'Mark all as read',
  new: ' (new)',
  lead: 'Client activity and undelivered emails.',
  which: 'Filter notifications',
  'show-all': 'All',
  'show-news': 'Responses and requests',
  'show-views': 'Opened',
  more: 'Show more',
  dashboard: 'Dashboard',
} as const;
