// The user menu: who is signed in, appearance, and sign-out.
import { initialsOf } from '@purlin/domain/shared/initials.ts';
import {
  Button,
  buttonClass,
  classNames,
  type Theme,
  useTheme,
  askToLeave,
} from '@purlin/ui/ui.ts';
import { Link, useSignOut } from '@purlin/web/web.ts';
import { ChevronDown, Contrast, Flash, LogOut, Moon, Person } from '@blueprintjs/icons';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { useId, useRef } from 'react';
import { accountOf } from '../navigation.ts';

const themes: readonly {
  readonly theme: Theme;
  readonly label: 'theme-light' | 'theme-dark' | 'theme-system';
  readonly icon: typeof Moon;
}[] = [
  { theme: 'light', label: 'theme-light', icon: Flash },
  { theme: 'dark', label: 'theme-dark', icon: Moon },
  { theme: 'system', label: 'theme-system', icon: Contrast },
];

function ThemeSwitch() {
  const { theme, setAppearance } = useTheme();
  const name = useId();
  return (
    <fieldset className="sh-themes">
      <legend>{say('theme')}</legend>
      <div>
        {themes.map(({ theme: value, label, icon: Icon }) => (
          <label key={value} className="sh-theme">
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => setAppearance({ theme: value })}
            />
            <Icon aria-hidden /> {say(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SignOutButton() {
  const { leave, leaving } = useSignOut();
  const out = async () => {
    if (await askToLeave()) await leave();
  };
  return (
    <Button
      variant="minimal"
      icon={<LogOut />}
      text={say('sign-out')}
      onClick={() => void out()}
      loading={leaving}
      fill
      alignText="start"
    />
  );
}

/** A button with a native popover, which closes on Escape and on a click outside. */
export function UserMenu({ user }: { readonly user: SignedIn }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <button type="button" className="sh-user" popoverTarget={id}>
        <span className="sh-avatar" aria-hidden>
          {initialsOf(name)}
        </span>
        <span className="sh-user-name">
          <span className="pl-hidden">{say('account-of')}</span>
          {name}
        </span>
        <ChevronDown aria-hidden />
      </button>
      <div ref={panel} id={id} popover="auto" className="sh-user-panel">
        <div className="sh-user-who">
          <strong>{name}</strong>
          <span>{user.email}</span>
        </div>
        <Link
          className={classNames(buttonClass({ variant: 'minimal' }), 'sh-user-link')}
          to={accountOf(user)}
          onClick={() => panel.current?.hidePopover()}
        >
          <Person aria-hidden /> {say('room.account')}
        </Link>
        <ThemeSwitch />
        <SignOutButton />
      </div>
    </>
  );
}
