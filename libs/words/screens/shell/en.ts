// English: frame, palette, shortcuts, whole pages.

export const en = {
  // The parts of the app
  'room.dashboard': 'Dashboard',
  'room.estimates': 'Estimates',
  'room.scheduling': 'Calendar',
  'room.clients': 'Clients',
  'room.leads': 'Requests',
  'room.messages': 'Messages',
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
  places: 'Pages',
  'more-places': 'More',
  'open-menu': 'Open menu',
  'close-menu': 'Close menu',
  skip: 'Skip to content',
  theme: 'Theme',
  'theme-light': 'Light',
  'theme-dark': 'Dark',
  'theme-system': 'System',
  'sign-out': 'Sign Out',
  'account-of': 'Account: ',
  'no-connection': 'You’re offline.',
  'stays-here': 'What you type stays here.',
  'saving-later': 'You can save again once you’re back online.',
  'try-now': 'Try now',
  error: 'Error',
  'quickbooks-connected': 'QuickBooks has been connected successfully!',
  'quickbooks-failed': 'Failed to connect to QuickBooks. Please try again.',
  // Remotes
  unavailable: '{name} is unavailable right now',
  'unavailable-away': 'You’re offline. It will load once you’re back online.',
  'unavailable-others': 'Everything else still works. Please try again in a moment.',
  'loading-room': 'Loading {name}',
  // Whole pages
  loading: 'Loading…',
  'not-reachable': 'Can’t connect',
  'server-unreachable': 'We couldn’t reach the server',
  broken: 'This page couldn’t be shown',
  'try-again': 'Please try again.',
  'access-denied': 'Access Denied',
  'staff-only': 'This page is for staff only.',
  'to-portal': 'Go to my portal',
  'not-open': 'No access',
  'page-not-open': 'You don’t have access to this page',
  'no-right': 'Ask an admin to give you access.',
  'to-first': 'Go to my start page',
  'go-back': 'Go back',
  'not-found': '404 Page Not Found',
  'not-found-why': 'Did you forget to add the page to the router?',
  'to-home': 'Go to the home page',
  // What comes before everything else
  'first.title': `{first, select, password {Choose your own password} factor {Your company
    requires two-step sign-in for admins}}`,
  'first.lead': `{first, select, password {Your current password was generated and shown in a
    terminal. Choose one only you know to use the rest of Purlin.} factor {You haven’t set it up
    yet. Set it up below or add a passkey to use the rest of Purlin.}} Until then you can manage
    your account here or sign out. Your work is safe.`,
  // Palette and shortcuts
  everywhere: 'Everywhere',
  'find-or-go': 'Find or go to anything',
  find: 'Find anything',
  // What stands still
  // How the emails are
  'emails-attention': '{count, plural, one {# needs attention} other {# need attention}}',
  'emails-held': '{count} not going out',
  'emails-stopped': 'Emails aren’t going out',
  'server-refuses': 'Our mail server rejected the connection.',
  'server-away': 'Our mail server isn’t responding.',
  'emails-wait': '{count, plural, one {# email is waiting.} other {# emails are waiting.}}',
  'what-waits': 'View waiting emails',
  'decision-needed': 'A decision is needed',
  'perhaps-done': `{count, plural, =1 {One action} one {# actions} other {# actions}} may or may
    not have gone through.`,
  'look-at': '{count, plural, one {Review it} other {Review them}}',
} as const;
