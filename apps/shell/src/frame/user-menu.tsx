// Who is signed in, the look of the app, and the way out.
import { initialsOf } from '@purlin/domain/shared/initials.ts';
import { Button, type Theme, useTheme, askToLeave } from '@purlin/ui/ui.ts';
import { useSignOut } from '@purlin/web/web.ts';
import { ChevronDown, Contrast, Flash, LogOut, Moon } from '@blueprintjs/icons';
import type { User } from '@purlin/contracts/access.ts';
import { useId } from 'react';

const themes: readonly {
  readonly theme: Theme;
  readonly label: string;
  readonly icon: typeof Moon;
}[] = [
  { theme: 'light', label: 'Light', icon: Flash },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Contrast },
];

function ThemeSwitch() {
  const { theme, setAppearance } = useTheme();
  const name = useId();
  return (
    <fieldset className="sh-themes">
      <legend>Theme</legend>
      <div>
        {themes.map(({ theme: value, label, icon: Icon }) => (
          <label key={value} className="sh-theme">
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => setAppearance({ theme: value })}
            />
            <Icon aria-hidden /> {label}
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
      text="Sign Out"
      onClick={() => void out()}
      loading={leaving}
      fill
      alignText="start"
    />
  );
}

/**
 * A button with a panel; the browser's own popover closes it on Escape and on a click elsewhere.
 */
export function UserMenu({ user }: { readonly user: User }) {
  const id = useId();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <button type="button" className="sh-user" popoverTarget={id}>
        <span className="sh-avatar" aria-hidden>
          {initialsOf(name)}
        </span>
        <span className="sh-user-name">
          <span className="pl-hidden">Account of </span>
          {name}
        </span>
        <ChevronDown aria-hidden />
      </button>
      <div id={id} popover="auto" className="sh-user-panel">
        <div className="sh-user-who">
          <strong>{name}</strong>
          <span>{user.email}</span>
        </div>
        <ThemeSwitch />
        <SignOutButton />
      </div>
    </>
  );
}
