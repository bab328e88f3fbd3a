// Ways to sign in besides the password: second factor and passkeys.
import { describe, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { user, type UserEvent } from './user.ts';
import type { Role } from './user-shapes.ts';

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
const bySomebody = { by: 'user-2' };
const byThemselves = { by: 'user-1', id: 1 };

describe('a second factor', () => {
  const on: UserEvent = { type: 'SecondFactorAdded', data: {} };
  const off: UserEvent = { type: 'SecondFactorRemoved', data: {} };
  const reset = { type: 'ResetSecondFactor', data: {} } as const;
  it('is added once and removed once', () => {
    given(added('admin')).when({ type: 'AddSecondFactor', data: {} }).then(on);
    given(added('admin'), on).when({ type: 'AddSecondFactor', data: {} }).thenNothing();
    given(added('admin'), on)
      .when({ type: 'RemoveSecondFactor', data: {} }, byThemselves)
      .then(off);
    given(added('admin'), on, off).when({ type: 'RemoveSecondFactor', data: {} }).thenNothing();
  });
  it('is reset only by another user', () => {
    given(added('admin'), on).when(reset, bySomebody).then(off);
    given(added('admin')).when(reset, bySomebody).thenNothing();
    given(added('admin'), on).when(reset, byThemselves).thenRefused('user-is-you');
  });
  it('has recovery codes only while it is enabled', () => {
    const used = { type: 'NoteRecoveryCodes', data: { what: 'used' } } as const;
    given(added('admin'), on)
      .when(used)
      .then({ type: 'RecoveryCodesChanged', data: { what: 'used' } });
    given(added('admin')).when(used).thenNothing();
  });
});

describe('a passkey', () => {
  const passkey = 'q1Vt0m5nQ8yC3kDh7sWzXA';
  const phone: UserEvent = { type: 'PasskeyAdded', data: { passkey, name: 'Phone' } };
  const gone: UserEvent = { type: 'PasskeyRemoved', data: { passkey } };
  const naming = (name: string) => ({ type: 'RenamePasskey', data: { passkey, name } }) as const;
  it('has recovery codes while there is a passkey', () => {
    const made = { type: 'NoteRecoveryCodes', data: { what: 'made' } } as const;
    given(added('admin'), phone)
      .when(made)
      .then({ type: 'RecoveryCodesChanged', data: { what: 'made' } });
    given(added('admin'), phone, gone).when(made).thenNothing();
  });
  it('is added once and removed once', () => {
    const add = { type: 'AddPasskey', data: { passkey, name: 'Phone' } } as const;
    const remove = { type: 'RemovePasskey', data: { passkey } } as const;
    given(added('client')).when(add).then(phone);
    given(added('client'), phone).when(add).thenNothing();
    given(added('client'), phone).when(remove).then(gone);
    given(added('client'), phone, gone).when(remove).thenNothing();
  });
  it('can be renamed', () => {
    given(added('client'), phone)
      .when(naming('Work phone'))
      .then({ type: 'PasskeyRenamed', data: { passkey, name: 'Work phone' } });
    given(added('client'), phone).when(naming('Phone')).thenNothing();
    given(added('client')).when(naming('Phone')).thenRefused('passkey-not-found');
  });
  it('is limited to ten per user', () => {
    const ten = Array.from({ length: 10 }, (_, n) => ({
      type: 'PasskeyAdded' as const,
      data: { passkey: `passkey ${n}`, name: 'Phone' },
    }));
    given(added('client'), ...ten)
      .when({ type: 'AddPasskey', data: { passkey, name: 'Phone' } })
      .thenRefused('too-many-passkeys');
  });
  it('is removed when another user resets the second factor', () => {
    const on: UserEvent = { type: 'SecondFactorAdded', data: {} };
    given(added('admin'), on, phone)
      .when({ type: 'ResetSecondFactor', data: {} }, bySomebody)
      .then({ type: 'SecondFactorRemoved', data: {} }, gone);
    given(added('admin'), phone)
      .when({ type: 'ResetSecondFactor', data: {} }, bySomebody)
      .then(gone);
  });
});
