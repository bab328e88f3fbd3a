// Sign-in events: recorded, without effect on decisions.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { deviceOf } from './devices.ts';
import { user, type UserEvent } from './user.ts';

const given = scenario(user);
const added: UserEvent = {
  type: 'UserAdded',
  data: {
    email: 'dana@people.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    role: 'estimator',
    companyName: null,
    phone: null,
  },
};
const device = { browser: 'Firefox', machine: 'Linux' } as const;
const cameIn = { way: 'password', ...device } as const;
const refused = { why: 'wrong-password', ...device } as const;

describe('signing in', () => {
  it('records every sign-in, refusal, pause and sign-out', () => {
    given(added, { type: 'SignedIn', data: cameIn })
      .when({ type: 'NoteSignIn', data: cameIn })
      .then({ type: 'SignedIn', data: cameIn });
    given(added)
      .when({ type: 'NoteSignInRefused', data: refused })
      .then({ type: 'SignInRefused', data: refused });
    given(added)
      .when({ type: 'NoteSignInPaused', data: {} })
      .then({ type: 'SignInPaused', data: {} });
    given(added)
      .when({ type: 'NoteSignOut', data: { sessions: 'this' } })
      .then({ type: 'SignedOut', data: { sessions: 'this' } });
  });
  it('records refusals of deactivated users', () =>
    given(added, { type: 'UserDeactivated', data: {} })
      .when({ type: 'NoteSignInRefused', data: { ...refused, why: 'deactivated' } })
      .then({ type: 'SignInRefused', data: { ...refused, why: 'deactivated' } }));
  it('records nothing for forgotten or unknown users', () => {
    given(added, { type: 'UserForgotten', data: {} })
      .when({ type: 'NoteSignInRefused', data: refused })
      .thenNothing();
    given().when({ type: 'NoteSignIn', data: cameIn }).thenNothing();
  });
  it("doesn't change the state", () => {
    const past: UserEvent[] = [added, { type: 'SignedIn', data: cameIn }];
    expect(fold(user, past)).toEqual(fold(user, [added]));
  });
});

it('identifies a device by browser and machine only', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
  expect(deviceOf(windows)).toEqual({ browser: 'Chrome', machine: 'Windows' });
  expect(deviceOf('curl/8.5')).toEqual({ browser: null, machine: 'unknown' });
});
