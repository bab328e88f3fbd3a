// English: settings: their list, what all panels share, and the small ones.

export const en = {
  // The page and its list
  title: 'Settings',
  'page-title': '{place} · Settings',
  description: 'Your business, your website, the look of the app, and who may sign in',
  sections: 'Sections of the settings',
  'no-section': 'There is no such section',
  'no-section-help': 'It may have moved, or your role does not reach it.',

  // Saving a panel
  saving: 'Saving...',
  save: 'Save Settings',
  discard: 'Discard changes',
  saved: 'Settings saved',
  'save-failed': 'Failed to save settings',
  'see-on-website': 'See it on your website',
  'load-failed': 'These settings could not be loaded',
  loading: 'Loading settings...',
  changed: 'Changed',
  by: 'by {who}',
  'fill-in-again': 'Fill in again',
  'first-change': 'This was the first change.',

  // What parts of a section are called where somebody else changed them
  'part.entries': 'Entries',
  'part.processingFeePercentage': 'Processing fee percentage',
  'part.any': 'Any',
  'part.replacement': 'Replacement',
  'part.repair': 'Repair',
  'part.storm': 'Storm',
  'part.upkeep': 'Upkeep',
  'part.inspection': 'Inspection',
  'part.emergency': 'Emergency',
  'part.adminsNeedSecondFactor': 'Admins need second factor',
  'part.approverIsNotPlanner': 'Approver is not planner',
  'part.twoApprovalsAbove': 'Two approvals above',
  'part.mostPerPayment': 'Most per payment',
  'part.dailyLimit': 'Daily limit',
  'part.refuseLapsedInsurance': 'Refuse lapsed insurance',
  'part.mailRemittance': 'Mail remittance',
  'part.odfiRoutingNumber': 'Odfi routing number',
  'part.destinationName': 'Destination name',
  'part.destinationRoutingNumber': 'Destination routing number',
  'part.immediateOrigin': 'Immediate origin',
  'part.originName': 'Origin name',
  'part.companyName': 'Company name',
  'part.companyId': 'Company id',
  'part.entryDescription': 'Entry description',
  'part.cutOff': 'Cut off',
  'part.sameDayCutOff': 'Same day cut off',
  'part.leadDays': 'Lead days',

  // Appearance
  'appearance-lead': 'Applies at once and is kept in this browser.',
  theme: 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',
  'theme-hint.light': 'Bright, for the day',
  'theme-hint.dark': 'Easy on the eyes at night',
  'theme-hint.system': 'As this device is set',
  compact: 'Compact mode: more rows on the screen',

  // Notifications
  'notifications-lead': `How you are told. Others choose for themselves. Money that came back
    and papers of vendors that run out stand in the bell whatever you choose.`,
  'choices-failed': 'Your choices could not be loaded',
  'choice-failed': 'That was not saved',
  'choice-saved': 'Saved',
  'notice.emailNotifications': 'Email Notifications',
  'notice.smsNotifications': 'SMS Notifications',
  'notice.jobReminders': 'Job Reminders',
  'notice.estimateUpdates': 'Estimate Updates',
  'notice.clientMessages': 'Client Messages',
  'to-address': 'To {email}',
  'no-telephone': 'There is no telephone number of yours yet. An admin enters it under Users.',
  'notice-hint.smsNotifications':
    'Text messages need a provider. None is set up yet, so nothing is sent.',
  'notice-hint.jobReminders': 'By email, the evening before: which jobs start',
  'notice-hint.estimateUpdates': 'Seen, approved, declined, and emails that did not arrive',
  'notice-hint.clientMessages': 'Questions, changes they wish for, requests from the website',

  // Your data
  'data-lead': 'Everything the company has, in one zip: it is yours, whatever you do with it.',
  'download-all': 'Download everything',
  'download-failed': 'Your data could not be downloaded',
  'download-begun': `The download has begun; your browser shows how far it is. A large company
    takes some minutes. Keep this page or leave it, it goes on.`,
  'data-in': `Clients, leads, estimates with their lines, jobs, vendors, payments and batches,
    the price book and users, each as a table for spreadsheets (CSV) and with every detail (JSON
    lines), and all history, event by event.`,
  'data-not-in': `Not in it: bank account numbers, passwords and photos. Those are in a backup,
    which whoever runs the server makes:`,
  downloads: 'Downloads',
  'downloads-lead': 'Each one is noted for good, with who made it.',
  'downloads-caption': 'Downloads of all data',
  'downloads-failed': 'The downloads could not be loaded',
  'loading-downloads': 'Loading downloads...',
  'downloaded-by': 'Downloaded by',
  when: 'When',
  'no-downloads': 'Nobody downloaded anything yet',
  'no-downloads-help': 'Whoever does is listed here.',

  // Signing in
  'signing-in-lead': `An admin without two-step sign-in switches it on before anything else,
    also whoever is signed in now. Everybody else may use it.`,
  'factor-lacking': `{count, plural, one {One admin has} other {{count, number} admins have}} no
    two-step sign-in yet`,
  'factor-lacking-lead': `{you, select, yes {You are one of them: as soon as this is saved you are
    led to your account to set it up, and the rest opens when it is done.} no {You have it, and go
    on as before.}} {others, plural, =0 {} one {The other one is led to do so at their next step.}
    other {The others are led to do so at their next step.}} Nobody is signed out.`,
  'only-passkey': `{count, plural, one {One admin has} other {{count, number} admins have}} a
    passkey and no recovery codes`,
  'only-passkey-lead': `Without the device, the password does not let them in any more, and nobody
    may be left who can help. They make recovery codes in their account, under Passkeys, or set up
    two-step sign-in with an app, which gives some too.`,
  'admins-two-step': 'Admins need two-step sign-in',
} as const;
