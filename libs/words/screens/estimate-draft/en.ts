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
  'no-words': 'Enter a description for this line.',
  'no-price': 'Enter a price, or 0.00 and mark it as included.',
  'not-marked': 'Enter a price, or check “Included at no charge.”',
  'nothing-to-pay': `This estimate’s total is $0.00. Lines can be included at no charge, but at
    least one needs a price.`,
  'no-lines': 'Please add at least one line item',
  'no-lines-anywhere': 'Please add at least one line item to any option',
  quoted: '“{title}”',
  'nothing-in': `{count, plural, one {{titles} has no priced line items. Add some, or send without
    it.} other {{titles} have no priced line items. Add some, or send without them.}}`,
  'no-quantity': `“{typed}” isn’t a quantity. Enter a number greater than 0 and up to 999,999, like
    28 or 28*1.1.`,
  each: 'each',
  // Of a field that nothing else is said about; English says it by the field's name
  'too-long': 'Please enter {most, number} characters or fewer',
  'check-field': 'Please check this field',
  // What it lacks before it can be sent
  'lack.lines': 'The estimate has no line items',
  'lack.worth': 'The estimate’s total is $0.00',
  'option-lacks.lines': '{title} has no line items',
  'option-lacks.worth': '{title} has a total of $0.00',
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
  'option-failed': 'Failed to create estimate option',
  'line-failed': 'Failed to create line item',
  'cannot-open': 'This unfinished estimate can’t be opened',
  'cannot-open-why': 'It was completed or discarded in the meantime, or you’re offline.',
} as const;
