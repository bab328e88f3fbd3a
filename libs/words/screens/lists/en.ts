// English: what lists are made of: rows that are chosen, views that are kept.

export const en = {
  // Rows that are chosen
  select: 'Select {name}',
  'select-all': 'Select all {what} shown',
  'with-chosen': 'With the chosen {what}',
  selected: '{count} selected',
  'clear-selection': 'Clear the selection',

  // Views
  views: 'Views',
  'remove-view': 'Remove the view {name}',
  'save-view': 'Save as a view',
  'save-view-lead': 'The search, the filters and the order of this list, under a name of yours.',
  'save-it': 'Save View',
  saving: 'Saving...',
  name: 'Name',
  'name-missing': 'Enter a name to go on.',
} as const;
