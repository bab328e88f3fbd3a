// English: the form of an estimate that is there already.

export const en = {
  // The page
  edit: 'Edit estimate',
  'edit-it': 'Edit {number}',
  estimate: 'Estimate',
  'all-estimates': 'All estimates',
  'see-as-client': 'Preview the saved version as the client',
  // It cannot be changed
  'client-approved': 'The client has approved this estimate',
  'client-declined': 'The client has declined this estimate',
  answered: 'This version can’t be changed anymore. Duplicate it to make a new offer.',
  archived: 'This estimate is archived',
  'restore-first': 'Restore it before you make changes.',
  withdrawn: 'This estimate was withdrawn',
  'put-back-first': 'Reinstate it before you make changes.',
  open: 'Open estimate',
  // Its panels
  'client-and-project': 'Client and project',
  'line-items': 'Line items',
  options: 'Options',
  terms: 'Terms',
  'words-around': 'Messages and notes',
  'summary-of': 'Estimate summary',
  summary: 'Summary',
  total: 'Total',
  // Notices
  overtaken: 'Someone changed this estimate after your last edit',
  'what-you-see': 'You’re looking at your unsaved changes. Saving replaces the newer version.',
  'client-has': 'Your client has revision {revision}. Saving creates revision {next}.',
  'what-link-shows': `The client’s link shows the new revision right away, and only that one can be
    approved. If the client still has the old one open, they’ll see what changed first.`,
  // Saving
  save: 'Save changes',
  'save-revision': 'Save new revision',
  saving: 'Saving...',
  cancel: 'Cancel',
  discard: 'Discard changes',
  saved: 'Estimate saved',
  'revision-saved': 'Revision {revision} saved',
  'update-failed': 'Failed to update estimate',
  'not-readable': 'The latest version isn’t ready yet. Please try again in a moment.',
} as const;
