// The words of a user: what they are to the company, what is theirs, and what can be asked.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { Forget } from '../shared/forgetting.ts';
import { languages } from '../shared/languages.ts';
import { OneLine } from '../shared/text.ts';
import { signInCommands } from './sign-ins.ts';

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

const Person = z.object({
  firstName: OneLine().min(1, 'Please enter a first name').max(100),
  lastName: OneLine().min(1, 'Please enter a last name').max(100),
  companyName: OneLine().max(200).nullable(),
  phone: OneLine().max(50).nullable(),
});

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

/** For so many minutes the link works that signs somebody in (rule: sign-in-links). */
export const SIGN_IN_LINK_MINUTES = 15;
/** The part of a portal that somebody wanted to open before they signed in. */
export const PortalPage = z
  .string()
  .regex(/^\?(?:order=[1-9]\d{0,8}|tab=[a-z]{1,20})$/, 'That page is not part of the portal');

/** Passwords never come here: their hashes are not history. */
export const commands = {
  AddUser: Person.extend({
    email: EmailAddress,
    role: Role,
    clientId: Link.shape.clientId.default(null),
    vendorId: Link.shape.vendorId.default(null),
    /** They choose their password themselves, under a link. */
    invited: z.boolean().default(false),
  }),
  /** Only what is given changes; another role ends the link of the one before. */
  EditUser: Person.extend({ role: Role, ...Link.shape }).partial(),
  /** Ends their sessions and keeps them out until they are let in again. */
  DeactivateUser: z.object({}),
  ReactivateUser: z.object({}),
  /** They want to sign in with another address: an e-mail goes there, with a link. */
  AskForEmail: z.object({ email: EmailAddress }),
  /** They have opened the link: it is theirs. */
  ChangeEmail: z.object({ email: EmailAddress }),
  /** An e-mail with a link under which they choose a password. */
  SendPasswordLink: z.object({}),
  /** An e-mail with a link that signs a client or a vendor in, and opens this page. */
  SendSignInLink: z.object({ page: PortalPage.nullable() }),
  NotePassword: z.object({ how: PasswordWay }),
  /** Passwords alone do not let them in any more: a code of their app, or of the paper, does. */
  AddSecondFactor: z.object({}),
  /** They take it away themselves, having shown a code. */
  RemoveSecondFactor: z.object({}),
  /** Somebody else takes it away, for who lost it, and their passkeys; it ends their sessions. */
  ResetSecondFactor: z.object({}),
  NoteRecoveryCodes: z.object({ what: RecoveryDeed }),
  /** From now on a device of theirs lets them in, without the password. */
  AddPasskey: Passkey,
  RenamePasskey: Passkey,
  RemovePasskey: Passkey.pick({ passkey: true }),
  /** What signing in found: nobody asks for it over a route. */
  ...signInCommands,
  ChooseNotices: Notices,
  /** What is written to them is in this language from now on. */
  ChooseLanguage: z.object({ language: z.enum(languages) }),
  /** Brings the jobs of a day to mind, once. */
  RemindOfJobs: z.object({ day: z.iso.date() }),
  /** Tells by text message what happened, each once: `news` are its places in history. */
  TellByText: z.object({ news: z.array(z.int().positive()).min(1).max(MOST_NEWS_AT_ONCE) }),
  ForgetUser: Forget,
};
