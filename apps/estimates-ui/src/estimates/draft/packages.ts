// A multi-option estimate's default packages, in the client's language.
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { packageWords } from '@purlin/words/packages.ts';
import type { FormValues, OptionValues } from './values.ts';

type Words = Pick<OptionValues, 'title' | 'description'>;

const wordsIn = (language: Language): readonly Words[] => {
  const say = packageWords(language);
  return [
    { title: say('good'), description: say('good-is') },
    { title: say('better'), description: say('better-is') },
    { title: say('best'), description: say('best-is') },
  ];
};

/**
 * The three default packages of every multi-option estimate; the one with order 1 is recommended
 * (rule: default-packages).
 */
export const defaultOptions = (language: Language = 'en'): OptionValues[] =>
  wordsIn(language).map((words, order) => ({
    ...words,
    id: null,
    recommended: order === 1,
    lines: [],
  }));

const usual = languages.map(wordsIn);

/** Texts of unedited packages in this language, by field. */
export const packagesIn = (
  options: FormValues['options'],
  language: Language,
): readonly (readonly [`options.${number}.${keyof Words}`, string])[] =>
  options.flatMap((option, n) =>
    (['title', 'description'] as const).flatMap((name) => {
      const at = usual[0]!.findIndex((_, p) =>
        usual.some((words) => words[p]![name] === option[name]),
      );
      const wanted = at === -1 ? undefined : wordsIn(language)[at]![name];
      return wanted === undefined || wanted === option[name]
        ? []
        : [[`options.${n}.${name}` as const, wanted] as const];
    }),
  );
