// English: what all screens are made of: fields, tables, dialogs, notices.

export const en = {
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  'try-again': 'Try again',
  loading: 'Loading…',
  'show-more': 'Show more',
  optional: 'Optional',
  'clear-search': 'Clear search',
  'filter-and-sort': 'Filter and sort',
  'sort-by': 'Sort by',
  'best-match': 'Best match first',
  'last-to-first': 'Descending',
  'first-to-last': 'Ascending',
  notifications: 'Notifications (F8)',
  'remove-filter': 'Remove filter: {label}',
  results: 'Results',
  steps: 'Steps',
} as const;
