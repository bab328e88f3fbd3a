// English: what is done with an estimate, wherever it is shown.

export const en = {
  // What it is called in a menu
  'send-to-client': 'Send to client',
  'resend-email': 'Resend email',
  edit: 'Edit',
  revise: 'Revise',
  'action.convert': 'Convert to Job',
  'action.recordApproval': 'Record approval…',
  'action.extend': 'Extend valid-until date…',
  'action.duplicate': 'Duplicate',
  'action.copyLink': 'Copy client link',
  'action.replaceLink': 'Replace client link…',
  'action.withdraw': 'Withdraw…',
  'action.reinstate': 'Reinstate',
  'action.restore': 'Restore',
  'action.delete': 'Delete',
  'action.archive': 'Archive…',

  // The client’s page, and its link
  preview: 'Preview',
  'preview-means': 'See the page as the client does. It won’t count as viewed.',
  'client-link': 'Client link',
  'link-copied': 'Client link copied',
  'copy-link': 'Copy link',
  'text-link': 'Text link',
  'pdf-to-print': 'PDF for printing',
  'pdf-failed': 'Failed to download PDF',

  // What is told afterwards
  'update-failed': 'Failed to update estimate',
  duplicated: 'Estimate duplicated',
  'this-is-new-draft': 'You’re viewing the new draft.',
  'duplicate-failed': 'Failed to create estimate',
  'put-back': 'Estimate reinstated',
  'can-answer-again': 'The client can respond to it again.',
  restored: 'Estimate restored',
  deleted: 'Estimate deleted',
  archived: 'Estimate archived',
  'delete-failed': 'Failed to delete estimate',

  // More time to answer
  extended: 'Estimate extended',
  'answered-until': 'The client can respond until {day, date}.',
  'extend-title': 'Extend Valid-Until Date',
  extend: 'Extend',
  extending: 'Extending...',
  'is-valid-until': '{number} is valid until',
  'valid-until-day': '{day, date}',
  'offer-stays': '. The estimate itself won’t change.',
  'no-last-day': '{number} has no valid-until date yet. The estimate itself won’t change.',
  'valid-until': 'Valid Until',
  'date-needed': 'Please choose a date',

  // An approval that reached staff
  'approval-recorded': 'Approval recorded',
  'is-accepted': '{number} is accepted.',
  'record-approval': 'Record Approval',
  recording: 'Recording...',
  'still-loading': 'The estimate is still loading.',
  'record-means': `Use this when the client approved outside the estimate page. Your name, the time,
    and what you enter here are added to its history and certificate.`,
  'approved-option': 'Approved Option',
  'choose-option': 'Choose an option',
  'option-with-total': '{option} ({amount})',
  'option-needed': 'Please choose one of the options.',
  how: 'How',
  'who-approved': 'Approved by',
  'what-happened': 'Details',
  'what-happened-help': 'For example: Called Monday and said to go ahead in May.',
  'reason-needed': 'Please enter the details',
  'client-message': 'Message from the client',

  // Taking it back
  withdrawn: 'Estimate withdrawn',
  'no-longer-answers': '{client} can no longer respond to it.',
  'withdraw-title': 'Withdraw Estimate',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  'withdraw-means': `The page for {number} will say that it was withdrawn. No email is sent, and you
    can reinstate it at any time.`,
  reason: 'Reason',
  'reason-help': 'For your own history. The client won’t see it.',

  // Deleting and archiving
  'delete-title': 'Delete Estimate',
  'archive-title': 'Archive Estimate',
  archive: 'Archive',
  'delete-warning': 'Are you sure you want to delete this estimate? This action cannot be undone.',
  'archive-open-means': `{client} will no longer be able to respond to {number}, and it will be
    removed from your lists. Its history is kept, and you can restore it.`,
  'archive-means':
    '{number} will be removed from your lists. Its history is kept, and you can restore it.',

  // Another link
  'link-replaced': 'Link replaced',
  'send-new-link': 'Resend the estimate so the client has the new link.',
  'replace-title': 'Replace Client Link',
  'replace-link': 'Replace Link',
  'replace-means': `The old link for {number} will stop working. The estimate gets a new number, and
    you’ll need to send {client} the new link.`,
} as const;
