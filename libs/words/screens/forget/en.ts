// English: asking before somebody is forgotten for ever.

export const en = {
  // Why not yet
  'looked-up-first': 'First it is looked up what would go.',
  'obstacle-first': 'First what stands in the way.',
  'name-first': 'Type the name first.',

  // The dialog
  title: 'Forget {name}?',
  forget: 'Forget for ever',
  forgetting: 'Forgetting...',
  nobody: 'Nobody was forgotten',
  'not-possible': 'Not possible yet',
  'type-name': 'Type the name to confirm',
  'name-before': 'The name is',
  'name-after': 'This cannot be undone.',

  // What it would do
  'looking-up': 'Looking up what would go…',
  'not-loaded': 'What would go could not be loaded',
  goes: 'What goes, for ever',
  stays: 'What stays, and why',
} as const;
