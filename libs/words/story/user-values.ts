// What happened with somebody who signs in: by event, what its sentence fills in.
import type { Device } from '@purlin/domain/access/devices.ts';
import type { UserEvent } from '@purlin/domain/access/user.ts';
import { valuesOf, yes } from './values-of.ts';

/** In which browser, on what. */
const at = ({ browser, machine }: Device) => ({
  named: yes(browser),
  browser: browser ?? '',
  on:
    machine === 'Mac' || machine === 'Chromebook'
      ? machine
      : machine === 'unknown'
        ? ('nothing' as const)
        : ('machine' as const),
  machine,
});

export const userValues = valuesOf<UserEvent>()({
  UserAdded: ({ role }) => ({ role }),
  UserRoleChanged: ({ role }) => ({ role }),
  UserLinked: ({ clientId, vendorId }) => ({
    to:
      clientId !== null
        ? ('client' as const)
        : vendorId !== null
          ? ('vendor' as const)
          : ('nobody' as const),
    id: clientId ?? vendorId ?? 0,
  }),
  EmailChangeAsked: ({ email }) => ({ email }),
  EmailChanged: ({ email }) => ({ email }),
  PasswordLinkAsked: ({ kind }) => ({ kind }),
  PasswordSet: ({ how }) => ({ how }),
  RecoveryCodesChanged: ({ what }) => ({ what }),
  PasskeyAdded: ({ name }) => ({ name }),
  PasskeyRenamed: ({ name }) => ({ name }),
  // What it was called, those before it say.
  PasskeyRemoved: () => ({ name: '' }),
  SignedIn: (e) => ({ way: e.way, ...at(e) }),
  SignInRefused: (e) => ({ why: e.why, ...at(e) }),
  SignedOut: ({ sessions }) => ({ sessions }),
  LanguageChosen: ({ language }) => ({ language }),
  JobReminderAsked: ({ day }) => ({ day }),
  NewsTextsAsked: ({ news }) => ({ count: news.length }),
});
