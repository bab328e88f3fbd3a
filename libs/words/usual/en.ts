// English: texts that stand there until somebody writes other ones.

export const en = {
  'hand-over-text': 'Here is your estimate: {link}',
  'package.best': 'Best - Premium Package',
  'package.best-is': 'The most complete work that we offer for your roof.',
  'package.better': 'Better - Standard Package',
  'package.better-is': `What we recommend for most roofs: what the work needs, and what makes it
    last longer.`,
  'package.good': 'Good - Basic Package',
  'package.good-is': 'What the work needs, done to code, and the site cleaned every day.',
  'send-message': 'Please review your estimate using the link below.',
} as const;
