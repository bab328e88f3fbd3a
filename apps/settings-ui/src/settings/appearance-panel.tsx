// Appearance: theme and density, kept in this browser and applied at once.
import { CheckField, Panel, type Theme, useTheme } from '@purlin/ui/ui.ts';
import { Contrast, Flash, Moon } from '@blueprintjs/icons';
import { useId } from 'react';

const themes: readonly {
  readonly theme: Theme;
  readonly label: string;
  readonly hint: string;
  readonly icon: typeof Moon;
}[] = [
  { theme: 'light', label: 'Light', hint: 'Bright, for the day', icon: Flash },
  { theme: 'dark', label: 'Dark', hint: 'Easy on the eyes at night', icon: Moon },
  { theme: 'system', label: 'System', hint: 'As this device is set', icon: Contrast },
];

export function AppearancePanel() {
  const { theme, compactMode, setAppearance } = useTheme();
  const name = useId();
  return (
    <Panel title="Appearance" description="Applies at once and is kept in this browser.">
      <fieldset className="set-themes">
        <legend>Theme</legend>
        <div>
          {themes.map(({ theme: value, label, hint, icon: Icon }) => (
            <label key={value} className="set-theme">
              <input
                type="radio"
                name={name}
                checked={theme === value}
                onChange={() => setAppearance({ theme: value })}
              />
              <Icon aria-hidden />
              <span>
                <strong>{label}</strong>
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="set-compact">
        <CheckField
          label="Compact mode: more rows on the screen"
          checked={compactMode}
          onChange={(event) => setAppearance({ compactMode: event.currentTarget.checked })}
        />
      </div>
    </Panel>
  );
}
