// English: choosing the language of the screens.

export const en = {
  language: 'Language',
  mails: 'Emails we send you use it too.',
  'not-kept': 'The language couldn’t be changed',
} as const;
