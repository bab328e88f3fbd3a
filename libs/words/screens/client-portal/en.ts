// English: what a client finds in their portal.

export const en = {
  // What comes next
  next: 'What’s next',
  'next.answer': `{what, select, change {Approve or decline change order {number}} package {Choose a
    package in estimate {number}} other {Approve or decline estimate {number}}}`,
  'next.question': 'We’re working on your question about estimate {number}',
  'next.at-work': 'Work is in progress',
  'next.at-work-today': 'We’re scheduled to work today',
  'next.at-work-on': 'Work continues {day}',
  'next.starts': 'Work starts {day}, {hour}',
  'next.starts-today': 'Work starts today, {hour}',
  'next.on-hold': 'Work is on hold. We’ll let you know when it resumes.',
  'next.dates': 'We’ll call or write to you with the dates',
  'title-total': '{title}, {cents, money}',
  'open-until': 'Open until {day}',
  'open-until-today': 'Open until today',
  crew: 'Crew: {crews}',
  moved: 'Moved from {before} to {now} because of the weather',
  'moved-end': 'Finishes {now} instead of {before} because of the weather',
  // Estimates
  'count-waiting': '{count} waiting for your response',
  'to-answer': 'Waiting for your response',
  others: 'Earlier estimates',
  open: 'Open',
  'open-what': 'Open estimate {number}',
  pdf: 'PDF',
  'pdf-of': 'Download {number} as PDF',
  'pdf-failed': 'Failed to download the PDF',
  total: 'Total',
  chosen: 'Your choice',
  history: 'History',
  'history-of': 'History of estimate {number}',
  'step.sent': 'We sent you this estimate',
  'step.revised': 'We changed this estimate',
  'step.viewed': 'You opened it',
  'step.question': 'You asked a question',
  'step.change_request': 'You asked for changes',
  'step.answer': 'We answered',
  'step.declined': 'You declined it',
  'step.approved-by': 'Approved, signed by {name}',
  'step.approved': `{how, select, phone {You approved it by phone} in_person {You approved it in
    person} email {You approved it by email} paper {You approved it on paper} staff {Approval
    recorded} other {You approved it}}`,
  // Projects
  'work-days': '{count, plural, one {# day of work} other {# days of work}}',
  'work-days-named': '{count}: {days}',
  moves: 'Weather changes',
  life: 'Progress of {title}',
  'life.approved': 'Approved',
  'life.scheduled': 'Scheduled',
  'life.in-progress': 'In progress',
  'life.finished': 'Finished',
  changes: 'Change orders',
  // Documents
  documents: 'Documents',
  'no-documents': 'No documents yet',
  'no-documents-why':
    'Once you approve an estimate, your copy is kept here. Looking for something? Give us a call.',
  'paper.signed':
    '{what, select, change {Signed change order {number}} other {Signed estimate {number}}}',
  'paper.approved':
    '{what, select, change {Approved change order {number}} other {Approved estimate {number}}}',
  'paper.certificate': 'with the certificate of your signature',
  // Contact
  contact: 'Contact details',
  'contact-lead': 'How we reach you about your projects',
  'contact-edit': 'Edit contact details',
  address: 'Address',
  'contact-none': 'Not given',
  'contact-told': 'Our office is notified of the change.',
  'contact-save': 'Save',
  'contact-saving': 'Saving...',
  'contact-cancel': 'Cancel',
  'contact-saved': 'Contact details saved',
  'contact-failed': 'Failed to save your contact details',
} as const;
