// Why a form cannot be submitted yet, for `waitsFor` of a FormDialog.
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/typed.ts';

/**
 * `stillNeeded({ Name: name, Email: email })` returns "Still needed: Email." if that is blank, and
 * undefined if nothing is.
 */
export function stillNeeded(
  fields: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const blank = Object.keys(fields).filter((label) => (fields[label] ?? '').trim() === '');
  return blank.length > 0
    ? say('still-needed', { fields: new Intl.ListFormat(locales[appLanguage()]).format(blank) })
    : undefined;
}
