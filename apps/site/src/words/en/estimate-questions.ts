// What is asked and answered below an estimate, in English.

export const questions = {
  none: 'Anything unclear?',
  some: 'Questions and answers',
  waiting: 'We will answer soon, here and by e-mail.',
  sentAdvice: 'We will answer here and by e-mail.',
  answered: (company: string): string => `${company} answered`,
  sending: 'Sending…',
  cancel: 'Cancel',
  empty: 'Please write a message',
  failed: 'Failed to send message. Please try again.',
  unreachable:
    'We could not reach our server. Please check your connection and try again: it will ' +
    'not be sent twice, and what you wrote is still here.',
  question: {
    said: 'You asked',
    open: 'Ask a question',
    label: 'Your question',
    hint: 'Asking does not approve or decline anything.',
    send: 'Send question',
    sent: 'Your question has been sent.',
  },
  change_request: {
    said: 'You requested changes',
    open: 'Request changes',
    label: 'What would you like changed?',
    hint: 'We will look at it and send you a new version of this estimate.',
    send: 'Send request',
    sent: 'Your request has been sent.',
  },
  /** What a request is about where nothing can be changed any more. */
  anew: {
    title: 'Ask for a new estimate',
    label: 'What should we know?',
    hint: 'We will look at it and send you an estimate with prices of today.',
  },
  declined: {
    title: 'You changed your mind',
    label: 'Your message',
    hint: 'We will open the estimate for you again, or send you a new one.',
  },
};
