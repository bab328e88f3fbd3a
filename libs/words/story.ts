// The one teller: what an event says, in a language, wherever somebody reads it.
import { answerWords } from './answers.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { inPlace } from './direction.ts';
import { fill, literalsOf } from './message.ts';
import type { Values } from './parameters.ts';
import { fr } from './story/fr.ts';
import { sentences } from './story/sentences.ts';
import { valuesOfEvent, type StoryEvent, type StoryValues } from './story/values.ts';

/** The text of what happened, before anything is filled in. */
export const storyText = (type: keyof StoryValues, language: Language): string =>
  language === 'fr' ? fr[type] : sentences[type][language];

/** An event as read models keep it. */
export interface Happened {
  readonly type: StoryEvent['type'];
  readonly values: Values;
}

/** What happened, in a sentence; `known` says what the event itself does not, by its name. */
export const retell = (
  { type, values }: Happened,
  language: Language,
  known: Values = {},
): string => fill(storyText(type, language), inPlace({ ...values, ...known }), language);

/** The same of an event itself. */
export const tell = (
  event: { readonly type: StoryEvent['type']; readonly data: unknown },
  language: Language,
  known?: Values,
): string => retell({ type: event.type, values: valuesOfEvent(event) }, language, known);

/** What the bank does; where a person says it, the bank has told them, or they say it did. */
const OF_THE_BANK: ReadonlySet<string> = new Set<StoryEvent['type']>([
  'BatchSubmitted',
  'BatchNotSubmitted',
  'BatchAccepted',
  'BatchRejected',
  'BatchLineReturned',
  'PrenoteLineReturned',
  'VendorPaymentReturned',
]);

/** What happened, marked where a person noted by hand what the bank did. */
export const asNoted = (
  happened: string,
  { type, by }: { readonly type: string; readonly by: string },
  language: Language,
): string =>
  by !== 'system' && OF_THE_BANK.has(type)
    ? answerWords(language)('noted-by-hand', { happened })
    : happened;

/** The events whose sentence has these words of its own, whatever it fills in; small or capital. */
export const eventsThatSay = (words: string, language: Language): StoryEvent['type'][] =>
  (Object.keys(sentences) as StoryEvent['type'][]).filter((type) =>
    literalsOf(storyText(type, language)).some((own) =>
      own.toLowerCase().includes(words.trim().toLowerCase()),
    ),
  );
