// Formats counts.
import { numberLocales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';

export const figure = (count: number): string => count.toLocaleString(numberLocales[appLanguage()]);
