// In which language the screens speak with somebody: what was chosen in this browser; else what
// they chose in another; else English with staff, and with everybody else what their browser
// prefers.
import type { Session } from '@purlin/web/web.ts';
import { rememberedAppearance } from '@purlin/ui/ui.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { preferredLanguage } from '@purlin/words/languages.ts';
import { appLanguage, speakInApp } from '@purlin/words/screens.ts';
import { useEffect, useState } from 'react';

/** Undefined while it is not known who is there: what is spoken stays so. */
function languageFor({ status, user }: Session): Language | undefined {
  const { language } = rememberedAppearance();
  if (language || status === 'loading' || status === 'unreachable') return language;
  if (user?.language) return user.language;
  return user && user.role !== 'client' && user.role !== 'vendor'
    ? 'en'
    : preferredLanguage(navigator.languages.join(','));
}

/**
 * Whether the screens speak the right language with whoever is there; until then nothing is said.
 * Words that cannot be had are no reason to say nothing: English ones are here.
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
