// English: what became of a call to the server.

export const en = {
  // No answer
  unreachable: 'The server could not be reached. Check your internet connection, then try again.',
  offline: 'You are offline. What you typed stays here; try again when the connection is back.',

  // How it went
  late: 'Saved. It takes a moment longer than usual to show here.',
  error: 'Error',
  'just-now': 'just now',
  'signed-out': 'Logged out successfully',
  'signed-out-help': 'You have been signed out of your account.',
} as const;
