// Who gets a sign-in link.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { user, type UserEvent } from './user.ts';
import { PortalPage } from './user-commands.ts';
import { STAFF, type Role } from './user-shapes.ts';

const given = scenario(user);
const added = (role: Role): UserEvent => ({
  type: 'UserAdded',
  data: {
    email: 'dana@people.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    role,
    companyName: null,
    phone: null,
  },
});
const invitation: UserEvent = { type: 'PasswordLinkAsked', data: { kind: 'invitation' } };

describe('a sign-in link', () => {
  const send = { type: 'SendSignInLink', data: { page: '?order=17' } } as const;
  const asked: UserEvent = { type: 'SignInLinkAsked', data: { page: '?order=17' } };
  it('is sent to clients and vendors on every request', () => {
    given(added('client')).when(send).then(asked);
    given(added('vendor'), asked).when(send).then(asked);
  });
  it('is sent to invited users without a password', () =>
    given(added('client'), invitation).when(send).then(asked));
  it.each(STAFF)('is not sent to staff: %s', (role) => given(added(role)).when(send).thenNothing());
  it('is not sent to deactivated or forgotten users', () => {
    given(added('vendor'), { type: 'UserDeactivated', data: {} }).when(send).thenNothing();
    given(added('vendor'), { type: 'UserForgotten', data: {} })
      .when(send)
      .thenRefused('user-not-found');
  });
  it('can only open portal pages', () => {
    expect(PortalPage.safeParse('?tab=payments').success).toBe(true);
    for (const page of ['//elsewhere.example', '?order=0', '?tab=payments&x=1', '?order=17#x'])
      expect(PortalPage.safeParse(page).success).toBe(false);
  });
});
