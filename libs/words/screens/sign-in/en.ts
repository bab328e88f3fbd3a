// English: sign in.

export const en = {
  // The page
  'sign-in': 'Sign In',
  'sign-in-form': 'Sign in',
  'signing-in': 'Signing in…',
  lead: 'Sign in to access your account',
  'lead-lost': 'Choose a new password',
  'back-home': 'Back to Home',
  access: '{business, select, none {Access} other {{business} Access}}',
  forgot: 'Forgot your password?',
  email: 'Email',
  password: 'Password',
  code: 'Code',
  'code-help': 'Enter the six digits from your app, or one of your recovery codes.',
  'use-recovery-code': 'Use a recovery code',
  'recovery-code': 'Recovery code',
  'recovery-code-help': 'One of the ten codes you got with your passkey. Each works once.',
  passkey: 'Use a passkey',
  'try-again': 'Please try again.',
  welcome: 'Login successful',
  'welcome-to': `Welcome to your {role, select, client {client} vendor {vendor} admin {admin}
    estimator {estimator} scheduler {scheduler} bookkeeper {bookkeeper} auditor {auditor} other
    {staff}} portal`,
  failed: 'Login failed',
  // A lost password
  lost: 'Reset password',
  'link-sent':
    'If {email} has an account, we’ve emailed a link to it. The link works for one hour.',
  back: 'Back to sign in',
  'link-failed': 'We couldn’t send the link',
  'link-help': 'We’ll email you a link to choose a new password.',
  sending: 'Sending…',
  'send-link': 'Email me a link',
  // A link that signs in
  'sign-in-link': 'Email me a sign-in link',
  'sign-in-link-lead': 'Sign in without a password',
  'sign-in-link-help': `For clients and vendors. We’ll email you a link that works once, for 15
    minutes. Team members sign in with a password or a passkey.`,
  'sign-in-link-sent': `If {email} has a client or vendor account, we’ve emailed a sign-in link to
    it. It works once, for 15 minutes.`,
  'sign-in-link-instead': `Check {email} for a sign-in link. Open it on this device, then come back
    to this page to continue.`,
  'choose-by-link': 'Email me a link to set a password',
  'choose-by-link-sent': `Check {email} for a link. Set a password there, then come back and enter
    it here.`,
  'open-link': 'Sign in with your link',
  'open-link-failed': 'We couldn’t sign you in',
  'link-over': 'This link no longer works. Each link works once, for 15 minutes.',
  // Links of emails
  choose: 'Choose a password',
  'choose-lead': 'Choose a password for your account',
  'password-set': 'Your password is set.',
  'sign-in-with': 'Sign in with {email}',
  'not-whole': 'This link is incomplete. Open the link in your email again, or copy all of it.',
  'password-failed': 'Your password wasn’t changed',
  'new-password': 'New password',
  'password-help': 'At least 10 characters. Three or four unrelated words work well.',
  saving: 'Saving…',
  'set-password': 'Set password',
  // A link that is over
  'look-at-link': 'One moment…',
  'link-is-over': `{standing, select, used {This link was already used, or your password has changed
    since.} expired {This link has expired.} other {This link doesn’t work.}}`,
  'ask-whom': 'To get a new invitation, contact {company}: {phone}.',
  'send-new-link': 'Email me a new link',
  confirm: 'Confirm your email',
  'confirm-lead': 'Confirm your email address',
  'now-with': 'You now sign in with {email}.',
  'go-on': 'Continue',
  'confirm-failed': 'We couldn’t confirm the address',
  confirming: 'Confirming…',
  'confirm-this': 'Confirm email address',
  // The session has ended
  again: 'Please sign in again',
  'again-lead': 'Your session ended. Nothing is lost: sign in and we’ll finish what you started.',
  leave: 'Leave without saving',
  'signed-in-as': 'Signed in as {name}',
  'not-shown': '{name}’s unsaved work isn’t shown to anyone else.',
  'starts-anew':
    'If someone else signs in, they’ll start fresh and won’t see {name}’s unsaved work.',
} as const;
