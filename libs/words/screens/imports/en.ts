// English: importing a list from a file.

export const en = {
  // What is imported
  'import.clients': '{count, plural, one {Import # client} other {Import # clients}}',
  'none.clients': 'No clients can be imported from this file',
  'imported.clients': 'The clients are imported.',
  'import.items': '{count, plural, one {Import # item} other {Import # items}}',
  'none.items': 'No items can be imported from this file',
  'imported.items': 'The items are imported.',
  'import.vendors': '{count, plural, one {Import # vendor} other {Import # vendors}}',
  'none.vendors': 'No vendors can be imported from this file',
  'imported.vendors': 'The vendors are imported.',

  // Choosing a file
  'too-large': `The file is larger than {most} MB. Split it and import the parts one after the
    other.`,
  empty: 'The file is empty. Choose another one.',
  'start-file': 'Download a file to start from',
  reading: 'Reading the file...',
  choose: 'Choose a CSV file',
  drop: 'or drop it here; up to {most} MB and {rows, number} rows',
  'choose-another': 'Choose another file',
  importing: 'Importing...',

  // What each line would do
  'outcome.add': 'New',
  'outcome.change': 'Changed',
  'outcome.same': 'As it is',
  'count.add': 'New',
  'count.change': 'Changed',
  'count.same': 'As it is',
  'count.left-out': 'Left out',
  'correct-lines': 'Correct the lines below and choose the file again.',
  'lines-left-out': 'These lines will be left out',
  'lines-were-left-out': 'These lines were left out',
  'unused-columns': 'Columns that are not used: {columns}.',
  'more-rows': 'And {count, number} more rows.',
  'more-lines': 'And {count, number} more.',
  'what-it-holds': 'What the file holds',
  line: 'Line',
  'what-happens': 'What happens',
  'line-at': 'Line {line}:',
  'line-column': 'Line {line}, {column}:',

  // What came of it
  counts: '{added, number} added, {changed, number} changed, {same, number} as they were.',
} as const;
