// English: sets of lines that are offered again and again.

export const en = {
  // The page
  templates: 'Templates',
  estimates: 'Estimates',
  about: 'Line items you use often, ready to insert into an estimate.',
  search: 'Search templates',
  'search-example': 'Search templates...',
  'load-failed': 'The templates couldn’t be loaded',
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
    'Enter the line items for a typical roof once, then press “Save as template” below them.',
  'none-found': 'No templates found',
  'try-others': 'Try adjusting your search terms',
  'clear-search': 'Clear search',
  // Rename and delete
  rename: 'Rename template',
  name: 'Template name',
  save: 'Save',
  saving: 'Saving...',
  'delete-question': 'Delete this template?',
  'what-goes':
    '“{name}” will no longer be available. Estimates created from it keep their line items.',
  delete: 'Delete',
  deleted: 'Template deleted',
  'delete-failed': 'Failed to delete template',
  'done-deleted': '{count, plural, one {# deleted} other {# deleted}}',
  'done-restored': '{count, plural, one {# restored} other {# restored}}',
  // Save as template
  'save-as': 'Save as template',
  'name-example': 'e.g. Asphalt re-roof, one layer',
  'describe-first': 'Enter a description for at least one line item first.',
  contents: `{count, plural, one {# line item} other {# line items}}, with descriptions, quantities,
    and prices.`,
  'no-line-yet': 'There are no line items yet.',
  'save-new': 'Save template',
  replace: 'Replace template',
  saved: 'Template saved',
  'save-failed': 'Failed to save template',
  replaces: 'Replaces',
  'replaces-nothing': 'Nothing (new template)',
} as const;
