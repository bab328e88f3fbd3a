// English: texts that stand there until somebody writes other ones.

export const en = {
  'change-order': 'Change order {nth}:',
  'hand-over-text': 'Here is your estimate: {link}',
  'send-message': 'Please review your estimate using the link below.',
} as const;
