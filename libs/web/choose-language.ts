// Choosing the language of the screens and of the e-mails to whoever is signed in: kept in this
// browser for the screens, with the account for the e-mails. Not behind the front door: it keeps
// nothing, and only where a language is chosen it is loaded.
import { ownLanguage } from '@purlin/contracts/own-language.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/language.ts';
import { flushSync } from 'react-dom';

/** Each called as it calls itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

interface Here {
  /** Whether the page may go; asks where something would be lost. */
  readonly mayLeave: () => Promise<boolean>;
  /** Keeps it in this browser. */
  readonly keep: (language: Language) => void;
}

/** The page loads anew in the language that was chosen. */
export function useChooseLanguage(here: Here): (language: Language) => Promise<void> {
  const { run } = useCommand(ownLanguage.choose, { toast: { failed: say('not-kept') } });
  return async (language) => {
    if (!(await here.mayLeave())) return;
    // Where it cannot be kept with the account nothing changes, and the toast says so.
    if (!(await run({ body: { language } }))) return;
    // Kept before the page goes.
    flushSync(() => here.keep(language));
    location.reload();
  };
}
