// The whole catalogue: complete in every language that claims to be, well formed, and no message
// that nobody says.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../tools/laws/source.ts';
import type { InBoth, Texts } from './catalogue.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { locales } from './languages.ts';
import { literalsOf, nodesOf } from './message.ts';
import { screenParts } from './screens/parts.ts';
import { sentences } from './story/sentences.ts';

const here = import.meta.dirname;
/** Parts whose English and Spanish stand side by side in one file. */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, InBoth>>>> = { story: sentences };
/** A part of the catalogue is a folder, with a file for each language if they are apart. */
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const SCREENS = 'screens';
const parts = [
  ...foldersIn(here).filter((name) => name !== SCREENS),
  ...foldersIn(path.join(here, SCREENS)).map((name) => `${SCREENS}/${name}`),
];
/** What is named after something else is demanded by its type, and said wherever that is shown. */
const DEMANDED: readonly string[] = ['header', 'story'];

const texts = async (part: string, language: Language): Promise<Texts> => {
  const together = TOGETHER[part];
  if (together && language !== 'fr')
    return Object.fromEntries(Object.entries(together).map(([key, each]) => [key, each[language]]));
  return ((await import(path.join(here, part, `${language}.ts`))) as Record<Language, Texts>)[
    language
  ];
};

/** One thing has one name: what else it was called, by language, except where that is meant. */
const OTHER_NAMES: Partial<Record<Language, readonly RegExp[]>> = {
  // Vendors are "sous-traitants"; who sells the goods of the price book is another.
  // French is Québec's.
  fr: [
    /fournisseur|\bdevis\b|e-mail|week-end|\bsociété/iu,
    /\bremises?\b(?! en main propre)|\bformules?\b|métreur|numéro de trace/iu,
  ],
  // An entry of the bank is a "registro", and what is paid on approval an "anticipo".
  es: [
    /(?:verificación|entrada) en dos pasos|\b(?:última entrada|volver a la entrada)\b/iu,
    /rengl[oó]n|dep[oó]sito/iu,
  ],
};
const MEANT: Partial<Record<Language, readonly string[]>> = {
  fr: ['screens/price-book', 'screens/price-items'],
};

/** Words that are the same there as in English. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: `Auditor Color Ctrl Demo Enter Error Esc Flexible ID Material PDF Purlin QuickBooks SFTP SHA
    Subtotal Tab Total gal lb min mm mph personal No`.split(/\s+/),
  fr: `Action Actions Active Budget Cents Client Clients Code Commercial Contact Conversation
    Conversations Correction Date Dates Day Description Document Documents Dollars Exclusions
    Flexible Gallon ID Inspection Latitude Longitude Memorial Menu Message Messages Note Notes
    Notifications Option Options PDF Page Pages Permissions Photo Photos Purlin Questions
    QuickBooks SFTP SHA Section Service Services Signature Tab Taxable Thanksgiving Total Type
    Urgent Version gal gallon lb min mm mph option options photo photos services date`.split(/\s+/),
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

/** Where messages are kept, and need not be looked for. */
const TEXTS =
  /^libs\/words\/.*\/(?:en|es|fr|bank-\w+|fr-\w+)\.ts$|^libs\/domain\/[\w-]+\/refusals\.ts$/;
/** A key, or what is constant of one with a value in it: `'a.b'`, `\`a.${` and `}.b\``. */
const KEYS = /'[\w.-]+'|`[\w.-]+\.\$\{|\}\.[\w.-]+`/g;
let keys: ReadonlySet<string> | undefined;
/** Every key in code that may say a message; read once. */
const keysInCode = (): ReadonlySet<string> =>
  (keys ??= new Set(
    readSources(path.join(here, '../..'))
      .filter(
        ({ path: file }) =>
          !TEXTS.test(file) && !file.includes('.spec.') && !file.startsWith('tools/'),
      )
      .flatMap((source) => source.code.match(KEYS) ?? []),
  ));

describe.each(parts)('%s', (part) => {
  let english: Texts;
  beforeAll(async () => {
    english = await texts(part, 'en');
  });

  it.each(languages)(
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

  it.each(languages.filter((language) => language !== 'en'))(
    'has no message in %s that is still English',
    async (language) => {
      const translated = await texts(part, language);
      const same = Object.keys(english).filter((key) => translated[key] === english[key]);
      const isEnglish = (key: string): boolean =>
        literalsOf(english[key] ?? '').some((literal) =>
          (literal.match(/\p{L}{2,}/gu) ?? []).some((word) => !SAME[language].includes(word)),
        );
      expect(same.filter(isEnglish)).toEqual([]);
    },
  );

  it.each(languages.filter((language) => OTHER_NAMES[language]))(
    'calls each thing by its one name in %s',
    async (language) => {
      if (MEANT[language]?.includes(part)) return;
      const otherwise = Object.entries(await texts(part, language)).filter(([, text]) =>
        OTHER_NAMES[language]?.some((name) => name.test(text.replaceAll(/\s+/g, ' '))),
      );
      expect(otherwise).toEqual([]);
    },
  );

  it('keeps what French sets apart from a word on its line', async () => {
    const apart = Object.entries(await texts(part, 'fr')).flatMap(([key, text]) =>
      literalsOf(text).some((said) => /\s[:;?!»%]|«\s/u.test(said.replaceAll('\u00a0', '_')))
        ? [key]
        : [],
    );
    expect(apart).toEqual([]);
  });

  it('has no message that nobody says', () => {
    if (DEMANDED.includes(part)) return;
    const said = keysInCode();
    // A key with a part that is a value, like `unit.hour`, is said for all values at once.
    const ways = (key: string): string[] => [
      `'${key}'`,
      `\`${key.replace(/\.[^.]*$/, '')}.\${`,
      `}.${key.replace(/^[^.]*\./, '')}\``,
    ];
    const unsaid = Object.keys(english).filter((key) => !ways(key).some((way) => said.has(way)));
    expect(unsaid).toEqual([]);
  });
});

it('has a folder for every part of the screens, and no other', () => {
  expect(foldersIn(path.join(here, SCREENS))).toEqual(screenParts.toSorted());
});
