// English: where the work on an estimate is kept.

export const en = {
  'as-you-go': 'Your draft is saved as you type.',
  'as-you-edit': 'Your changes are saved as a draft. Save to update the estimate.',
  'also-here': `{count, plural, one {{people} is also working on this} other {{people} are also
    working on this}}`,
  // Saved or not
  offline: 'You’re offline. Your work is saved on this device and will sync later.',
  'not-yet': 'Not saved yet. Your work is kept on this device and we’ll try again.',
  saving: 'Saving…',
  saved: 'Saved {hour}',
  'saved-by': 'Saved {hour} by {name}',
  // The client's page of it
  preview: 'Preview as client',
  'preview-help':
    'Opens what you’ve entered as the client’s page, in another tab. Nothing is sent.',
  'nothing-to-see': 'There’s nothing to preview yet',
  'preview-needs': 'To preview, you need to be online and have something entered.',
  // Work that was begun
  'begun-named': 'You started “{title}”,',
  'begun-unnamed': 'You started an untitled estimate,',
  'go-on-with-it': 'Continue',
  opening: 'Opening the unfinished estimate',
  'go-on-title': 'Pick up where you left off?',
  'go-on': 'Continue',
  'start-new': 'Start over',
  'last-worked-named': '“{title}” wasn’t finished. You last worked on it',
  'last-worked-unnamed': 'An untitled estimate wasn’t finished. You last worked on it',
  // Leaving
  'leave-title': 'Leave this estimate?',
  'leave-body': `Your changes aren’t in the estimate yet, but they’re kept. You or anyone on your
    team can pick up where you left off.`,
  leave: 'Leave',
  stay: 'Stay',
  // Something is wrong
  error: 'Error',
} as const;
