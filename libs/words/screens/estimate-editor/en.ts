// English: the form of an estimate that is there already.

export const en = {
  // The page
  edit: 'Edit estimate',
  'edit-it': 'Edit {number}',
  estimate: 'Estimate',
  'all-estimates': 'All estimates',
  'see-as-client': 'See what is saved as the client does',
  // It cannot be changed
  'client-approved': 'The client has approved this estimate',
  'client-declined': 'The client has declined this estimate',
  answered: 'What was answered stays as it was. Duplicate it to make another offer.',
  archived: 'This estimate is archived',
  'restore-first': 'Restore it before you change it.',
  withdrawn: 'This estimate is withdrawn',
  'put-back-first': 'Put it back before you change it.',
  open: 'Open the estimate',
  // Its panels
  'client-and-project': 'Client and project',
  'line-items': 'Line items',
  options: 'Options',
  terms: 'Terms',
  'words-around': 'Words around the offer',
  'summary-of': 'Estimate summary',
  summary: 'Summary',
  total: 'Total',
  // Notices
  overtaken: 'This estimate was changed after you stopped working on it',
  'what-you-see': 'What you see is your unfinished work. Saving it replaces the newer version.',
  'client-has': 'Your client has revision {revision}; saving makes revision {next}',
  'what-link-shows': `The link shows the new revision at once, and only that one can be approved.
    Whoever approves the old one is shown what has changed first.`,
  // Saving
  save: 'Save changes',
  'save-revision': 'Save new revision',
  saving: 'Saving...',
  cancel: 'Cancel',
  discard: 'Discard changes',
  saved: 'Estimate saved',
  'revision-saved': 'Revision {revision} saved',
  'update-failed': 'Failed to update estimate',
  'not-readable': 'The newest version is not readable yet. Please try again in a moment.',
} as const;
