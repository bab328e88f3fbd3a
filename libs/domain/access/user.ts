// The user: a person who can sign in, and their role in the company.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { isNameOf } from '../shared/forgetting.ts';
import { languages } from '../shared/languages.ts';
import { refuse } from './refusals.ts';
import { quietSignIns, signInDecisions, signInEvents, signInsEvolve } from './sign-ins.ts';
import { commands, PortalPage } from './user-commands.ts';
import { known, nameOf, Person, type KnownUser, type User } from './user-state.ts';
import {
  hasFactor,
  isAnother,
  isStaff,
  Link,
  LinkKind,
  MOST_PASSKEYS,
  Notices,
  Passkey,
  PasswordWay,
  RecoveryDeed,
  Role,
  USUAL_NOTICES,
} from './user-shapes.ts';

// ---- facts

export const events = {
  UserAdded: Person.extend({ email: z.string(), role: Role }),
  UserDetailsChanged: Person,
  UserRoleChanged: z.object({ role: Role }),
  /** From now on the user sees this client's or vendor's records as their own. */
  UserLinked: Link,
  /** The resulting effect sends a confirmation link to this address. */
  EmailChangeAsked: z.object({ email: z.string() }),
  /** The new address for signing in. The resulting effect notifies the old one. */
  EmailChanged: z.object({ email: z.string() }),
  /** They can no longer sign in. The resulting effect ends their sessions. */
  UserDeactivated: z.object({}),
  UserReactivated: z.object({}),
  /** Requested by the user or by staff. The resulting effect sends the e-mail. */
  PasswordLinkAsked: z.object({ kind: LinkKind }),
  PasswordSet: z.object({ how: PasswordWay }),
  /** The resulting effect sends the e-mail; its link opens this page (rule: sign-in-links). */
  SignInLinkAsked: z.object({ page: PortalPage.nullable() }),
  /** Signing in also takes a code from now on. The secret behind the codes is not history. */
  SecondFactorAdded: z.object({}),
  /** By the user, or by someone else after it was lost. The resulting effect deletes its secret. */
  SecondFactorRemoved: z.object({}),
  /** A code was used to sign in, or all were regenerated. */
  RecoveryCodesChanged: z.object({ what: RecoveryDeed }),
  /** The passkey signs them in from now on. Its public key is stored next to the passwords. */
  PasskeyAdded: Passkey,
  PasskeyRenamed: Passkey,
  /** By the user, or along with the second factor. The resulting effect deletes its public key. */
  PasskeyRemoved: Passkey.pick({ passkey: true }),
  ...signInEvents,
  NoticesChosen: Notices,
  /** The language of everything we write to them; not asked before the first event. */
  LanguageChosen: z.object({ language: z.enum(languages) }),
  /** The resulting effect e-mails the jobs that start that day. */
  JobReminderAsked: z.object({ day: z.iso.date() }),
  /** One effect per item sends a text message; `news` are positions in history. */
  NewsTextsAsked: z.object({ news: z.array(z.number()) }),
  /** The resulting effect destroys their key, password and sessions. */
  UserForgotten: z.object({}),
};
export type UserEvent = MessageOf<typeof events>;

// ---- decide

const NOBODY: Link = { clientId: null, vendorId: null };
const INVITATION = { kind: 'invitation' } as const;
const RESET = { kind: 'reset' } as const;

/** A client user acts for a client, a vendor user for a vendor, staff for the company. */
function linked(role: Role, now: Link, next: Link): UserEvent[] {
  if (next.clientId === now.clientId && next.vendorId === now.vendorId) return [];
  if (next.clientId !== null && role !== 'client')
    refuse('link-of-another-role', { role: 'client' });
  if (next.vendorId !== null && role !== 'vendor')
    refuse('link-of-another-role', { role: 'vendor' });
  return [{ type: 'UserLinked', data: next }];
}

/** The new value, or the current one if none was sent. */
const instead = <T>(given: T | undefined, now: T): T => (given === undefined ? now : given);

