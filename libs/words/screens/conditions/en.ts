// English: what stands still, above every page.

export const en = {
  'behind.access': 'Users',
  'behind.company': 'Settings',
  'behind.estimate-templates': 'Estimate templates',
  'behind.notifications': 'Notifications',
  'behind.others': 'Some lists',
  'disk-full': 'Nothing can be saved: the disk of the server is full',
  'disk-full-why':
    'What was saved before is safe. As soon as there is room again, everything goes on.',
  'not-saved': 'Nothing can be saved right now',
  'not-saved-why': `What was saved before is safe. Whoever looks after the server finds what to do
    in docs/repair.md.`,
  'without-key': 'Some records cannot be read: the database is older than the history',
  'without-key-why': `The key of {whose} is missing, so lists are not brought up to date. A
    younger backup of the database has it. Whoever looks after the server finds what to do in
    docs/repair.md.`,
  'not-up-to-date': 'Not up to date: {names}',
  'not-up-to-date-since': 'Not up to date since {since}: {names}',
  'not-up-to-date-why': `What you save is kept and shows up later. Whoever looks after the server
    finds what to do in docs/repair.md.`,
  'not-followed': 'Some e-mails and notices are not going out',
  'not-followed-why': `They wait and are not lost. Whoever looks after the server finds what to do
    in docs/repair.md.`,
} as const;
