// English: somebody else has changed what a form changes.

export const en = {
  // Who changed it
  'changed.estimate': `{who, select, me {Not saved yet: you changed this estimate in another
    window} known {Not saved yet: {name} just changed this estimate} other {Not saved yet:
    someone else just changed this estimate}}`,
  'changed.section': `{who, select, me {Not saved yet: you changed this section in another
    window} known {Not saved yet: {name} just changed this section} other {Not saved yet: someone
    else just changed this section}}`,
  'changed.item': `{who, select, me {Not saved yet: you changed this item in another window}
    known {Not saved yet: {name} just changed this item} other {Not saved yet: someone else just
    changed this item}}`,

  // What it is about
  'changed-meanwhile': 'Changed since you opened it',
  'both-fit': 'You changed different things, so both sets of changes can be kept.',
  'yours-stay':
    'You both changed {what}. Your version would be kept there, and theirs everywhere else.',
  nothing: 'Nothing',
  yours: 'Yours:',

  // Whose version is to count
  'keep-mine': 'Keep my changes',
  'take-theirs': 'Use their changes',
  'hide-difference': 'Hide differences',
  'see-difference': 'Show differences',
} as const;
