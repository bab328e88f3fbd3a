// English: many prices changed in one step.

export const en = {
  // The page
  'change-prices': 'Change prices',
  lead: 'Raise or lower many prices at once. Estimates already written keep theirs.',
  'back-to-book': 'Back to the price book',
  how: 'How',
  'preview-failed': 'The new prices could not be counted',
  'prices-changed': 'Prices changed',
  'new-price-of': '{count, plural, one {One item has its} other {# items have their}} new price.',
  'change-failed': 'Failed to change prices',
  'categories-failed': 'Failed to fetch categories',
  'loading-categories': 'Loading categories...',
  overtaken: 'Prices changed after the preview',
  'show-again': 'Show new prices again',
  'nothing-written': 'Nothing was written. Look at them again, then decide.',
  'no-new-prices': 'No new prices yet',
  'say-how': `Say how prices are to change, and see every item with its old and its new price
    before anything is written.`,

  // The rule
  'which-items': 'Which items',
  'all-items': 'All items',
  'all-services': 'All services',
  'all-materials': 'All materials',
  'category.service': '{name} (services, {count})',
  'category.material': '{name} (materials, {count})',
  'what-changes': 'What changes',
  'target.price': 'Standard price',
  'target.cost': 'Cost price',
  'target.both': 'Both',
  direction: 'Direction',
  'direction.up': 'Up',
  'direction.down': 'Down',
  by: 'By',
  'by.percent': 'Percent',
  'by.amount': 'Dollars',
  percent: 'Percent',
  amount: 'Amount',
  rounding: 'Rounding',
  'rounding.none': 'To the cent',
  'rounding.quarter': 'To 25 cents',
  'rounding.half': 'To 50 cents',
  'rounding.dollar': 'To whole dollars',
  'rounding-help': 'To the nearest; exactly between two, to the higher one.',
  'show-prices': 'Show new prices',

  // The preview
  item: 'Item',
  price: 'Price',
  cost: 'Cost',
  margin: 'Margin',
  from: 'from ',
  to: ' to ',
  stays: '{category} · stays as it is',
  'new-prices': 'New prices ({count})',
  'change-count': 'Change {count, plural, one {# price} other {# prices}}',
  'change-asked': 'Change {count, plural, one {# price} other {# prices}}?',
  'old-and-new': 'Old and new prices',
  'no-items': 'No items found',
  'nothing-to-change': 'There is nothing to change here. Choose other items.',
  'change-means': `New estimates take the new prices from now on. You can undo the change as long
    as it is the last one.`,
  losses: `{count, plural, one {One item would cost more than it brings} other {# items would
    cost more than they bring}}.`,

  // Earlier changes
  earlier: 'Earlier changes',
  'earlier-failed': 'Earlier changes could not be loaded',
  'show-more': 'Show more',
  'before-undone': 'The change before was undone',
  changed: `{target, select, price {Standard prices} cost {Cost prices} other {Standard and cost
    prices}} {way, select, up {up {size}} down {down {size}} other {rounded}}{rounding, select,
    quarter {, to 25 cents} half {, to 50 cents} dollar {, to whole dollars} other {}}`,
  'items-by': '{count, plural, one {# item} other {# items}}, {by},',
  undo: 'Undo',
  'undo-asked': 'Undo the last change?',
  'undo-means':
    'Every item gets its old price back. Prices that were changed since stay as they are.',
  undone: 'Change undone',
  'old-price-of':
    '{count, plural, one {One item has its} other {# items have their}} old price again.',
  'undo-failed': 'Failed to undo the change',
} as const;
