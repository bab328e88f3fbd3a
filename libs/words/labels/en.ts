// English: what staff see of codes.

export const en = {
  // Clients
  'language.en': 'English',
  'language.es': 'Spanish',
  references: `{all, list, estimates {{estimates, plural, =0 {} one {# estimate} other {#
    estimates}}} jobs {{jobs, plural, =0 {} one {# job} other {# jobs}}} leads {{leads, plural, =0
    {} one {# request} other {# requests}}}}`,
} as const;
