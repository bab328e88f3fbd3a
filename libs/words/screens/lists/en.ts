// English: what lists are made of: rows that are chosen, views that are kept.

export const en = {
  // Rows that are chosen
  select: 'Select {name}',
  'select-all': 'Select all {what} shown',
  'with-chosen': 'With selected {what}',
  selected: '{count} selected',
  'clear-selection': 'Clear selection',

  // Views
  views: 'Views',
  'remove-view': 'Delete the view {name}',
  'save-view': 'Save view',
  'save-view-lead': 'Saves this list’s search, filters, and sort order.',
  'save-it': 'Save View',
  saving: 'Saving...',
  name: 'Name',
  'name-missing': 'Enter a name to continue.',
} as const;
