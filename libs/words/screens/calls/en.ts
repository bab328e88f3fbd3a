// English: what became of a call to the server.

export const en = {
  // No answer
  unreachable: 'We couldn’t reach the server. Check your internet connection, then try again.',
  offline: 'You’re offline. What you typed is still here. Try again when you’re back online.',

  // How it went
  late: 'Saved. It may take a moment to show up here.',
  error: 'Error',
  'just-now': 'just now',
  'signed-out': 'Logged out successfully',
  'signed-out-help': 'You have been signed out of your account.',
} as const;
