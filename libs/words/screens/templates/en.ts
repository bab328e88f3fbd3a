// English: sets of lines that are offered again and again.

export const en = {
  // The page
  templates: 'Templates',
  estimates: 'Estimates',
  about: 'Line items you offer again and again, ready to be inserted into an estimate.',
  search: 'Search templates',
  'search-example': 'Search templates...',
  'load-failed': 'The templates could not be loaded',
  loading: 'Loading templates',
  'show-more': 'Show more',
  // Its columns
  'column-template': 'Template',
  'column-lines': 'Lines',
  'column-items': 'Items',
  'column-subtotal': 'Subtotal',
  'column-saved': 'Saved',
  'column-actions': 'Actions',
  // A template
  'line-items': '{count, plural, one {# line item} other {# line items}}',
  insert: 'Insert',
  'insert-it': 'Insert {name}',
  'rename-it': 'Rename {name}',
  'delete-it': 'Delete {name}',
  'add-from': 'Add from template',
  // None
  'none-yet': 'No templates yet',
  'how-to-begin':
    'Write the line items of a usual roof once, then press “Save as template” below them.',
  'none-found': 'No templates found',
  'try-others': 'Try adjusting your search terms',
  'clear-search': 'Clear the search',
  // Rename and delete
  rename: 'Rename template',
  name: 'Template name',
  save: 'Save',
  saving: 'Saving...',
  'delete-question': 'Delete this template?',
  'what-goes': '“{name}” is no longer offered. Estimates that were made from it keep their lines.',
  delete: 'Delete',
  deleted: 'Template deleted',
  'delete-failed': 'Failed to delete template',
  'done-deleted': '{count, plural, one {# deleted} other {# deleted}}',
  'done-restored': '{count, plural, one {# brought back} other {# brought back}}',
  // Save as template
  'save-as': 'Save as template',
  'name-example': 'e.g. Asphalt re-roof, one layer',
  'describe-first': 'Describe at least one line item first.',
  contents: `{count, plural, one {# line item} other {# line items}}, with their texts,
    quantities and prices.`,
  'no-line-yet': 'There is no line item yet.',
  'save-new': 'Save template',
  replace: 'Replace template',
  saved: 'Template saved',
  'save-failed': 'Failed to save template',
  replaces: 'Replaces',
  'replaces-nothing': 'Nothing: a new template',
} as const;
