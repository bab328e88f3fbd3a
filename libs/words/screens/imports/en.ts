// English: importing a list from a file.

export const en = {
  // What is imported
  'import.clients': '{count, plural, one {Import # client} other {Import # clients}}',
  'none.clients': 'No clients can be imported from this file',
  'imported.clients': 'Clients imported.',
  'import.items': '{count, plural, one {Import # item} other {Import # items}}',
  'none.items': 'No items can be imported from this file',
  'imported.items': 'Items imported.',
  'import.vendors': '{count, plural, one {Import # vendor} other {Import # vendors}}',
  'none.vendors': 'No vendors can be imported from this file',
  'imported.vendors': 'Vendors imported.',

  // Choosing a file
  'too-large': 'The file is larger than {most} MB. Split it and import the parts one at a time.',
  empty: 'The file is empty. Choose another one.',
  'start-file': 'Download a sample file',
  reading: 'Reading the file...',
  choose: 'Choose a CSV file',
  drop: 'or drop it here; up to {most} MB and {rows, number} rows',
  'choose-another': 'Choose another file',
  importing: 'Importing...',

  // What each line would do
  'outcome.add': 'New',
  'outcome.change': 'Updated',
  'outcome.same': 'Unchanged',
  'count.add': 'New',
  'count.change': 'Updated',
  'count.same': 'Unchanged',
  'count.left-out': 'Skipped',
  'correct-lines': 'Fix the lines below, then choose the file again.',
  'lines-left-out': 'These lines will be skipped',
  'lines-were-left-out': 'These lines were skipped',
  'unused-columns': 'Columns not used: {columns}.',
  'more-rows': 'And {count, number} more rows.',
  'more-lines': 'And {count, number} more.',
  'what-it-holds': 'File contents',
  line: 'Line',
  'what-happens': 'Result',
  'line-at': 'Line {line}:',
  'line-column': 'Line {line}, {column}:',

  // What came of it
  counts: '{added, number} added, {changed, number} updated, {same, number} unchanged.',
} as const;
