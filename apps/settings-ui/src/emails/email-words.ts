// What kinds of e-mails are called, and what went wrong, in the office's words.
import type { Email, EmailKind, EmailProblem, EmailState } from '@purlin/contracts/emails.ts';
import type { Tone } from '@purlin/ui/ui.ts';

export const kinds: Readonly<Record<EmailKind, string>> = {
  estimate: 'Estimate',
  estimate_again: 'Estimate, sent again',
  reminder: 'Reminder',
  answer: 'Answer to a question',
  approved_copy: 'Approved copy',
  staff_notice: 'Notice to the office',
  lead_notice: 'Notice of a request',
  lead_receipt: 'Receipt for a request',
  lead_reply: 'Reply to a request',
  newsletter_confirm: 'Newsletter, to confirm',
  newsletter_welcome: 'Newsletter, welcome',
  vendor_schedule: 'Job, to a vendor',
  job_moved: 'Moved for the weather, to a client',
  vendor_payment: 'Vendor payment or bank account',
  password_link: 'Link to choose a password',
  address_change: 'Change of an e-mail address',
};

/** What an e-mail is called: its subject, or its kind where there is none to be read. */
export const whatOf = ({ kind, subject }: Email): string => subject || kinds[kind];

export const states: Readonly<Record<EmailState, { readonly tone: Tone; readonly label: string }>> =
  {
    waiting: { tone: 'warn', label: 'Waiting' },
    sending: { tone: 'info', label: 'Sending' },
    failed: { tone: 'bad', label: 'Failed' },
    returned: { tone: 'bad', label: 'Came back' },
    sent: { tone: 'good', label: 'Sent' },
  };

export const problems: Readonly<Record<EmailProblem, string>> = {
  'server-unreachable': 'Our mail server cannot be reached.',
  'server-busy': 'Our mail server asks us to come back later.',
  'login-refused': 'Our mail server does not let us in: its user or password is wrong.',
  'connection-insecure':
    'The connection to our mail server is not safe, so nothing is sent over it.',
  'sender-refused': 'Our mail server does not let us write from our address.',
  'domain-busy': 'The recipient’s mail server asks us to come back later.',
  'mailbox-full': 'The recipient’s mailbox is full.',
  'try-later': 'The recipient’s mail server could not take it just then.',
  'address-unknown': 'There is no such address.',
  'recipient-refused': 'The recipient’s mail server takes no e-mail from us.',
  'message-too-large': 'It is too large for the recipient.',
  'message-refused': 'The recipient’s mail server refused this e-mail.',
  'not-sendable': 'It could not be made into an e-mail.',
  'came-back': 'It was taken at first, and came back later.',
  ours: 'Something did not work on our side.',
};

/** Faults that only somebody who changes a setting can mend. */
export const isSetting = (problem: EmailProblem): boolean =>
  problem === 'login-refused' || problem === 'connection-insecure' || problem === 'sender-refused';

/** What the mail server said, in a sentence; nothing while nothing was said. */
export const saidOf = ({ problem, reply }: Pick<Email, 'problem' | 'reply'>): string =>
  problem === null ? '' : `${problems[problem]}${reply ? ` (${reply})` : ''}`;

/** "3 e-mails", "1 e-mail". */
export const emailsInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} e-mail${count === 1 ? '' : 's'}`;
