// Appearance: language, theme and density, applied at once.
import { CheckField, Panel, type Theme, useTheme } from '@purlin/ui/ui.ts';
import { say as sayPlace } from '@purlin/words/screens/settings-places.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { Contrast, Flash, Moon } from '@blueprintjs/icons';
import { say as languageWords } from '@purlin/words/screens/language.ts';
import { useId } from 'react';
import { LanguageChoice } from '../account/language-choice.tsx';

const themes: readonly {
  readonly theme: Theme;
  readonly icon: typeof Moon;
}[] = [
  { theme: 'light', icon: Flash },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Contrast },
];

export function AppearancePanel() {
  const { theme, compactMode, setAppearance } = useTheme();
  const name = useId();
  return (
    <Panel title={sayPlace('place.appearance')} description={say('appearance-lead')}>
      <LanguageChoice help={languageWords('mails')} />
      <fieldset className="set-themes">
        <legend>{say('theme')}</legend>
        <div>
          {themes.map(({ theme: value, icon: Icon }) => (
            <label key={value} className="set-theme">
              <input
                type="radio"
                name={name}
                checked={theme === value}
                onChange={() => setAppearance({ theme: value })}
              />
              <Icon aria-hidden />
              <span>
                <strong>{say(`theme.${value}`)}</strong>
                <small>{say(`theme-hint.${value}`)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="set-compact">
        <CheckField
          label={say('compact')}
          checked={compactMode}
          onChange={(event) => setAppearance({ compactMode: event.currentTarget.checked })}
        />
      </div>
    </Panel>
  );
}
