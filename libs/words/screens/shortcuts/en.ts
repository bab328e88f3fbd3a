// English: the sheet of keyboard shortcuts.

export const en = {
  title: 'Keyboard shortcuts',
  'show-list': 'Show this list',
  'last-message': 'Go to the last message',
  'search-list': 'Search this list',
  'in-turn': 'then',
  'nothing-while-typing': 'Nothing fires while you type or a dialog is open.',
} as const;
