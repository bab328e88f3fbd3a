// The one teller: what an event says, in a language, wherever somebody reads it.
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { Language } from './languages.ts';
import { fill } from './message.ts';
import type { Values } from './parameters.ts';
import { en } from './story/en.ts';
import { es } from './story/es.ts';
import { estimateValues, leadValues, type StoryValues } from './story/values.ts';

type Told = keyof StoryValues;
const texts: Readonly<Record<Language, Readonly<Record<Told, string>>>> = { en, es };
const values = { ...estimateValues, ...leadValues } as Readonly<
  Record<Told, (data: unknown) => Values>
>;

/** What happened, in a sentence; `known` says what the event itself does not, by its name. */
export const tell = (
  { type, data }: { readonly type: (EstimateEvent | LeadEvent)['type']; readonly data: unknown },
  language: Language,
  known: Values = {},
): string => fill(texts[language][type], { ...values[type](data), ...known }, language);
