// English: who signs in to a portal for a client or a vendor.

export const en = {
  title: 'Portal access',
  none: 'No one has portal access yet.',
  loading: 'Loading portal access',
  'read-failed': 'Portal access couldn’t be loaded.',
  give: 'Give portal access',
  another: 'Add person',
  lead: `We’ll email them an invitation that works for seven days. They can choose a password or
    sign in with an emailed link.`,
  'first-name': 'First name',
  'last-name': 'Last name',
  email: 'Email',
  send: 'Send invitation',
  sending: 'Sending…',
  sent: 'Invitation sent',
  'send-failed': 'The invitation wasn’t sent',
  resend: 'Resend',
  'resend-to': 'Resend the invitation to {name}',
  remove: 'Remove access',
  'remove-from': 'Remove {name}’s access',
  'remove-title': 'Remove {name}’s portal access?',
  'remove-text': `{name} is signed out and can no longer sign in. Their messages and documents
    stay. An admin can let them in again under Users.`,
  removed: 'Access removed',
  'remove-failed': 'Access wasn’t removed',
  'status.invited': 'Invited {day}',
  'status.signed-in': 'Signed in {day}',
  'status.never': 'Hasn’t signed in',
  'status.deactivated': 'Deactivated',
} as const;
