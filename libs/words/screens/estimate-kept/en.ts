// English: where the work on an estimate is kept.

export const en = {
  'as-you-go': 'What you type is kept as you go.',
  'also-here': `{count, plural, one {{people} is working on this too}
    other {{people} are working on this too}}`,
  // Saved or not
  offline: 'Not saved, offline: kept here, sent later',
  'not-yet': 'Not saved yet: kept here, sent again',
  saving: 'Saving…',
  saved: 'Saved {hour}',
  'saved-by': 'Saved {hour} by {name}',
  // The client's page of it
  preview: 'Preview as the client',
  'preview-help': 'The client’s page of what you have typed, in another tab; nothing is sent',
  'nothing-to-see': 'There is nothing to look at yet',
  'preview-needs': 'The preview needs a connection, and something that is written.',
  // Work that was begun
  'begun-named': 'You have begun “{title}”,',
  'begun-unnamed': 'You have begun an estimate without a title,',
  'go-on-with-it': 'Go on with it',
  opening: 'Opening the unfinished estimate',
  'go-on-title': 'Go on where you stopped?',
  'go-on': 'Go on',
  'start-new': 'Start new',
  'last-worked-named': '“{title}” was not saved. You last worked on it',
  'last-worked-unnamed': `An estimate without a title yet was not saved. You last worked
    on it`,
  // Leaving
  'leave-title': 'Leave this estimate?',
  'leave-body': `What you typed is not saved in the estimate yet, but it is kept: you, or anybody in
    the office, can go on where you stopped.`,
  leave: 'Leave',
  stay: 'Stay',
  // Something is wrong
  error: 'Error',
} as const;
