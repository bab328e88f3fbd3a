// English: messages between the office and its clients and vendors.

export const en = {
  // The list
  title: 'Messages',
  lead: 'Conversations with clients and vendors. Everyone in your office can read them.',
  list: 'Conversations',
  'search-label': 'Search conversations',
  'search-placeholder': 'Search names and messages...',
  'kind.client': 'Client',
  'kind.vendor': 'Vendor',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  'last.office': 'Office: {text}',
  'last.note': 'Note: {text}',
  loading: 'Loading conversations...',
  'load-failed': 'The conversations could not be loaded',
  none: 'No messages yet',
  'none-help': `Conversations show up here when a client or vendor writes in their portal. To write
    first, open a client or vendor and choose Messages.`,
  'no-match': 'No conversations match',
  'no-match-help': 'Try part of a name, or a word from a message.',
  choose: 'Choose a conversation',
  'choose-help': 'Pick one from the list to read it and reply.',
  'all-messages': 'All messages',

  // A conversation
  with: 'Conversation with {name}',
  conversation: 'Conversation',
  'loading-one': 'Loading the conversation...',
  'open.client': 'Open client',
  'open.vendor': 'Open vendor',
  'none-with': 'No messages with {name} yet',
  'first-help': 'Write the first one below.',
  earlier: 'Show earlier messages',
  'note-label': 'Internal note – only your office sees this',
  seen: 'Seen {day}',
  today: 'Today',
  you: 'You',
  about: 'About {job}',

  // Writing
  'what-to-write': 'What to write',
  'what.message': 'Message',
  'what.note': 'Internal note',
  'write-to': 'Write to {name}',
  'write-note': 'Note for your office',
  'about-job': 'About',
  'no-job': 'No particular job',
  send: 'Send',
  'save-note': 'Save note',
  keys: 'Ctrl+Enter sends',
  'keys-mac': '⌘ Enter sends',
  'needs-words': 'Please write a message',
  'too-long': `{over, plural, one {# character too many.} other {# characters too many.}} The limit
    is {most}.`,
  'send-failed': 'The message could not be sent. Your text is still here.',
  'note-failed': 'The note could not be saved. Your text is still here.',
  'reached.portal': '{name} reads it in their portal and gets an email.',
  'reached.email': '{name} has no portal sign-in and gets it by email.',
  'reached.nowhere': `{name} has no email address and no portal sign-in, so a message wouldn’t reach
    them. Add an email address first.`,

  // On other pages
  messages: 'Messages',
  'about-this-job': 'Messages',
  'job-none': 'No messages about this job',
  'job-none-help': 'Messages that clients, vendors or your office mark with this job show up here.',
  'job-failed': 'The messages about this job could not be loaded',
  'job-loading': 'Loading messages...',
  'write-client': 'Write to the client',

  // In a portal
  'answers-come': 'We’ll also email you our answer.',
  'write-us': 'Write to us',
} as const;
