// English: the packages of a multi-option estimate in its form.

export const en = {
  options: 'Options',
  'option-n': 'Option {n}',
  'add-option': 'Add option',
  compare: 'Compare',
  recommended: 'Recommended',
  // Tabs
  'to-mend': 'Needs fixing',
  lines: '{count, plural, =0 {No line items yet} one {# line item} other {# line items}}',
  'recommended-lines':
    'Recommended · {count, plural, =0 {No line items yet} one {# line item} other {# line items}}',
  // One package
  title: 'Option title',
  'client-gets': 'What’s included',
  'lines-of': 'Line items for {name}',
  'lines-of-option': 'Line items for option {n}',
  'send-without': 'Send without {name}',
  'copy-from': 'Copy lines from',
  'choose-option': 'Choose an option',
  recommend: 'Recommend',
  'recommend-it': 'Recommend {name}',
  'move-left': 'Move {name} left',
  'move-right': 'Move {name} right',
  'remove-it': 'Remove {name}',
  // It is taken out
  'remove-title': 'Remove this option?',
  'remove-body': '“{name}” and its line items will be removed from the estimate.',
  remove: 'Remove',
  // Side by side
  'none-has-lines': 'None of the options has line items yet.',
  line: 'Line',
  total: 'Total',
  differs: 'Differences',
  'different-lines': 'Different lines',
  'in-every': 'In every option',
  totals: 'Option totals',
} as const;
