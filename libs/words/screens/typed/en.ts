// English: what is typed into a form: amounts, what is still needed, what is not saved.

export const en = {
  // Numbers
  'no-amount': '“{typed}” is not an amount: type dollars and cents, like 1,250.00.',
  rounded: 'Rounded to whole cents: {amount}',
  'no-percentage': '“{typed}” is not a percentage: type a number from 0 to 100, like 8.25.',

  // What keeps a form from being sent
  'still-needed': 'Still needed: {fields}.',

  // What is not saved
  'leave-asked': 'Leave without saving?',
  'not-saved': 'What you wrote here is not saved yet.',
  leave: 'Leave',
  'keep-editing': 'Keep editing',
} as const;
