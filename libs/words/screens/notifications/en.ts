// English: notifications.

export const en = {
  title: 'Notifications',
  unread: 'Notifications, {count} unread',
  failed: 'The notifications could not be loaded',
  loading: 'Loading notifications…',
  nothing: 'Nothing yet',
  'nothing-latest': 'When a client answers or asks about an estimate, it stands here.',
  'nothing-all': 'When a client opens, answers or asks about an estimate, it stands here.',
  opened: '{count, plural, one {An estimate was opened} other {# estimates were opened}}',
  all: 'All notifications',
  'read-failed': 'The notifications could not be marked as read',
  'read-all': 'Mark all read',
  new: ' (new)',
  lead: 'What your clients did, and e-mails that did not arrive.',
  which: 'Which notifications',
  'show-all': 'All',
  'show-news': 'Answers and requests',
  'show-views': 'Opened',
  more: 'Show more',
  dashboard: 'Dashboard',
} as const;
