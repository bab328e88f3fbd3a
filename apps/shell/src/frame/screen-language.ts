// The language of the screens: the one chosen in this browser, else the one chosen in the account,
// else English for staff and the browser's preference for everyone else.
import type { Session } from '@purlin/web/web.ts';
import { rememberedAppearance } from '@purlin/ui/ui.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { preferredLanguage } from '@purlin/words/languages.ts';
import { appLanguage, speakInApp } from '@purlin/words/screens.ts';
import { useEffect, useState } from 'react';

/** Undefined while the session loads; the current language then stays. */
function languageFor({ status, user }: Session): Language | undefined {
  const { language } = rememberedAppearance();
  if (language || status === 'loading' || status === 'unreachable') return language;
  if (user?.language) return user.language;
  return user && user.role !== 'client' && user.role !== 'vendor'
    ? 'en'
    : preferredLanguage(navigator.languages.join(','));
}

/**
 * Whether the user's language is loaded; nothing is rendered before. If it cannot be loaded, falls
 * back to English, which is bundled.
 */
export function useSpeaking(session: Session): boolean {
  const wanted = languageFor(session);
  const [settled, setSettled] = useState(appLanguage);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let left = false;
    const settle = () => {
      if (left) return;
      document.documentElement.lang = appLanguage();
      setSettled(wanted);
    };
    void speakInApp(wanted).then(settle, settle);
    return () => {
      left = true;
    };
  }, [wanted]);
  return wanted === undefined || wanted === settled;
}
