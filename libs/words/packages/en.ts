// English: the packages that an estimate with options begins with.

export const en = {
  best: 'Best - Premium Package',
  'best-is': 'The most complete work that we offer for your roof.',
  better: 'Better - Standard Package',
  'better-is': `What we recommend for most roofs: what the work needs, and what makes it
    last longer.`,
  good: 'Good - Basic Package',
  'good-is': 'What the work needs, done to code, and the site cleaned every day.',
} as const;
