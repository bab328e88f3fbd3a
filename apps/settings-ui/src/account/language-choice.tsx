// A field for the user's language, of screens and emails.
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { askToLeave, forgetUnsaved, SelectField, useTheme } from '@purlin/ui/ui.ts';
import { LANGUAGES, useChooseLanguage } from '@purlin/web/choose-language.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/language.ts';

/** Choosing a language reloads the page in it. */
export function LanguageChoice({ help }: { readonly help: string }) {
  const { setAppearance } = useTheme();
  const choose = useChooseLanguage({
    mayLeave: askToLeave,
    keep: (language) => {
      forgetUnsaved();
      setAppearance({ language });
    },
  });
  return (
    <SelectField
      label={say('language')}
      help={help}
      value={appLanguage()}
      choices={languages.map((value) => ({ value, label: LANGUAGES[value] }))}
      onChange={(event) => void choose(event.currentTarget.value as Language)}
    />
  );
}
