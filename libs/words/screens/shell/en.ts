// English: frame, palette, shortcuts, whole pages.

export const en = {
  // The parts of the app
  'room.dashboard': 'Dashboard',
  'room.estimates': 'Estimates',
  'room.scheduling': 'Calendar',
  'room.clients': 'Clients',
  'room.leads': 'Requests',
  'room.vendors': 'Vendors',
  'room.payments': 'Vendor Payments',
  'room.price-book': 'Price Book',
  'room.settings': 'Settings',
  'room.quickbooks': 'QuickBooks',
  'room.emails': 'Emails',
  'room.account': 'Account Management',
  'room.preview': 'Public site',
  'room.sign-in': 'Sign in',
  'room.portals': 'Portals',
  // The frame
  home: 'Purlin, home',
  main: 'Main',
  menu: 'Menu',
  places: 'Places',
  'more-places': 'More',
  'open-menu': 'Open menu',
  'close-menu': 'Close menu',
  skip: 'Skip to content',
  theme: 'Theme',
  'theme-light': 'Light',
  'theme-dark': 'Dark',
  'theme-system': 'System',
  'sign-out': 'Sign Out',
  'account-of': 'Account of ',
  'no-connection': 'No connection.',
  'stays-here': 'What you type stays here.',
  'saving-later': 'Saving works again when it is back.',
  'try-now': 'Try now',
  error: 'Error',
  'quickbooks-connected': 'QuickBooks has been connected successfully!',
  'quickbooks-failed': 'Failed to connect to QuickBooks. Please try again.',
  // Remotes
  unavailable: '{name} is unavailable right now',
  'unavailable-away': 'There is no connection. It shows up by itself when the connection is back.',
  'unavailable-others': 'Everything else keeps working. Please try again in a moment.',
  'loading-room': 'Loading {name}',
  // Whole pages
  loading: 'Loading…',
  'not-reachable': 'Not reachable',
  'server-unreachable': 'We could not reach the server',
  broken: 'This page could not be shown',
  'try-again': 'Please try again.',
  'access-denied': 'Access Denied',
  'staff-only': 'This page is for staff only.',
  'to-portal': 'Go to my portal',
  'not-open': 'Not open to you',
  'page-not-open': 'This page is not open to you',
  'no-right':
    'Your account does not have the right to see it. Whoever manages your users can change that.',
  'to-first': 'Go to my first page',
  'go-back': 'Go back',
  'not-found': '404 Page Not Found',
  'not-found-why': 'Did you forget to add the page to the router?',
  'to-home': 'Go to the home page',
  // What comes before everything else
  'first.title': `{first, select, password {Choose your own password} factor {Your company asks
    admins for two-step sign-in}}`,
  'first.lead': `{first, select, password {Yours was made for you and shown in a terminal.
    Everything else opens as soon as you have chosen one that only you know.} factor {You do not
    have it yet. Set it up below, or add a passkey: everything else opens as soon as it is done.}}
    Until then you can look after your account here, and sign out. Nothing of yours is lost.`,
  // Palette and shortcuts
  everywhere: 'Everywhere',
  'find-or-go': 'Find or go to anything',
  find: 'Find anything',
  // What stands still
  // How the emails are
  'emails-attention': '{count, plural, one {# needs attention} other {# need attention}}',
  'emails-held': '{count} not going out',
  'emails-stopped': 'Emails are not going out',
  'server-refuses': 'Our mail server does not accept us.',
  'server-away': 'Our mail server does not answer.',
  'emails-wait': '{count, plural, one {# email waits.} other {# emails wait.}}',
  'what-waits': 'What waits, and why',
  'decision-needed': 'A decision is needed',
  'perhaps-done':
    '{count, plural, =1 {One thing} one {# things} other {# things}} may have been done, or not.',
  'look-at': '{count, plural, one {Look at it} other {Look at them}}',
} as const;
