// Sentences and names that answers of the API carry, besides refusals and what happened.
import { apiKeyOf, isUser, userOf } from '@purlin/event-sourcing/actors.ts';
import { sayer, type Say } from './catalogue.ts';
import { en } from './answers/en.ts';
import { es } from './answers/es.ts';
import { fr } from './answers/fr.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';

export const answerWords = sayer({ en, es, fr });
export type AnswerWords = Say<typeof en>;

/**
 * Who did something, for people. `staff` are the names of those who can sign in and of API keys, by
 * actor.
 */
export function actorName(
  by: string,
  staff: ReadonlyMap<string, string>,
  language: Language,
): string {
  const say = answerWords(language);
  if (by === 'estimate-link' || by === 'visitor' || by === 'system') return say(`by.${by}`);
  const key = apiKeyOf(by);
  if (key !== undefined) return say('by.api-key', { name: staff.get(by) ?? `${key}` });
  return staff.get(by) ?? (isUser(by) ? say('by.user', { id: userOf(by)! }) : by);
}
