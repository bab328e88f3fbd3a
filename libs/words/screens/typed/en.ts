// English: what is typed into a form: amounts, what is still needed, what is not saved.

export const en = {
  // Numbers
  'no-amount': '“{typed}” isn’t an amount. Enter dollars and cents, like 1,250.00.',
  rounded: 'Rounded to the cent: {amount}',
  'no-percentage': '“{typed}” isn’t a percentage. Enter a number from 0 to 100, like 8.25.',
  'four-decimals': '“{typed}” has more than four decimals. Enter at most four, like 8.375.',

  // What keeps a form from being sent
  'still-needed': 'Still needed: {fields}.',

  // What is not saved
  'leave-asked': 'Leave without saving?',
  'not-saved': 'You have unsaved changes.',
  leave: 'Leave',
  'keep-editing': 'Keep editing',
} as const;
