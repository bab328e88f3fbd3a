// English: what stands still, above every page.

export const en = {
  'behind.access': 'Users',
  'behind.company': 'Settings',
  'behind.estimate-templates': 'Estimate templates',
  'behind.notifications': 'Notifications',
  'behind.others': 'Some lists',
  'disk-full': 'Nothing can be saved because the server’s disk is full',
  'disk-full-why':
    'Everything saved so far is safe. Saving will work again once there’s free space.',
  'not-saved': 'Nothing can be saved right now',
  'not-saved-why': `Everything saved so far is safe. Your server administrator can find the fix in
    docs/repair.md.`,
  'without-key': 'Some records can’t be read because the database is older than the history',
  'without-key-why': `The encryption key for {whose} is missing, so lists aren’t being updated. A
    newer database backup has it. Your server administrator can find the fix in docs/repair.md.`,
  'not-up-to-date': 'Not up to date: {names}',
  'not-up-to-date-since': 'Not up to date since {since}: {names}',
  'not-up-to-date-why': `Your changes are saved and will show up later. Your server administrator
    can find the fix in docs/repair.md.`,
  'not-followed': 'Some emails and notifications aren’t being sent',
  'not-followed-why': `They’re waiting and aren’t lost. Your server administrator can find the fix
    in docs/repair.md.`,
} as const;
