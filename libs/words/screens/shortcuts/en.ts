// English: the sheet of keyboard shortcuts.

export const en = {
  title: 'Keyboard shortcuts',
  'show-list': 'Show this list',
  'last-message': 'Go to the latest message',
  'search-list': 'Search this list',
  'in-turn': 'then',
  'nothing-while-typing': 'Shortcuts are off while you type or a dialog is open.',
} as const;
