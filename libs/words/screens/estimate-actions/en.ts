// English: what is done with an estimate, wherever it is shown.

export const en = {
  // What it is called in a menu
  'send-to-client': 'Send to client',
  'resend-email': 'Resend e-mail',
  edit: 'Edit',
  revise: 'Revise',
  'action.convert': 'Convert to Job',
  'action.recordApproval': 'Record approval…',
  'action.extend': 'Extend valid until…',
  'action.duplicate': 'Duplicate',
  'action.copyLink': 'Copy client link',
  'action.replaceLink': 'Replace client link…',
  'action.withdraw': 'Withdraw…',
  'action.reinstate': 'Put back',
  'action.restore': 'Restore',
  'action.delete': 'Delete',
  'action.archive': 'Archive…',

  // The client’s page, and its link
  preview: 'Preview',
  'preview-means': 'The page as the client sees it; looking does not count as opened',
  'client-link': 'Client link',
  'link-copied': 'Client link copied',
  'copy-link': 'Copy link',
  'text-link': 'Text the link',
  'pdf-to-print': 'PDF to print',
  'pdf-failed': 'Failed to download PDF',

  // What is told afterwards
  'update-failed': 'Failed to update estimate',
  duplicated: 'Estimate duplicated',
  'this-is-new-draft': 'This is the new draft.',
  'duplicate-failed': 'Failed to create estimate',
  'put-back': 'Estimate put back',
  'can-answer-again': 'Its client can answer it again.',
  restored: 'Estimate restored',
  deleted: 'Estimate deleted',
  archived: 'Estimate archived',
  'delete-failed': 'Failed to delete estimate',

  // More time to answer
  extended: 'Estimate extended',
  'answered-until': 'It can be answered until {day, date}.',
  'extend-title': 'Extend Valid Until',
  extend: 'Extend',
  extending: 'Extending...',
  'is-valid-until': '{number} is valid until',
  'valid-until-day': '{day, date}',
  'offer-stays': '. The offer itself stays as it is.',
  'no-last-day': '{number} has no last day yet. The offer itself stays as it is.',
  'valid-until': 'Valid Until',
  'date-needed': 'Please choose a date',

  // An approval that reached staff
  'approval-recorded': 'Approval recorded',
  'is-accepted': '{number} is accepted.',
  'record-approval': 'Record Approval',
  recording: 'Recording...',
  'still-loading': 'The estimate is still loading.',
  'record-means': `For an answer that did not come through the estimate’s page. Your name, the time
    and what you write here stand in its history and on the certificate.`,
  'approved-option': 'Approved Option',
  'choose-option': 'Choose an option',
  'option-with-total': '{option} ({amount})',
  'option-needed': 'Please choose one of the options.',
  how: 'How',
  'who-approved': 'Who approved',
  'what-happened': 'What happened',
  'what-happened-help': 'For example: called on Monday, said to go ahead in May.',
  'reason-needed': 'Please give a reason',
  'client-message': 'Message from the client',

  // Taking it back
  withdrawn: 'Estimate withdrawn',
  'no-longer-answers': '{client} can no longer answer it.',
  'withdraw-title': 'Withdraw Estimate',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  'withdraw-means': `The page of {number} then says that it was withdrawn. No e-mail goes out; you
    can put it back at any time.`,
  reason: 'Reason',
  'reason-help': 'For your own history; the client does not see it.',

  // Deleting and archiving
  'delete-title': 'Delete Estimate',
  'archive-title': 'Archive Estimate',
  archive: 'Archive',
  'delete-warning': 'Are you sure you want to delete this estimate? This action cannot be undone.',
  'archive-open-means': `{client} can no longer answer {number}, and it leaves your lists. Its
    history stays, and you can restore it.`,
  'archive-means': '{number} leaves your lists. Its history stays, and you can restore it.',

  // Another link
  'link-replaced': 'Link replaced',
  'send-new-link': 'Send the estimate again, so that its client has the new link.',
  'replace-title': 'Replace the client link',
  'replace-link': 'Replace Link',
  'replace-means': `Whoever has the old link of {number} can no longer open it. The estimate gets a
    new number, and you send {client} the new link.`,
} as const;
