// English: texts that stand there until somebody writes other ones.

export const en = {
  'send-message': 'Please review your estimate using the link below.',
} as const;
