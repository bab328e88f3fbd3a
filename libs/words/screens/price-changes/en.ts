// English: many prices changed in one step.

export const en = {
  // The page
  'change-prices': 'Change prices',
  lead: 'Raise or lower many prices at once. Existing estimates keep theirs.',
  'back-to-book': 'Back to price book',
  how: 'Options',
  'preview-failed': 'The new prices couldn’t be calculated',
  'prices-changed': 'Prices changed',
  'new-price-of': '{count, plural, one {# item has a new price.} other {# items have new prices.}}',
  'change-failed': 'Failed to change prices',
  'categories-failed': 'Failed to fetch categories',
  'loading-categories': 'Loading categories...',
  overtaken: 'Prices changed after the preview',
  'show-again': 'Preview again',
  'nothing-written': 'Nothing was saved. Review the prices again, then decide.',
  'no-new-prices': 'No new prices yet',
  'say-how': `Choose how prices should change. You’ll see every item’s old and new price before
    anything is saved.`,

  // The rule
  'which-items': 'Items',
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
  'direction.up': 'Increase',
  'direction.down': 'Decrease',
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
  'rounding-help': `Rounds to the nearest amount. Halfway rounds up. “To the cent” keeps four
    decimals where a price has more than two.`,
  'show-prices': 'Preview new prices',

  // The preview
  item: 'Item',
  price: 'Price',
  cost: 'Cost',
  margin: 'Margin',
  from: 'from ',
  to: ' to ',
  stays: '{category} · no change',
  'new-prices': 'New prices ({count})',
  'change-count': 'Change {count, plural, one {# price} other {# prices}}',
  'change-asked': 'Change {count, plural, one {# price} other {# prices}}?',
  'old-and-new': 'Old and new prices',
  'no-items': 'No items found',
  'nothing-to-change': 'There’s nothing to change here. Choose different items.',
  'change-means':
    'New estimates will use the new prices. You can undo this as long as it’s the latest change.',
  losses: `{count, plural, one {# item would be priced below cost} other {# items would be priced
    below cost}}.`,

  // Earlier changes
  earlier: 'Earlier changes',
  'earlier-failed': 'Earlier changes couldn’t be loaded',
  'show-more': 'Show more',
  'before-undone': 'The previous change was undone',
  changed: `{target, select, price {Standard prices} cost {Cost prices} other {Standard and cost
    prices}} {way, select, up {up {size}} down {down {size}} other {rounded}}{rounding, select,
    quarter {, to 25 cents} half {, to 50 cents} dollar {, to whole dollars} other {}}`,
  'items-by': '{count, plural, one {# item} other {# items}}, {by},',
  undo: 'Undo',
  'undo-asked': 'Undo the last change?',
  'undo-means':
    'Every item goes back to its old price, except prices that were changed since then.',
  undone: 'Change undone',
  'old-price-of': `{count, plural, one {# item is back to its old price.} other {# items are back to
    their old prices.}}`,
  'undo-failed': 'Failed to undo the change',
} as const;
