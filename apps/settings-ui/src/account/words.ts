// The account's texts, in the language of the surrounding screens.
import { useMoments } from '@purlin/web/web.ts';
import { accountWords, type AccountWords } from '@purlin/words/account.ts';
import { appLanguage } from '@purlin/words/screens.ts';

export const useWords = (): AccountWords => accountWords(appLanguage());

/** Formats an instant; empty until the company's time zone is known. */
export function useMoment(): (instant: string) => string {
  const moments = useMoments();
  return (instant) => moments?.minute(instant) ?? '';
}
