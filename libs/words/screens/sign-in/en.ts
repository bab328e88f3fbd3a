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
  'code-help': 'The six digits that your app shows now, or one of your recovery codes.',
  'use-recovery-code': 'Use a recovery code',
  'recovery-code': 'Recovery code',
  'recovery-code-help': 'One of the ten that you were given with your passkey. Each works once.',
  passkey: 'Use a passkey',
  'try-again': 'Please try again.',
  welcome: 'Login successful',
  'welcome-to': `Welcome to your {role, select, client {client} vendor {vendor} admin {admin}
    estimator {estimator} scheduler {scheduler} bookkeeper {bookkeeper} auditor {auditor} other
    {staff}} portal`,
  failed: 'Login failed',
  // A lost password
  lost: 'Lost password',
  'link-sent': `If somebody signs in with {email}, an email with a link is on its way there. It
    works for an hour.`,
  back: 'Back to signing in',
  'link-failed': 'The link could not be asked for',
  'link-help': 'We send you a link under which you choose a new password.',
  sending: 'Sending…',
  'send-link': 'Send me a link',
  // Links of emails
  choose: 'Choose a password',
  'choose-lead': 'Choose a password for your account',
  'password-set': 'Your password is set.',
  'sign-in-with': 'Sign in with {email}',
  'not-whole':
    'This address is not whole. Please open the link of your email again, or copy all of it.',
  'password-failed': 'The password was not set',
  'new-password': 'New password',
  'password-help':
    'At least 10 characters. Three or four words that do not belong together are good.',
  saving: 'Saving…',
  'set-password': 'Set password',
  // A link that is over
  'look-at-link': 'One moment…',
  'link-is-over': `{standing, select, used {This link was used already, or a newer password was
    chosen.} expired {The time of this link is over.} other {This link does not work.}}`,
  'ask-whom': 'For another invitation, please ask {company}: {phone}.',
  'send-new-link': 'Send me a new link',
  confirm: 'Confirm your email',
  'confirm-lead': 'Confirm your email address',
  'now-with': 'From now on you sign in with {email}.',
  'go-on': 'Go on',
  'confirm-failed': 'The address was not confirmed',
  confirming: 'Confirming…',
  'confirm-this': 'Confirm this address',
  // The session has ended
  again: 'Please sign in again',
  'again-lead': `Your session has ended. Nothing is lost: what you were doing goes on as soon as
    you are signed in.`,
  leave: 'Leave without saving',
  'signed-in-as': 'Signed in as {name}',
  'not-shown': 'What {name} had not saved is not shown to anybody else.',
  'starts-anew': 'Somebody else starts anew: what {name} has not saved is not shown to them.',
} as const;
