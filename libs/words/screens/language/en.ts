// English: choosing the language of the screens.

export const en = {
  language: 'Language',
  mails: 'Emails to you use it too.',
  'not-kept': 'The language could not be changed',
} as const;
