// English: asking before somebody is forgotten for ever.

export const en = {
  // Why not yet
  'looked-up-first': 'Still checking what would be deleted.',
  'obstacle-first': 'First resolve what’s preventing this.',
  'name-first': 'Type the name first.',

  // The dialog
  title: 'Delete {name}’s personal data?',
  forget: 'Delete Personal Data',
  forgetting: 'Deleting...',
  nobody: 'Nothing was deleted',
  'not-possible': 'Can’t be deleted yet',
  'type-name': 'Type the name to confirm',
  'name-before': 'The name is',
  'name-after': 'This can’t be undone.',

  // What it would do
  'looking-up': 'Checking what would be deleted…',
  'not-loaded': 'We couldn’t check what would be deleted',
  goes: 'Permanently deleted',
  stays: 'Kept, and why',
} as const;
