// English: choosing the language of the screens.

export const en = {
  language: 'Language',
  mails: 'E-mails to you are in it, too.',
  'not-kept': 'The language was not changed',
} as const;
