// The whole catalogue: complete in every language that claims to be, well formed, and no message
// that nobody says.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../tools/laws/source.ts';
import type { InEach, Texts } from './catalogue.ts';
import { languages, type Language } from '@purlin/domain/shared/languages.ts';
import { locales } from './languages.ts';
import { nodesOf } from './message.ts';
import { sentences } from './story/sentences.ts';

const here = import.meta.dirname;
/** Parts whose languages stand side by side in one file. */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, InEach>>>> = { story: sentences };
/** A part of the catalogue is a folder, with a file for each language if they are apart. */
const parts = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What staff alone read is in English; everything else is in every language. */
const STAFF_ONLY: readonly string[] = ['labels', 'forgetting'];
/** What is named after something else is demanded by its type, and said wherever that is shown. */
const DEMANDED: readonly string[] = ['header', 'story'];
const claims = (language: Language, part: string): boolean =>
  language === 'en' || !STAFF_ONLY.includes(part);

const texts = async (part: string, language: Language): Promise<Texts> => {
  const together = TOGETHER[part];
  if (together)
    return Object.fromEntries(Object.entries(together).map(([key, each]) => [key, each[language]]));
  return ((await import(path.join(here, part, `${language}.ts`))) as Record<Language, Texts>)[
    language
  ];
};

type Node = ReturnType<typeof nodesOf>[number];
/** Every argument in a text, with those inside its cases. */
const argumentsIn = (nodes: readonly Node[]): Exclude<Node, string>[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [node, ...('cases' in node ? Object.values(node.cases).flatMap(argumentsIn) : [])],
  );
const namesIn = (text: string): string[] =>
  [...new Set(argumentsIn(nodesOf(text)).map(({ name, kind }) => `${name}, ${kind}`))].toSorted();

describe.each(parts)('%s', (part) => {
  let english: Texts;
  beforeAll(async () => {
    english = await texts(part, 'en');
  });

  it.each(languages.filter((language) => claims(language, part)))(
    'is complete in %s: every message, with the same values and the cases its plurals need',
    async (language) => {
      const translated = await texts(part, language);
      expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted());
      const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();
      for (const [key, text] of Object.entries(translated)) {
        expect([key, text.trim() === '']).toEqual([key, false]);
        expect([key, ...namesIn(text)]).toEqual([key, ...namesIn(english[key] ?? '')]);
        for (const argument of argumentsIn(nodesOf(text))) {
          if (argument.kind !== 'plural') continue;
          const missing = pluralCategories.filter((name) => !Object.hasOwn(argument.cases, name));
          // Millions of anything are said like other numbers.
          expect([key, missing.filter((name) => name !== 'many')]).toEqual([key, []]);
        }
      }
    },
  );

  it('has no Spanish message that is still English', async () => {
    if (!claims('es', part)) return;
    const spanish = await texts(part, 'es');
    const same = Object.keys(english).filter((key) => spanish[key] === english[key]);
    expect(same.filter((key) => /[a-z]{3} [a-z]{3}/.test(english[key] ?? ''))).toEqual([]);
  });

  it('has no message that nobody says', () => {
    if (DEMANDED.includes(part)) return;
    const said = readSources(path.join(here, '../..'))
      .filter(
        ({ path: file }) =>
          !/^libs\/words\/[\w-]+\/(?:en|es)\.ts$|^libs\/domain\/[\w-]+\/refusals\.ts$/.test(file) &&
          !file.includes('.spec.') &&
          !file.startsWith('tools/'),
      )
      .map(({ code }) => code)
      .join('\n');
    // A key with a part that is a value, like `unit.hour`, is said for all values at once.
    const ways = (key: string): string[] => [
      `'${key}'`,
      `\`${key.replace(/\.[^.]*$/, '')}.\${`,
      `}.${key.replace(/^[^.]*\./, '')}\``,
    ];
    const unsaid = Object.keys(english).filter(
      (key) => !ways(key).some((way) => said.includes(way)),
    );
    expect(unsaid).toEqual([]);
  });
});
