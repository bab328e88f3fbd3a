// English: settings: their list, what all panels share, and the small ones.

export const en = {
  // The page and its list
  title: 'Settings',
  'page-title': '{place} · Settings',
  description: 'Your business, website, app appearance, and who can sign in',
  sections: 'Settings sections',
  'no-section': 'This section doesn’t exist',
  'no-section-help': 'It may have moved, or your role doesn’t have access to it.',

  // Saving a panel
  saving: 'Saving...',
  save: 'Save Settings',
  discard: 'Discard changes',
  saved: 'Settings saved',
  'saved-waiting': 'Saved. Looser rules wait for a second person',
  'asked-by': ', asked for by {who}',
  'save-failed': 'Failed to save settings',
  'see-on-website': 'View on your website',
  'load-failed': 'These settings couldn’t be loaded',
  loading: 'Loading settings...',
  changed: 'Changed',
  by: 'by {who}',
  'fill-in-again': 'Use these values again',
  'first-change': 'This was the first change.',

  // What parts of a section are called where somebody else changed them
  'part.entries': 'Entries',
  'part.processingFeePercentage': 'Card processing fee',
  'part.any': 'Any work',
  'part.replacement': 'Replacement',
  'part.repair': 'Repair',
  'part.storm': 'Storm damage',
  'part.upkeep': 'Maintenance',
  'part.inspection': 'Inspection',
  'part.emergency': 'Emergency',
  'part.adminsNeedSecondFactor': 'Require two-step sign-in for admins',
  'part.approverIsNotPlanner': 'The person who creates a payment can’t approve it',
  'part.twoApprovalsAbove': 'Require two approvals above',
  'part.mostPerPayment': 'Limit per payment',
  'part.dailyLimit': 'Daily limit',
  'part.refuseLapsedInsurance': 'Hold payments to vendors with expired insurance',
  'part.mailRemittance': 'Email vendors when a payment arrives or is returned',
  'part.odfiRoutingNumber': 'Bank routing number',
  'part.destinationName': 'Destination name',
  'part.destinationRoutingNumber': 'Destination routing number',
  'part.immediateOrigin': 'Immediate origin',
  'part.originName': 'Origin name',
  'part.companyName': 'Company name',
  'part.companyId': 'Company ID',
  'part.entryDescription': 'Entry description',
  'part.cutOff': 'Cutoff',
  'part.sameDayCutOff': 'Same-day cutoff',
  'part.leadDays': 'Payments arrive after',

  // Appearance
  'appearance-lead': 'Changes apply right away and are saved in this browser.',
  theme: 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',
  'theme-hint.light': 'Bright, for daytime',
  'theme-hint.dark': 'Easy on the eyes at night',
  'theme-hint.system': 'Matches your device',
  compact: 'Compact mode: more rows on screen',

  // Notifications
  'notifications-lead': `How you’re notified. Everyone chooses their own. Returned payments and
    expiring vendor documents always show under the bell.`,
  'choices-failed': 'Your choices couldn’t be loaded',
  'choice-failed': 'Your choice couldn’t be saved',
  'choice-saved': 'Saved',
  'notice.emailNotifications': 'Email Notifications',
  'notice.smsNotifications': 'SMS Notifications',
  'notice.jobReminders': 'Job Reminders',
  'notice.estimateUpdates': 'Estimate Updates',
  'notice.clientMessages': 'Client Messages',
  'to-address': 'To {email}',
  'no-telephone': 'You don’t have a phone number on file. An admin can add one under Users.',
  'notice-hint.smsNotifications':
    'Text messages need a provider. None is set up yet, so none are sent.',
  'notice-hint.jobReminders': 'An email the evening before with the jobs that start',
  'notice-hint.estimateUpdates':
    'When an estimate is viewed, approved, or declined, or its email isn’t delivered',
  'notice-hint.clientMessages': 'Messages, questions, change requests, and website requests',

  // Your data
  'data-lead': 'All of your company’s data in one ZIP file. It’s yours.',
  'download-all': 'Download everything',
  'download-failed': 'Your data couldn’t be downloaded',
  'download-begun': `Your download has started; your browser shows the progress. Large companies
    can take a few minutes. You can leave this page.`,
  'data-in': `Clients, requests, estimates with line items, jobs, vendors, payments, batches, the
    price book, and users, each as a spreadsheet (CSV) and in full detail (JSON lines), plus the
    complete history, event by event.`,
  'data-not-in': `Not included: bank account numbers, passwords, and photos. Those are in the
    backup your server administrator makes:`,
  downloads: 'Downloads',
  'downloads-lead': 'Every download is permanently recorded, with who made it.',
  'downloads-caption': 'Downloads of all data',
  'downloads-failed': 'The downloads couldn’t be loaded',
  'loading-downloads': 'Loading downloads...',
  'downloaded-by': 'Downloaded by',
  when: 'When',
  'no-downloads': 'No downloads yet',
  'no-downloads-help': 'Downloads are listed here with who made them.',

  // Signing in
  'signing-in-lead': `When this is on, admins without two-step sign-in have to turn it on before
    they can do anything else, even if they’re already signed in. It’s optional for everyone
    else.`,
  'factor-lacking': `{count, plural, one {One admin doesn’t} other {{count, number} admins
    don’t}} have two-step sign-in yet`,
  'factor-lacking-lead': `{you, select, yes {You’re one of them: once you save this, you’ll be
    taken to your account to set it up before you continue.} no {You have it, so nothing changes
    for you.}} {others, plural, =0 {} one {The other one will be taken there the next time they
    do something.} other {The others will be taken there the next time they do something.}} No
    one is signed out.`,
  'only-passkey': `{count, plural, one {One admin has} other {{count, number} admins have}} a
    passkey but no recovery codes`,
  'only-passkey-lead': `If they lose the device, their password won’t get them in, and there may
    be no one left who can help. They can create recovery codes in their account under Passkeys,
    or set up two-step sign-in with an app, which also gives them codes.`,
  'admins-two-step': 'Require two-step sign-in for admins',
} as const;
