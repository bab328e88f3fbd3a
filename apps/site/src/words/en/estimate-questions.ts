// Texts of the questions and answers below an estimate, in English.

export const questions = {
  none: 'Anything unclear?',
  some: 'Questions and answers',
  waiting: 'We’ll answer soon, here and by email.',
  sentAdvice: 'We’ll answer here and by email.',
  answered: (company: string): string => `${company} answered`,
  sending: 'Sending…',
  cancel: 'Cancel',
  empty: 'Please write a message',
  failed: 'Failed to send message. Please try again.',
  unreachable:
    'We couldn’t reach our server. Please check your connection and try again. It won’t ' +
    'be sent twice, and what you wrote is still here.',
  question: {
    said: 'You asked',
    open: 'Ask a question',
    label: 'Your question',
    hint: 'Asking a question doesn’t approve or decline anything.',
    send: 'Send question',
    sent: 'Your question has been sent.',
  },
  change_request: {
    said: 'You requested changes',
    open: 'Request changes',
    label: 'What would you like changed?',
    hint: 'We’ll review it and send you a new version of this estimate.',
    send: 'Send request',
    sent: 'Your request has been sent.',
  },
  /** The topic of a request if nothing can be changed any more. */
  anew: {
    title: 'Ask for a new estimate',
    label: 'What should we know?',
    hint: 'We’ll review it and send you an estimate with current prices.',
  },
  declined: {
    title: 'You changed your mind',
    label: 'Your message',
    hint: 'We’ll reopen the estimate for you or send you a new one.',
  },
};
