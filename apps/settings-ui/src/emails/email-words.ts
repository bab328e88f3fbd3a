// What kinds of e-mails are called, and what went wrong, in the office's words.
import type { Email, EmailKind, EmailProblem, EmailState } from '@purlin/contracts/emails.ts';
import type { Tone } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/emails.ts';

export const kindOf = (kind: EmailKind): string => say(`kind.${kind}`);

/** What an e-mail is called: its subject, or its kind where there is none to be read. */
export const whatOf = ({ kind, subject }: Email): string => subject || kindOf(kind);
/** The same, and to whom it goes. */
export const nameOf = (email: Email): string =>
  say('what-to', { what: whatOf(email), recipient: email.recipient });

const tones: Readonly<Record<EmailState, Tone>> = {
  waiting: 'warn',
  sending: 'info',
  failed: 'bad',
  returned: 'bad',
  sent: 'good',
};
/** How its state looks. */
export const badgeOf = (state: EmailState) => ({
  tone: tones[state],
  label: say(`state.${state}`),
});

/** Faults that only somebody who changes a setting can mend. */
export const isSetting = (problem: EmailProblem): boolean =>
  problem === 'login-refused' || problem === 'connection-insecure' || problem === 'sender-refused';

/** What the mail server said, in a sentence; nothing while nothing was said. */
export const saidOf = ({ problem, reply }: Pick<Email, 'problem' | 'reply'>): string =>
  problem === null ? '' : `${say(`problem.${problem}`)}${reply ? ` (${reply})` : ''}`;
