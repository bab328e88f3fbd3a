// Words of the app's screens: texts by part, said in the language this browser has chosen.
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Say, Texts } from './catalogue.ts';
import { fill } from './message.ts';
import type { ScreenPart } from './screens/parts.ts';

/** Every text of the screens in one language. */
export type ScreenTexts = { readonly [P in ScreenPart]: Texts };
interface Spoken {
  readonly language: Language;
  /** Of English each part brings its own. */
  readonly texts: ScreenTexts | undefined;
}

/**
 * One for the page, and not for each front end: shell and remotes have this module once each. It is
 * set before the first screen is drawn (`speakInApp`), so texts are said where they are shown and
 * never while a module loads.
 */
declare global {
  var purlinSpoken: Spoken | undefined;
}

/** The language of the screens; English until another one is loaded. */
export const appLanguage = (): Language => globalThis.purlinSpoken?.language ?? 'en';

/** Says a text of a part of the screens. */
export const screenWords =
  <const T extends Texts>(part: ScreenPart, english: T): Say<T> =>
  (key, ...[values]) =>
    fill(globalThis.purlinSpoken?.texts?.[part][key] ?? english[key]!, values ?? {}, appLanguage());

let asked: Language | undefined;
/**
 * From now on the screens speak `language`; its texts are fetched, English ones are there. What was
 * asked for last is spoken, however long another one takes.
 */
export async function speakInApp(language: Language): Promise<void> {
  asked = language;
  const texts =
    language === 'en'
      ? undefined
      : language === 'es'
        ? (await import(/* webpackChunkName: "words-es" */ './screens/es.ts')).es
        : (await import(/* webpackChunkName: "words-fr" */ './screens/fr.ts')).fr;
  if (asked === language) globalThis.purlinSpoken = { language, texts };
}
