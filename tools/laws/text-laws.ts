// The laws of what no source file may say, as data. tidy.spec.ts runs them, each with a fixture
// that breaks it.
import { BROWSER, PURE, SPECS } from './groups.ts';

/** What must not stand in the files; `of` says whether comments count. */
export interface TextLaw {
  readonly why: string;
  readonly instead: string;
  readonly in: readonly string[];
  /** Files it does not speak of, each with the reason. */
  readonly not?: Readonly<Record<string, string>>;
  readonly of: 'code' | 'text';
  readonly never: RegExp;
}

const LAW_FILES = {
  'tools/laws/text-laws.ts': 'names what it forbids',
  'tools/laws/text-fixtures.ts': 'breaks every law on purpose',
};

/** What any of these finds; all have the same flags. */
const anyOf = (...parts: readonly [RegExp, ...RegExp[]]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), parts[0].flags);

export const textLaws = {
  'rules-are-pure': {
    why:
      'A decision is made again when a write was overtaken, and history is folded years ' +
      'later: both must give the same answer.',
    instead: 'Time, actor, ids and keys arrive in `meta`; count dates in UTC.',
    in: PURE,
    not: { [SPECS]: 'specs may look at the clock' },
    of: 'code',
    never: anyOf(
      /\bDate\.now\b/,
      /\bnew Date\(\s*\)/,
      /\bMath\.random\b/,
      /\bcrypto\b/,
      /\bperformance\./,
      /\bprocess\.\w/,
      /\bset(?:Timeout|Interval|Immediate)\(/,
      /\bfetch\(/,
      /\bconsole\./,
      /\blocalStorage\b/,
      /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
      /\.toLocale\w*String\(/,
    ),
  },
  'platform-knows-no-product': {
    why: 'The platform serves any product; what it says of ours, it would say of theirs.',
    instead:
      'Hand it in: product.ts for names and addresses, a property of Room for what a room adds; ' +
      'a service of the world outside is an OutsideService that a room brings.',
    in: ['apps/backend/platform/**'],
    not: {
      [SPECS]: 'they try the platform on the product',
      'apps/backend/platform/config.ts': 'the settings, with the defaults of the product',
      'apps/backend/platform/servers/embedded/names.ts': 'the name that existing data carries',
    },
    of: 'text',
    never: anyOf(
      /(?<!@)purlin/i,
      /\bestimates?\b/i,
      /\bestimate[-_A-Z]/i,
      /roof/i,
      /vendor/i,
      /invoice/i,
      /price.?book/i,
      /quick.?books/i,
      /intuit(?!i)/i,
      /(?<![a-z])banks?(?![a-z])|Banks?(?![a-z])/,
      /\bACH\b|\bach[-_]|(?<![a-z])sftp|nacha/i,
      /weather|forecast/i,
      /payments?(?![a-z])|prenote|remittance/i,
      /shingle|gutter|\bcrews?\b|\bCCB\b/i,
      /['"`]\/(?:dashboard|clients|calendar|settings|auth|dev\/inbox)\b/i,
    ),
  },
  'messages-come-from-the-catalogue': {
    why: 'A sentence in the code is said in one language, and nobody finds it who looks for words.',
    instead: 'Give it a key in libs/words and say it by that: answerWords(language)(key, values).',
    in: ['apps/backend/**'],
    not: {
      [SPECS]: 'they expect sentences',
      'apps/backend/demo/**': 'what people of the demo company wrote',
    },
    of: 'code',
    never: /\bmessage:\s*(?:['"]|`(?!\$\{\w+\}`))/,
  },
  'environment-is-read-once': {
    why: 'A setting that is read anywhere is checked nowhere.',
    instead: 'Add it to apps/backend/platform/config.ts and take it from services.config.',
    in: ['apps/**', 'libs/**'],
    of: 'code',
    never: /\bprocess\.env\b/,
    not: {
      'apps/backend/platform/config.ts': 'the one place',
      '**/rspack.config.mjs': 'the bundler is told there what it builds for',
      [SPECS]: 'addresses of real servers to test against',
    },
  },
  'furniture-asks-nobody': {
    why: 'A component that calls the server cannot be shown without one.',
    instead: 'Take data and callbacks as properties.',
    in: ['libs/ui/**'],
    of: 'code',
    never: /\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\bsendBeacon\b/,
  },
  'front-door-by-its-name': {
    why:
      'Front ends share a front door by the name of its package. By another path it is loaded a ' +
      'second time, and its state with it: a screen finds no session.',
    instead: 'Import from @purlin/ui/ui.ts or @purlin/web/web.ts.',
    in: ['libs/ui/**', 'libs/web/**'],
    of: 'code',
    never: /from '(?:\.{1,2}\/)+(?:ui|web)\.ts'/,
  },
  'nothing-unfinished': {
    why: 'A promise in the code is kept by nobody.',
    instead: 'Do it now, or leave it out.',
    in: ['**'],
    not: { ...LAW_FILES, '**/es/**': 'Spanish for everything', '**/es.ts': 'as above' },
    of: 'text',
    never: /\b(?:TODO|FIXME|XXX|HACK)\b|coming soon|lorem ipsum/i,
  },
  'no-suppressions': {
    why: 'A silenced checker finds nothing, here and in what is added next to it.',
    instead:
      'Write it so that the checker understands it, or change the rule for everybody in ' +
      '.oxlintrc.json with a reason.',
    in: ['**'],
    not: LAW_FILES,
    of: 'text',
    never: anyOf(
      /@ts-(?:ignore|expect-error|nocheck)/,
      /(?:eslint|oxlint|biome)-(?:disable|ignore|enable)/,
      /(?:c8|v8|istanbul) ignore/,
    ),
  },
  'words-of-the-house': {
    why:
      'One thing has one name (docs: words): decider, reaction, shape; in roofing a policy ' +
      "is the homeowner's insurance.",
    instead:
      'Say decider or stream, reaction, contract or shape, query function; for a rule ' +
      'about retries say attempts and back-off.',
    in: ['**'],
    not: LAW_FILES,
    of: 'code',
    never: anyOf(
      /\b\w+(?:Saga|Dto|DTO|Dao|DAO)s?\b/,
      /\b(?:saga|dto|dao|Saga|Dto|DTO|Dao|DAO)s?\b/,
      /\b(?:saga|dto|dao)[A-Z]\w*\b/,
      /\b\w*[aA]ggregateRoot\w*\b/,
      /\b(?:class|interface|type|function)\s+\w*(?:Policy|Policies|Entity|Entities)\b/,
      // Words that meant five things each: what is named says which (ARCHITECTURE, Words).
      /\b(?:class|interface|type|function|const|let)\s+(?:Telling|Told|Troubles?|Standing)\b/,
      /\b(?:class|interface|type|function|const|let)\s+(?:Letters?|Answer|Fate|Doing|Guesses)\b/,
      /\b(?:class|interface|type|function|const|let)\s+(?:Hopeless|Closers|Acquaintances?|Chore)\b/,
    ),
  },
  'json-is-not-looked-into': {
    why: 'What SQL does to JSON only a database can try, and no index helps it (record 0007).',
    instead: 'Give it a column that the fold fills, raise the version, and ask for the column.',
    in: ['apps/backend/*/read-models/**'],
    not: {
      [SPECS]: 'they may look at what is stored',
      'apps/backend/company/read-models/company-settings.ts':
        'a section is one row of fields that it declares, one switch of which others ask for',
      'apps/backend/quickbooks/read-models/record-counts.ts':
        'asks the effects ledger, whose data has no columns',
    },
    of: 'code',
    never: /\bjsonb_\w|->>|#>>/,
  },
  'no-raw-html': {
    why: 'Text of clients becomes markup this way.',
    instead:
      'Let React escape it; in the backend use the html template of platform/servers/html.ts.',
    in: BROWSER,
    not: { 'apps/site/src/frame/head.tsx': 'structured data for search engines, escaped for HTML' },
    of: 'code',
    never: anyOf(
      /dangerouslySetInnerHTML/,
      /\.(?:inner|outer)HTML\b/,
      /\.insertAdjacentHTML\(/,
      /document\.write\(/,
      /\beval\(/,
      /\bnew Function\(/,
    ),
  },
  'log-is-the-log': {
    why: 'What is printed has no level, no request and no place where anybody looks.',
    instead: 'Use services.log; in the browser show a toast or an error panel.',
    in: ['apps/**', 'libs/**'],
    of: 'code',
    never: /\bconsole\.\w+\(/,
    not: {
      'apps/backend/main.ts': 'talks to whoever started it',
      'apps/site/build/**': 'a build step',
      [SPECS]: 'programs that a spec starts print',
    },
  },
  'one-scale-of-deadlines': {
    why: 'A slow machine is no defect: a deadline that does not know it fails there.',
    instead:
      'Leave it to vitest.config.ts and `until`; where one is needed, scale it ' +
      '(vitest/machine.ts).',
    in: [
      'apps/backend/**/*.spec.ts',
      'libs/event-store/**/*.spec.ts',
      'tools/**/*.spec.ts',
      'tools/journeys/*.ts',
      'tools/vitest/*.ts',
    ],
    of: 'code',
    never: anyOf(
      /\btimeout: \d[\d_]{3,}/,
      /\},\s*\d{2,}_000,?\s*\);/,
      /=> [^\n]*\), \d{2,}_000\);/,
    ),
  },
  'every-spec-runs': {
    why: 'A spec that is left out proves nothing and looks green.',
    instead: 'Make it pass or delete it; what needs a real server says so with skipIf.',
    in: [SPECS],
    not: LAW_FILES,
    of: 'code',
    never: anyOf(
      /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|todo)\b/,
      /\b(?:it|test)\.skip\(/,
      /\bx(?:it|describe)\(/,
    ),
  },
  'one-scale-of-weights': {
    why: 'Screens and pages with nine weights of type look like nine hands made them.',
    instead:
      'var(--weight-text), --weight-strong or --weight-title; --weight-heavy for headlines of ' +
      'the public pages.',
    in: ['apps/**/*.css', 'libs/ui/**/*.css'],
    of: 'code',
    never: anyOf(/\bfont-weight:\s*\d{3}(?!\d* 900)/, /\bfont:\s*(?:italic\s+)?\d{3}\s/),
  },
  'no-style-asks-what-follows': {
    why:
      'With `:has(+ x)` or `:has(~ x)` each row that comes or goes makes the browser look at all ' +
      'its siblings again: in long lists, the larger part of a turn of the wheel.',
    instead: 'Say it by a class or an attribute of the element itself, where it is drawn.',
    in: ['apps/**/*.css', 'libs/ui/**/*.css'],
    of: 'code',
    never: /:has\([^(){}]*[+~]/,
  },
  'spanish-of-a-roofer': {
    why:
      'A native reader stumbled over these: words from a dictionary, or of another trade or ' +
      'country.',
    instead:
      'Entablado, vigas del techo, membrana base, tapajuntas superior, botas para tubería de ' +
      'ventilación, contratista de techos, revisión gratis, conos de abeto, precio unitario, ' +
      'nos comunicamos con usted, no tengo prisa, cualquiera de los dos, Oregón.',
    in: ['apps/site/src/words/es/**', 'libs/words/*/es.ts'],
    of: 'code',
    never: anyOf(
      /(?<!\p{L})cubierta(?!\p{L})(?! de )/iu,
      /(?<!\p{L})(?:cabios?|contratapajuntas|techador|tarifa|piñas)(?!\p{L})/iu,
      /(?<!\p{L})botas? de tubo/iu,
      /(?<!\p{L})una mirada/iu,
      /(?<!\p{L})le contacta(?:mos|remos)/iu,
      /(?<!\p{L})(?:mis dueños|como sea|soy flexible|caminamos el techo)/iu,
      /(?<!\p{L})oregon(?!\p{L})/iu,
    ),
  },
} as const satisfies Readonly<Record<string, TextLaw>>;
