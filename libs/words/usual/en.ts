// English: texts that stand there until somebody writes other ones.

export const en = {
  'hand-over-text': 'Here is your estimate: {link}',
  'package.best': 'Best - Premium Package',
  'package.best-is': `A roof to forget about: premium impact-rated shingles, full high-temperature
    underlayment, new gutters and vents, upgraded ridge caps and our longest workmanship and
    material warranty.`,
  'package.better': 'Better - Standard Package',
  'package.better-is': `Our usual roof: everything in the basic package plus ice and water shield
    at eaves and valleys, all new flashings, balanced ridge ventilation and a longer workmanship
    warranty.`,
  'package.good': 'Good - Basic Package',
  'package.good-is': `A sound, code-compliant roof: tear-off to the deck, new underlayment and
    architectural shingles, flashings renewed where they leak, site cleaned every day.`,
  'send-message': 'Please review your estimate using the link below.',
} as const;
