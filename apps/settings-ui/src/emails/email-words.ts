// Display names of email kinds, and error descriptions for the office.
import type { Email, EmailKind, EmailProblem, EmailState } from '@purlin/contracts/emails.ts';
import type { Tone } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/emails.ts';

export const kindOf = (kind: EmailKind): string => say(`kind.${kind}`);

/** An email's display name: its subject, or its kind if the subject cannot be read. */
export const whatOf = ({ kind, subject }: Email): string => subject || kindOf(kind);
/** The same, with the recipient. */
export const nameOf = (email: Email): string =>
  say('what-to', { what: whatOf(email), recipient: email.recipient });

const tones: Readonly<Record<EmailState, Tone>> = {
  waiting: 'warn',
  sending: 'info',
  failed: 'bad',
  returned: 'bad',
  sent: 'good',
};
/** The badge of a state. */
export const badgeOf = (state: EmailState) => ({
  tone: tones[state],
  label: say(`state.${state}`),
});

/** Kinds that go to the estimate's client, whose address its page corrects. */
const TO_CLIENT: ReadonlySet<EmailKind> = new Set<EmailKind>([
  'estimate',
  'estimate_again',
  'reminder',
  'answer',
  'approved_copy',
]);
/** The page that corrects the address, if that is what failed; the same address fails again. */
export const addressFixedAt = ({ kind, problem, path }: Email): string | null =>
  TO_CLIENT.has(kind) && (problem === 'address-unknown' || problem === 'came-back') ? path : null;

/** Problems that only a change of settings can fix. */
export const isSetting = (problem: EmailProblem): boolean =>
  problem === 'login-refused' || problem === 'connection-insecure' || problem === 'sender-refused';

/** The mail server's reply as a sentence; empty if there was none. */
export const saidOf = ({ problem, reply }: Pick<Email, 'problem' | 'reply'>): string =>
  problem === null ? '' : `${say(`problem.${problem}`)}${reply ? ` (${reply})` : ''}`;
