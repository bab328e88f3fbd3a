// English: vendors.

export const en = {
  // The list
  vendors: 'Vendors',
  'vendors-counted': 'Vendors ({count})',
  lead: 'Manage the subcontractors and suppliers you work with',
  'add-vendor': 'Add Vendor',
  import: 'Import',
  export: 'Export',
  loading: 'Loading vendors...',
  'load-failed': 'The vendors couldn’t be loaded',
  search: 'Search vendors',
  'search-placeholder': 'Search vendors...',
  'all-categories': 'All Categories',
  'no-vendors': 'No vendors found',
  'clear-filters': 'Clear filters',
  'try-another-word': 'Try another search, or view all categories',
  'add-first': 'Get started by adding your first vendor',

  // Views
  'view-all': 'All',
  'view-newest': 'Newest',

  // Figures
  'at-a-glance': 'Vendors at a glance',
  'total-vendors': 'Total Vendors',
  'active-vendors': 'Active Vendors',
  'active-hint': 'Available for new work',
  categories: 'Categories',
  'categories-hint': 'Trades covered',

  // How they stand
  active: 'Active',
  inactive: 'Inactive',
  archived: 'Archived',
  'papers-ended': 'Document expired',
  'papers-end-soon': 'Document expires soon',
  'paper-ended': '{paper} expired',
  'paper-ends-soon': '{paper} expires soon',

  // Columns and fields
  vendor: 'Vendor',
  contact: 'Contact',
  category: 'Category',
  status: 'Status',
  actions: 'Actions',
  'company-name': 'Company Name',
  'contact-person': 'Contact Person',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  notes: 'Notes',
  'no-category': 'No category',
  'inactive-help': 'Inactive vendors keep their history but can’t get new payments.',

  // Adding, editing
  'edit-vendor': 'Edit Vendor',
  'save-changes': 'Save Changes',
  saving: 'Saving...',
  open: 'Open',
  added: 'Vendor added successfully',
  'add-failed': 'Failed to add vendor',
  updated: 'Vendor updated successfully',
  'update-failed': 'Failed to update vendor',
  'edit-named': 'Edit {name}',

  // Deleting, restoring
  delete: 'Delete',
  'delete-named': 'Delete {name}',
  'delete-asked': 'Delete {name}?',
  'delete-lead': `If the vendor has payments, jobs, or a bank account, they’re archived instead:
    off the list, but you can restore them anytime. Deleting can’t be undone.`,
  deleted: 'Vendor deleted successfully',
  'vendor-archived': 'Vendor archived',
  'delete-failed': 'Failed to delete vendor',
  'restore-named': 'Restore {name}',
  restored: 'Vendor restored',
  'restored-more': '{name} is back in the list.',
  'restore-failed': 'Failed to restore vendor',

  // Several at once
  'make-active': 'Make active',
  'make-inactive': 'Make inactive',
  'made-active': '{count, plural, one {# made active} other {# made active}}',
  'made-inactive': '{count, plural, one {# made inactive} other {# made inactive}}',

  // Import
  'import-vendors': 'Import Vendors',
  'import-lead': `The first row names the columns. Name, Contact Person, Email, and Phone are
    required; Address, Category, and Notes are optional. A row updates a vendor if it has that
    vendor’s exported ID, or the same name and email address. Bank accounts are never imported.
    You’ll see what happens to each row before anything is saved.`,
  'import-failed': 'Failed to import vendors',
  'read-failed': 'Failed to read the file',
} as const;
