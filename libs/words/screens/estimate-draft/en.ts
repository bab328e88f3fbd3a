// English: what is checked and compared in a draft.

export const en = {
  // For whom, what and where
  'select-client': 'Please select a client',
  'enter-project-title': 'Please enter a project title',
  'enter-address': 'Please enter a service address',
  'estimate-title-required': 'Estimate title is required',
  'project-title-required': 'Project title is required',
  'address-required': 'Service address is required',
  // Lines
  incomplete: 'Please complete all line items',
  'no-words': 'Say what this line is for.',
  'no-price': 'Type a price, or 0.00 if it is included.',
  'nothing-to-pay': `This estimate comes to $0.00. Lines may be included, but one of them needs
    a price.`,
  'no-lines': 'Please add at least one line item',
  'no-lines-anywhere': 'Please add at least one line item to any option',
  quoted: '“{title}”',
  'nothing-in': `{count, plural, one {{titles} has nothing in it to pay for. Add line items to it,
    or send without it.} other {{titles} have nothing in them to pay for. Add line items to them,
    or send without them.}}`,
  'no-quantity': `“{typed}” is not a quantity: type a number above 0 and up to 999,999, like 28
    or 28*1.1.`,
  each: 'each',
  // Of a field that nothing else is said about; English says it by the field's name
  'too-long': 'At most {most, number} characters, please',
  'check-field': 'Please check this field',
  // What it lacks before it can be sent
  'lack.lines': 'The estimate has no lines',
  'lack.worth': 'The estimate comes to $0.00',
  'option-lacks.lines': '{title} has no lines',
  'option-lacks.worth': '{title} comes to $0.00',
  // What is different
  discount: 'Discount',
  deposit: 'Deposit',
  tax: 'Tax',
  'line-items': 'Line items',
  options: 'Options',
  none: 'None',
  'recommended-option': '{title} (recommended)',
  // It did not work
  'create-failed': 'Failed to create estimate',
  'cannot-open': 'That unfinished estimate cannot be opened',
  'cannot-open-why': 'It was finished or thrown away meanwhile, or there is no connection.',
} as const;
