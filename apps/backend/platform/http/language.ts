// In which language a caller wants to be answered.
import type { FastifyRequest } from 'fastify';
import { languages, type Language } from '@purlin/domain/shared/languages.ts';
import { preferredLanguage } from '@purlin/words/languages.ts';

/**
 * The language a caller wants: what the form that was sent says of itself, otherwise what the
 * caller's program asks for.
 */
export function languageOf({ body, headers }: FastifyRequest): Language {
  const said = (body as { readonly language?: unknown } | null | undefined)?.language;
  return (
    languages.find((language) => language === said) ?? preferredLanguage(headers['accept-language'])
  );
}
