// The words of a user: what they are to the company, and what is theirs.
import { z } from 'zod';
import { OneLine } from '../shared/text.ts';

/**
 * What somebody is to the company (rule: roles): a client sees their own estimates and jobs, a
 * vendor their own orders and payments; everybody else is staff. What each may do stands in
 * rights.ts.
 */
export const Role = z.enum([
  'client',
  'admin',
  'vendor',
  'estimator',
  'scheduler',
  'bookkeeper',
  'auditor',
]);
export type Role = z.infer<typeof Role>;

const OUTSIDE: readonly Role[] = ['client', 'vendor'];
/** Whoever works for the company. */
export const STAFF: readonly Role[] = Role.options.filter((role) => !OUTSIDE.includes(role));
export const isStaff = (role: Role): boolean => !OUTSIDE.includes(role);

/** The client or the vendor that a user acts for; null where there is none. */
export const Link = z.object({
  clientId: z.int().positive().nullable(),
  vendorId: z.int().positive().nullable(),
});
export type Link = z.infer<typeof Link>;

/**
 * How a user came to a password: they changed it, a link in an e-mail let them choose one, the
 * product made it (rule: first-password), or whoever runs the product gave it in its place.
 */
export const PasswordWay = z.enum(['changed', 'by-link', 'made', 'given']);
export type PasswordWay = z.infer<typeof PasswordWay>;

/** Whether they have an app or a passkey: recovery codes stand in for either. */
export const hasFactor = (now: {
  readonly secondFactor: boolean;
  readonly passkeys: readonly unknown[];
}): boolean => now.secondFactor || now.passkeys.length > 0;

/** What became of recovery codes: new ones were made, or one let somebody in. */
export const RecoveryDeed = z.enum(['made', 'used']);

/** What a link to choose a password is for. */
export const LinkKind = z.enum(['invitation', 'reset']);
/** For so many hours it works: an invitation over a holiday, a lost password at once. */
export const PASSWORD_LINK_HOURS = { invitation: 7 * 24, reset: 1 } as const;

/**
 * How somebody is told what happens, by the switches of spec.md §3 (rule: notices). Money and
 * papers of vendors are told whatever they choose.
 */
export const Notices = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  /** The evening before, which jobs start. */
  jobReminders: z.boolean(),
  /** Seen, approved, declined, and e-mails about estimates that did not arrive. */
  estimateUpdates: z.boolean(),
  /** Questions, wished changes, and requests from the website. */
  clientMessages: z.boolean(),
});
export type Notices = z.infer<typeof Notices>;
/** Whether somebody wants to be told otherwise than they are. */
export const isAnother = (now: Notices, next: Notices): boolean =>
  Notices.keyof().options.some((name) => now[name] !== next[name]);
/** Those that are about something; the others are ways to be told. */
export type NoticeTopic = 'jobReminders' | 'estimateUpdates' | 'clientMessages';

/** Until somebody chooses (spec.md §3). */
export const USUAL_NOTICES: Notices = {
  emailNotifications: true,
  smsNotifications: false,
  jobReminders: true,
  estimateUpdates: true,
  clientMessages: true,
};

/** A passkey as its user tells it from their others; what proves it is not history. */
export const Passkey = z.object({
  /** Names it among all, for ever. */
  passkey: z.string().min(1).max(64),
  name: OneLine().min(1, 'Please enter a name').max(60),
});
export type Passkey = z.infer<typeof Passkey>;
/** Of one user: more than anybody has phones and computers. */
export const MOST_PASSKEYS = 10;

/** Text messages that follow one another at once; the rest is read in the app. */
export const MOST_NEWS_AT_ONCE = 5;

/** For so many hours the link works that confirms an e-mail address. */
export const EMAIL_LINK_HOURS = 1;
