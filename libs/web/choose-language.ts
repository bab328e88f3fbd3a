// Changes the user's language: saved in this browser for screens and in the account for emails. Not
// exported by web.ts: it has no state and is loaded only where a language can be chosen.
import { ownLanguage } from '@purlin/contracts/own-language.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/language.ts';
import { flushSync } from 'react-dom';

/** Each language's name for itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

interface Here {
  /** Whether the page may be left. Asks the user if unsaved changes would be lost. */
  readonly mayLeave: () => Promise<boolean>;
  /** Saves the language in this browser. */
  readonly keep: (language: Language) => void;
}

/** Returns a function that saves the language and reloads the page in it. */
export function useChooseLanguage(here: Here): (language: Language) => Promise<void> {
  const { run } = useCommand(ownLanguage.choose, { toast: { failed: say('not-kept') } });
  return async (language) => {
    if (!(await here.mayLeave())) return;
    // If the account cannot be updated, nothing changes, and a toast says so.
    if (!(await run({ body: { language } }))) return;
    // Save before the page reloads.
    flushSync(() => here.keep(language));
    location.reload();
  };
}