function edited(
  now: KnownUser,
  given: z.output<(typeof commands)['EditUser']>,
  isCaller: boolean,
): UserEvent[] {
  const person: Person = {
    firstName: instead(given.firstName, now.firstName),
    lastName: instead(given.lastName, now.lastName),
    companyName: instead(given.companyName, now.companyName),
    phone: instead(given.phone, now.phone),
  };
  const isOther = Object.entries(person).some(
    ([field, value]) => now[field as keyof Person] !== value,
  );
  const role = instead(given.role, now.role);
  const before = role === now.role ? now : NOBODY;
  const link = {
    clientId: instead(given.clientId, before.clientId),
    vendorId: instead(given.vendorId, before.vendorId),
  };
  // An admin can't change their own role, so an admin always remains.
  if (role !== now.role && isCaller) return refuse('user-is-you');
  return [
    ...(isOther ? [{ type: 'UserDetailsChanged' as const, data: person }] : []),
    ...(role === now.role ? [] : [{ type: 'UserRoleChanged' as const, data: { role } }]),
    ...linked(role, before, link),
  ];
}

const withoutSecondFactor = ({ secondFactor }: KnownUser): UserEvent[] =>
  secondFactor ? [{ type: 'SecondFactorRemoved', data: {} }] : [];

const withoutPasskeys = ({ passkeys }: KnownUser): UserEvent[] =>
  passkeys.map(({ passkey }) => ({ type: 'PasskeyRemoved', data: { passkey } }));

const passkeyOf = ({ passkeys }: KnownUser, wanted: string): Passkey | undefined =>
  passkeys.find(({ passkey }) => passkey === wanted);

