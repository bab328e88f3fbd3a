// What can be asked of a user. Apart from what a user is: the first screen of the app needs that,
// and none of this.
import { z } from 'zod';
import { EmailAddress } from '../shared/contacts.ts';
import { Forget } from '../shared/forgetting.ts';
import { languages } from '../shared/languages.ts';
import { OneLine } from '../shared/text.ts';
import { signInCommands } from './sign-ins.ts';
import {
  Link,
  MOST_NEWS_AT_ONCE,
  Notices,
  Passkey,
  PasswordWay,
  RecoveryDeed,
  Role,
} from './user-shapes.ts';

const Person = z.object({
  firstName: OneLine().min(1, 'Please enter a first name').max(100),
  lastName: OneLine().min(1, 'Please enter a last name').max(100),
  companyName: OneLine().max(200).nullable(),
  phone: OneLine().max(50).nullable(),
});

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
