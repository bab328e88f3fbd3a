// English: links under which other calendar programs follow the jobs.

export const en = {
  title: 'Calendar links',
  lead: `Google, Apple and Outlook calendars follow such a link. Whoever has it sees what, where
    and when, and nothing about clients or money.`,
  'load-failed': 'The calendar links could not be loaded',
  'whole-company': 'The whole company',
  link: 'Link',
  'open-in-mine': 'Open in my calendar',
  since: 'Since',
  replace: 'Replace link',
  close: 'Close link',
  'replace-asked': 'Replace this link?',
  'close-asked': 'Close this link?',
  'replace-lead':
    'Calendars that follow the link of {name} are not updated any more; hand out the new one.',
  'close-lead': 'Calendars that follow the link of {name} are not updated any more.',
  replaced: 'The link was replaced',
  closed: 'The link opens nothing any more',
  'new-link-for': 'New link for',
  'make-link': 'Make link',
  ready: 'The link is ready',
} as const;
