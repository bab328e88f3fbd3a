// English: settings of the company: who it is, estimates, planning, checklists.

export const en = {
  // Business information
  business: 'Business Information',
  'business-lead': 'Shown on your website, your estimates, and every email you send.',
  'business-failed': 'The business information couldn’t be loaded',
  'loading-business': 'Loading business information...',
  'cannot-send': 'You can’t send estimates yet',
  'enter-ccb': 'Enter your CCB license number first.',
  'business-name': 'Business Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  ccb: 'CCB License Number',
  'ccb-help': `Your Oregon Construction Contractors Board license number. Oregon requires it on
    every written bid, so you can’t send estimates without it.`,

  // Estimates
  estimates: 'Estimates',
  'estimates-lead': 'Printing, client approval, and reminders.',
  'estimates-failed': 'The estimate settings couldn’t be loaded',
  'loading-estimates': 'Loading estimate settings...',
  paper: 'PDF paper size',
  'paper.Letter': 'Letter (8.5 × 11 in)',
  'paper.A4': 'A4 (210 × 297 mm)',
  'valid-days': 'Days a new estimate is valid',
  'valid-days-wrong': 'Please enter a number of days',
  'ask-signature': 'Require clients to accept terms and type their name to approve',
  'no-signature': 'Approvals won’t show who gave them',
  'no-signature-means': `Anyone with the link can approve with one click. The record has no name and
    no accepted terms, only the time, the IP address, and the document, so you have less to show if
    a client disputes it.`,
  terms: 'Terms',
  'terms-shown': 'Shown in full before the client can approve, and printed with the estimate.',
  'terms-unused': 'Used once clients are required to sign.',
  consent: 'Consent',
  'consent-help': `The statement clients agree to. This is version {version}; every approval
    records the version shown.`,
  deposit: 'Deposit payment instructions',
  'deposit-example': 'By check to the address above, or by bank transfer: …',
  'deposit-help': `Clients see this after they approve, on the page and in their email. If it’s
    blank, they’re told you’ll be in touch.`,
  'follow-up': 'Send reminders after (days)',
  'follow-up-help': `Days after sending, such as 3, 7. Clients who respond or ask a question don’t
    get reminders. Leave blank to send none.`,
  'follow-up-wrong': 'Please enter days separated by commas, for example 3, 7',
  reminder: 'Reminder text',
  'notify-us': 'Email us when a client responds to an estimate or asks a question',
  'readers.en': 'For clients who read English',
  'readers.es': 'For clients who read Spanish',
  'readers.fr': 'For clients who read French',
  'english-instead': 'Blank fields use the English text.',
  'terms-in.es': 'Terms in Spanish',
  'terms-in.fr': 'Terms in French',
  'consent-in.es': 'Consent in Spanish',
  'consent-in.fr': 'Consent in French',
  'reminder-in.es': 'Reminder text in Spanish',
  'reminder-in.fr': 'Reminder text in French',
  'deposit-in.es': 'Deposit payment instructions in Spanish',
  'deposit-in.fr': 'Deposit payment instructions in French',

  // New estimates
  offers: 'New Estimates',
  'offers-lead': 'Defaults for new estimates. Existing estimates don’t change.',
  'card-fee': 'Card processing fee (%)',
  'card-fee-help': 'Added as a separate line on new estimates. Enter 0 for no fee.',
  'kind-of-work': 'Type of work',
  'look-at-kinds': 'Please check {kinds}.',
  'empty-none': 'Leave blank for none.',
  'empty-as-any': 'Leave blank to use the value for any work.',
  'empty-as-set': 'Leave blank to use the value from Estimates.',
  'warranty-years': 'Warranty (years)',
  'deposit-percent': 'Deposit (% of the total)',
  'valid-for': 'Valid for (days)',
  'offer.introMessage': 'Message to client',
  'offer.customerNotes': 'Notes for client',
  'offer.warrantyText': 'Warranty coverage',
  'in.es': '{what}, in Spanish',
  'in.fr': '{what}, in French',

  // Planning and weather
  planning: 'Scheduling and Weather',
  'planning-lead':
    'The calendar marks bad-weather days based on these limits. Weather shifts skip days off.',
  'plan.latitude': 'Latitude',
  'plan.longitude': 'Longitude',
  'plan.rainPercent': 'Chance of rain (%)',
  'plan.windMph': 'Wind (mph)',
  'plan.frostFahrenheit': 'Frost (°F)',
  'plan.holidays': 'No work on major holidays',
  'plan.closedDays': 'Other days off, one per line, such as 2026-12-24 Christmas Eve',

  // Checklists
  checklists: 'Checklists',
  'checklists-lead':
    'Each job starts with the checklist for its type of work. You can change it on the job.',
  'no-checklists': 'No checklists',
  'add-first': 'Add the first one.',
  checklist: 'Checklist {number}',
  'remove-checklist': 'Remove checklist {number}',
  steps: 'Steps, one per line',
  'add-checklist': 'Add checklist',

  // Saved replies
  replies: 'Saved replies',
  'replies-lead': `Texts your team can insert when writing to clients and vendors. They fill in
    {client}, {job}, and {date}: the name, the job’s title, and its start date.`,
  'no-replies': 'No saved replies',
  reply: 'Reply {number}',
  'remove-reply': 'Remove reply {number}',
  'reply-name': 'Name',
  'reply-text': 'Message',
  'add-reply': 'Add reply',
} as const;
