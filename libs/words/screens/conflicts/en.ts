// English: somebody else has changed what a form changes.

export const en = {
  // Who changed it
  'changed.estimate': `{who, select, me {Nothing is saved yet: you, in another window, changed
    this estimate meanwhile} known {Nothing is saved yet: {name} changed this estimate meanwhile}
    other {Nothing is saved yet: somebody else changed this estimate meanwhile}}`,
  'changed.section': `{who, select, me {Nothing is saved yet: you, in another window, changed
    this section meanwhile} known {Nothing is saved yet: {name} changed this section meanwhile}
    other {Nothing is saved yet: somebody else changed this section meanwhile}}`,
  'changed.item': `{who, select, me {Nothing is saved yet: you, in another window, changed this
    item meanwhile} known {Nothing is saved yet: {name} changed this item meanwhile} other
    {Nothing is saved yet: somebody else changed this item meanwhile}}`,

  // What it is about
  'changed-meanwhile': 'Changed meanwhile',
  'both-fit': 'You changed something else, so both can be kept.',
  'yours-stay': 'You changed {what} too: there yours would stay, everywhere else theirs.',
  nothing: 'Nothing',
  yours: 'Yours:',

  // Whose version is to count
  'keep-mine': 'Keep mine on top of theirs',
  'take-theirs': 'Take theirs',
  'hide-difference': 'Hide the difference',
  'see-difference': 'See the difference',
} as const;
