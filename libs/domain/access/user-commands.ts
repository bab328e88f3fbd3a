// User commands. Separate from the user's shapes because the app's first screen needs only those.
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

/** Lifetime of a sign-in link, in minutes (rule: sign-in-links). */
export const SIGN_IN_LINK_MINUTES = 15;
/** The portal page to open after signing in. */
export const PortalPage = z
  .string()
  .regex(/^\?(?:order=[1-9]\d{0,8}|tab=[a-z]{1,20})$/, 'That page is not part of the portal');

/** Passwords are never part of a command: their hashes are not history. */
export const commands = {
  AddUser: Person.extend({
    email: EmailAddress,
    role: Role,
    clientId: Link.shape.clientId.default(null),
    vendorId: Link.shape.vendorId.default(null),
    /** They choose a password through an e-mailed link. */
    invited: z.boolean().default(false),
  }),
  /** Missing fields stay unchanged. Changing the role removes the link to a client or vendor. */
  EditUser: Person.extend({ role: Role, ...Link.shape }).partial(),
  /** Ends their sessions and blocks sign-in until reactivated. */
  DeactivateUser: z.object({}),
  ReactivateUser: z.object({}),
  /** Requests an address change: a confirmation link goes to the new address. */
  AskForEmail: z.object({ email: EmailAddress }),
  /** The link was opened, so the address is theirs. */
  ChangeEmail: z.object({ email: EmailAddress }),
  /** E-mails a link to choose a password. */
  SendPasswordLink: z.object({}),
  /** E-mails a client or vendor a sign-in link that opens this page. */
  SendSignInLink: z.object({ page: PortalPage.nullable() }),
  NotePassword: z.object({ how: PasswordWay }),
  /** From now on signing in also takes a code from their app, or a recovery code. */
  AddSecondFactor: z.object({}),
  /** By the user, after entering a code. */
  RemoveSecondFactor: z.object({}),
  /**
   * By another user, for someone who lost it. Also removes their passkeys and ends their sessions.
   */
  ResetSecondFactor: z.object({}),
  NoteRecoveryCodes: z.object({ what: RecoveryDeed }),
  /** From now on this device signs them in without a password. */
  AddPasskey: Passkey,
  RenamePasskey: Passkey,
  RemovePasskey: Passkey.pick({ passkey: true }),
  /** Recorded by the sign-in process; no route accepts these. */
  ...signInCommands,
  ChooseNotices: Notices,
  /** Sets the language of everything we write to them. */
  ChooseLanguage: z.object({ language: z.enum(languages) }),
  /** Reminds them of a day's jobs, once per day. */
  RemindOfJobs: z.object({ day: z.iso.date() }),
  /** Sends news by text message, each item once. `news` are positions in history. */
  TellByText: z.object({ news: z.array(z.int().positive()).min(1).max(MOST_NEWS_AT_ONCE) }),
  ForgetUser: Forget,
};
