// English: the packages that an estimate with options begins with.

export const en = {
  best: 'Best - Premium Package',
  'best-is': 'The most complete work we offer for your roof.',
  better: 'Better - Standard Package',
  'better-is':
    'What we recommend for most roofs: the essentials, plus what makes the roof last longer.',
  good: 'Good - Basic Package',
  'good-is': 'The essentials, done to code, with the site cleaned up every day.',
} as const;
