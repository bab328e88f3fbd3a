// English: messages between the office and its clients and vendors.

export const en = {
  // The list
  title: 'Messages',
  lead: 'Conversations with clients and vendors. Everyone on your team can read them.',
  list: 'Conversations',
  'search-label': 'Search conversations',
  'search-placeholder': 'Search names and messages...',
  'kind.client': 'Client',
  'kind.vendor': 'Vendor',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  'last.office': 'Office: {text}',
  'last.photos': '{count, plural, one {Photo} other {# photos}}',
  'last.note': 'Note: {text}',
  loading: 'Loading conversations...',
  'load-failed': 'The conversations couldn’t be loaded',
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
  'one-failed': 'The conversation couldn’t be loaded',
  'open.client': 'Open client',
  'open.vendor': 'Open vendor',
  'none-with': 'No messages with {name} yet',
  'first-help': 'Write the first one below.',
  archived: 'Archived',
  'archived.client': 'This client is archived',
  'archived.vendor': 'This vendor is archived',
  'archived-help': `Their messages still arrive here, and you can reply. Restore them to show them
    in your lists again.`,
  earlier: 'Show earlier messages',
  'note-label': 'Internal note. Only your team sees this.',
  seen: 'Seen {day}',
  'seen-at': 'Seen at {time}',
  today: 'Today',
  you: 'You',
  about: 'About {job}',

  // Writing
  'what-to-write': 'Message or note',
  'what.message': 'Message',
  'what.note': 'Internal note',
  'write-to': 'Write to {name}',
  'write-note': 'Note for your team',
  'about-job': 'About',
  'no-job': 'No specific job',
  send: 'Send',
  'save-note': 'Save note',
  keys: 'Ctrl+Enter to send',
  'keys-mac': '⌘ Enter to send',
  'needs-words': 'Please write a message or add a photo',
  'saved-replies': 'Saved replies',
  'manage-replies': 'Manage saved replies',
  'fill-gaps': 'Fill in {gaps} before you send this',
  'wait-for-photos': 'Your photos are still uploading',
  'too-long': `{over, plural, one {# character too many.} other {# characters too many.}} The limit
    is {most}.`,
  'send-failed': 'The message couldn’t be sent. Your text is still here.',
  'note-failed': 'The note couldn’t be saved. Your text is still here.',
  'reached.portal': '{name} will see it in the portal and get an email.',
  'reached.email': '{name} doesn’t have portal access, so this goes by email.',
  'reached.nowhere': `{name} has no email address or portal access, so a message won’t reach them.
    Add an email address first.`,

  // On other pages
  messages: 'Messages',
  'about-this-job': 'Messages',
  'job-none': 'No messages about this job',
  'job-none-help': 'Messages about this job from clients, vendors, or your team show up here.',
  'job-failed': 'The messages about this job couldn’t be loaded',
  'job-loading': 'Loading messages...',
  'write-client': 'Write to the client',

  // In a portal
  'answers-come': 'We’ll also email you our answer.',
  'write-us': 'Write to us',
} as const;