export const user = decider<User>()({
  category: 'user',
  events,
  initial: { status: 'none' },
  evolve: {
    UserAdded: (_, details) => ({
      status: 'active',
      ...details,
      ...NOBODY,
      invited: false,
      secondFactor: false,
      passkeys: [],
      notices: USUAL_NOTICES,
      language: null,
      remindedOf: '',
      textedUpTo: 0,
    }),
    UserDetailsChanged: (state, person) => ({ ...known(state), ...person }),
    UserRoleChanged: (state, { role }) => ({ ...known(state), role, ...NOBODY }),
    UserLinked: (state, link) => ({ ...known(state), ...link }),
    EmailChangeAsked: (state) => state,
    EmailChanged: (state, { email }) => ({ ...known(state), email }),
    UserDeactivated: (state) => ({ ...known(state), status: 'inactive' }),
    UserReactivated: (state) => ({ ...known(state), status: 'active' }),
    PasswordLinkAsked: (state, { kind }) => ({
      ...known(state),
      invited: kind === 'invitation',
    }),
    PasswordSet: (state) => ({ ...known(state), invited: false }),
    SignInLinkAsked: (state) => state,
    SecondFactorAdded: (state) => ({ ...known(state), secondFactor: true }),
    SecondFactorRemoved: (state) => ({ ...known(state), secondFactor: false }),
    RecoveryCodesChanged: (state) => state,
    PasskeyAdded: (state, added) => ({
      ...known(state),
      passkeys: [...known(state).passkeys, added],
    }),
    PasskeyRenamed: (state, renamed) => ({
      ...known(state),
      passkeys: known(state).passkeys.map((one) =>
        one.passkey === renamed.passkey ? renamed : one,
      ),
    }),
    PasskeyRemoved: (state, { passkey }) => ({
      ...known(state),
      passkeys: known(state).passkeys.filter((one) => one.passkey !== passkey),
    }),
    ...signInsEvolve,
    NoticesChosen: (state, notices) => ({ ...known(state), notices }),
    LanguageChosen: (state, { language }) => ({ ...known(state), language }),
    JobReminderAsked: (state, { day }) => ({ ...known(state), remindedOf: day }),
    NewsTextsAsked: (state, { news }) => ({ ...known(state), textedUpTo: Math.max(...news) }),
    UserForgotten: () => ({ status: 'forgotten' }),
  },
  personal: {
    UserAdded: ['email', 'firstName', 'lastName', 'companyName', 'phone'],
    UserDetailsChanged: ['firstName', 'lastName', 'companyName', 'phone'],
    EmailChangeAsked: ['email'],
    EmailChanged: ['email'],
    PasskeyAdded: ['name'],
    PasskeyRenamed: ['name'],
  },
  quiet: [...quietSignIns, 'SignInLinkAsked'],
  commands,
  decide: {
    AddUser: ({ clientId, vendorId, invited, ...details }, state) =>
      state.status === 'none'
        ? [
            { type: 'UserAdded', data: details },
            ...linked(details.role, NOBODY, { clientId, vendorId }),
            ...(invited ? [{ type: 'PasswordLinkAsked' as const, data: INVITATION }] : []),
          ]
        : [],
    EditUser: (given, state, { by, id }) => edited(known(state), given, by === actorOf(id)),
    AskForEmail: ({ email }, state) => {
      const { status, email: now } = known(state);
      if (status === 'inactive') return refuse('user-inactive');
      return email === now ? [] : [{ type: 'EmailChangeAsked', data: { email } }];
    },
    ChangeEmail: ({ email }, state) =>
      email === known(state).email ? [] : [{ type: 'EmailChanged', data: { email } }],
    TellByText: ({ news }, state) => {
      const { status, notices, phone, textedUpTo } = known(state);
      const wants = status === 'active' && notices.smsNotifications && phone !== null;
      const fresh = news.filter((place) => place > textedUpTo).toSorted((a, b) => a - b);
      return wants && fresh.length > 0 ? [{ type: 'NewsTextsAsked', data: { news: fresh } }] : [];
    },
    // Nobody can deactivate themselves, so somebody who can sign in always remains.
    DeactivateUser: (_, state, { by, id }) => {
      if (known(state).status === 'inactive') return [];
      if (by === actorOf(id)) return refuse('user-is-you');
      return [{ type: 'UserDeactivated', data: {} }];
    },
    ReactivateUser: (_, state) =>
      known(state).status === 'active' ? [] : [{ type: 'UserReactivated', data: {} }],
    SendPasswordLink: (_, state) => {
      const { status, invited } = known(state);
      if (status === 'inactive') return refuse('user-inactive');
      return [{ type: 'PasswordLinkAsked', data: invited ? INVITATION : RESET }];
    },
    // Staff use a password or a passkey. A deactivated user gets no link.
    SendSignInLink: (data, state) => {
      const { status, role } = known(state);
      return status === 'active' && !isStaff(role) ? [{ type: 'SignInLinkAsked', data }] : [];
    },
    NotePassword: ({ how }, state) =>
      known(state).status === 'active' ? [{ type: 'PasswordSet', data: { how } }] : [],
    AddSecondFactor: (_, state) =>
      known(state).secondFactor ? [] : [{ type: 'SecondFactorAdded', data: {} }],
    RemoveSecondFactor: (_, state) => withoutSecondFactor(known(state)),
    // Users remove their own second factor with a code; without one, another user must do it.
    ResetSecondFactor: (_, state, { by, id }) =>
      by === actorOf(id)
        ? refuse('user-is-you')
        : [...withoutSecondFactor(known(state)), ...withoutPasskeys(known(state))],
    NoteRecoveryCodes: ({ what }, state) =>
      hasFactor(known(state)) ? [{ type: 'RecoveryCodesChanged', data: { what } }] : [],
    AddPasskey: (added, state) => {
      const now = known(state);
      if (passkeyOf(now, added.passkey)) return [];
      if (now.passkeys.length >= MOST_PASSKEYS)
        return refuse('too-many-passkeys', { most: MOST_PASSKEYS });
      return [{ type: 'PasskeyAdded', data: added }];
    },
    RenamePasskey: (renamed, state) => {
      const now = passkeyOf(known(state), renamed.passkey) ?? refuse('passkey-not-found');
      return now.name === renamed.name ? [] : [{ type: 'PasskeyRenamed', data: renamed }];
    },
    RemovePasskey: ({ passkey }, state) =>
      passkeyOf(known(state), passkey) ? [{ type: 'PasskeyRemoved', data: { passkey } }] : [],
    ...signInDecisions,
    ChooseNotices: (notices, state) =>
      isAnother(known(state).notices, notices) ? [{ type: 'NoticesChosen', data: notices }] : [],
    ChooseLanguage: ({ language }, state) =>
      known(state).language === language ? [] : [{ type: 'LanguageChosen', data: { language } }],
    RemindOfJobs: ({ day }, state) => {
      const { status, notices, remindedOf } = known(state);
      const wants = status === 'active' && notices.emailNotifications && notices.jobReminders;
      return wants && day > remindedOf ? [{ type: 'JobReminderAsked', data: { day } }] : [];
    },
    // Nobody can forget themselves, so somebody who can sign in always remains.
    ForgetUser: ({ name }, state, { by, id }) => {
      if (state.status === 'forgotten') return [];
      if (!isNameOf(name, nameOf(known(state)))) return refuse('name-not-confirmed');
      if (by === actorOf(id)) return refuse('user-is-you');
      return [{ type: 'UserForgotten', data: {} }];
    },
  },
});
