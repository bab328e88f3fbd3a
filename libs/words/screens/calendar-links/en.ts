// English: links under which other calendar programs follow the jobs.

export const en = {
  title: 'Calendar links',
  lead: `Subscribe from Google, Apple, or Outlook Calendar. Anyone with the link sees what, where,
    and when, but nothing about clients or money.`,
  'load-failed': 'The calendar links couldn’t be loaded',
  'whole-company': 'Whole company',
  link: 'Link',
  'open-in-mine': 'Add to my calendar',
  since: 'Active since',
  replace: 'Replace link',
  close: 'Turn off link',
  'replace-asked': 'Replace this link?',
  'close-asked': 'Turn off this link?',
  'replace-lead':
    'Calendars that use {name}’s current link will stop updating. Share the new link instead.',
  'close-lead': 'Calendars that use {name}’s link will stop updating.',
  replaced: 'Link replaced',
  closed: 'Link turned off',
  'new-link-for': 'New link for',
  'make-link': 'Create link',
  ready: 'Link created',
} as const;
