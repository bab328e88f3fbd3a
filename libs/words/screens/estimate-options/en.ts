// English: the packages of a multi-option estimate in its form.

export const en = {
  options: 'Options',
  'option-n': 'Option {n}',
  'add-option': 'Add option',
  compare: 'Compare',
  recommended: 'Recommended',
  // Tabs
  'to-mend': 'To be mended',
  lines: '{count, plural, =0 {No lines yet} one {# line} other {# lines}}',
  'recommended-lines': `Recommended · {count, plural, =0 {No lines yet} one {# line}
    other {# lines}}`,
  // One package
  title: 'Option title',
  'client-gets': 'What the client gets',
  'lines-of': 'Line items of {name}',
  'lines-of-option': 'Line items of option {n}',
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
  'remove-body': '“{name}” and its line items are taken out of the estimate.',
  remove: 'Remove',
  // Side by side
  'none-has-lines': 'No option has a line yet.',
  line: 'Line',
  total: 'Total',
  differs: 'What differs',
  'different-lines': 'Different lines',
  'in-every': 'In every option',
  totals: 'Totals of the options',
} as const;
