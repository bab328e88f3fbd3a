// English: copying a text.

export const en = {
  copied: '{what} copied',
  copy: 'Copy',
  refused: 'Your browser blocked copying. Select the text and copy it yourself: {text}',
  error: 'Error',
} as const;
