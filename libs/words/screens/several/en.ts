// English: what became of several things at once, and of lists.

export const en = {
  refused: '{count, plural, one {# failed} other {# failed}}',
  'and-more': 'and {count} more.',
  undo: 'Undo',
  'not-exported': 'The list couldn’t be exported',
} as const;
