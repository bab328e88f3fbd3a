// The laws of the house, as data: who may import whom, and what no source file may hold.
// tidy.spec.ts runs them, each with a fixture that breaks it.

/**
 * Of the targets a law is `about`, files `from` may import only what it lists. Patterns: `*` a
 * name, `**` any depth, `:room` repeats.
 */
export interface ImportLaw {
  readonly why: string;
  readonly instead: string;
  readonly from: readonly string[];
  /** Files the law does not speak of. */
  readonly not?: readonly string[];
  /** Everything, when unset. */
  readonly about?: readonly string[];
  readonly may?: readonly string[];
  /** With `import type` alone. */
  readonly mayAsType?: readonly string[];
  readonly specsMay?: readonly string[];
}

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

/** Laws that need more than one line to judge; `laws/` holds how. */
export interface HouseLaw {
  readonly why: string;
  readonly instead: string;
}

const SPECS = '**/*.spec.{ts,tsx}';
const BROWSER = [
  'libs/event-sourcing/**',
  'libs/domain/**',
  'libs/contracts/**',
  'libs/words/**',
  'libs/ui/**',
  'libs/web/**',
  'apps/*-ui/src/**',
  'apps/shell/src/**',
  'apps/site/src/**',
];
const SERVER_PACKAGES = [
  '@nestjs/**',
  'fastify',
  '@fastify/**',
  'pg',
  'bullmq',
  'ioredis',
  'nodemailer',
  'smtp-server',
  'playwright-core',
  '@sparticuz/**',
  'pino',
  'reflect-metadata',
  'rxjs',
  'rate-limiter-flexible',
  'lru-cache',
  'postal-mime',
];
const PURE = ['libs/event-sourcing/**', 'libs/domain/**', 'libs/contracts/**', 'libs/words/**'];
const LAW_FILES = {
  'tools/laws.ts': 'names what it forbids',
  'tools/laws/fixtures.ts': 'breaks every law on purpose',
};

export const importLaws = {
  'grammar-stands-alone': {
    why:
      'The grammar is the one thing every floor shares; whatever it imports, everything ' +
      'imports.',
    instead: 'Hand it in as an argument, or keep it in the floor that needs it.',
    from: ['libs/event-sourcing/**'],
    may: ['libs/event-sourcing/**', 'zod'],
  },
  'domain-room-keeps-to-itself': {
    why: 'A rule that reads another room cannot be understood, tested or changed alone.',
    instead:
      'Take the fact through the command (the room makes it from the request and the facts), or use ' +
      "`import type` for another room's events.",
    from: ['libs/domain/:room/**'],
    may: ['libs/event-sourcing/**', 'libs/domain/shared/**', 'libs/domain/:room/**', 'zod'],
    mayAsType: ['libs/domain/**'],
  },
  'contracts-know-rules-only': {
    why: 'Contracts travel to the browser: what they import, every screen loads.',
    instead:
      "Describe the shape with zod and the domain's own shapes; do the rest in the room's " +
      'context.ts.',
    from: ['libs/contracts/**'],
    may: ['libs/contracts/**', 'libs/domain/**', 'zod'],
    mayAsType: ['libs/event-sourcing/**'],
  },
  'contracts-import-no-decider': {
    why: 'A contract that imports a decider ships its rules to every screen that knows a route.',
    instead:
      'Move the shape that the contract needs into <thing>-shapes.ts beside the decider, and have ' +
      'the room make the command in its map (apps/backend/<room>/commands.ts or context.ts).',
    from: ['libs/contracts/**'],
    about: ['libs/domain/**'],
    may: [
      'libs/domain/shared/**',
      'libs/domain/*/*-shapes.ts',
      'libs/domain/access/rights.ts',
      'libs/domain/estimates/commands.ts',
      'libs/domain/estimates/facts.ts',
      'libs/domain/estimates/offer.ts',
      'libs/domain/leads/choices.ts',
      'libs/domain/price-book/reprice.ts',
      'libs/domain/scheduling/local-time.ts',
    ],
  },
  'words-know-names-only': {
    why: 'Words are loaded wherever they are said; a rule behind them would be loaded with them.',
    instead: 'Use `import type` for what the words are about, and take values as parameters.',
    from: ['libs/words/**'],
    may: ['libs/words/**'],
    mayAsType: ['libs/domain/**', 'libs/event-sourcing/**'],
    specsMay: ['libs/domain/**', 'libs/event-sourcing/**', 'tools/laws/**'],
  },
  'furniture-knows-no-roofs': {
    why: 'Components that know estimates or the API cannot be used for jobs and payments.',
    instead: 'Take values and callbacks as properties; the screen knows where they come from.',
    from: ['libs/ui/**'],
    may: [
      'libs/ui/**',
      'react',
      'react/**',
      'react-dom',
      'react-dom/**',
      '@blueprintjs/**',
      '@fontsource-variable/**',
      'react-hook-form',
    ],
  },
  'hallway-knows-contracts': {
    why:
      'The hallway is loaded by every front end and mounted once; it may not depend on any ' +
      'of them.',
    instead: 'Let the app hand it in, or move the part to the app.',
    from: ['libs/web/**'],
    may: [
      'libs/web/**',
      'libs/contracts/**',
      'libs/domain/access/rights.ts',
      'react',
      'react/**',
      'react-dom',
      'react-dom/**',
      'react-router',
      'react-router/**',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers/**',
      'zod',
    ],
    mayAsType: ['libs/domain/**'],
  },
  'event-store-knows-no-product': {
    why: "The engines store any company's events; the product must not leak into them.",
    instead: 'Keep it in the platform (apps/backend/platform).',
    from: ['libs/event-store/**'],
    may: [
      'libs/event-store/**',
      'node:**',
      'pg',
      '@eventstore/db-client',
      '@eventstore/db-client/**',
      '@grpc/grpc-js',
      'google-protobuf',
      'google-protobuf/**',
    ],
    specsMay: ['tools/**', 'apps/backend/platform/servers/embedded/**'],
  },
  'apps-stand-alone': {
    why:
      'Front ends are built, released and broken one at a time; a shared file belongs to a ' +
      'library.',
    instead:
      'Move what both need to libs/ui or libs/web; load a remote through ' +
      'apps/shell/src/remotes.tsx.',
    from: ['apps/:app/**'],
    about: ['apps/**'],
    may: ['apps/:app/**'],
  },
  'federation-in-one-file': {
    why: 'How a remote is loaded, and what happens when it cannot be, is decided once.',
    instead: 'Use RemoteScreens or RemoteDashboard of apps/shell/src/remotes.tsx.',
    from: ['apps/**', 'libs/**'],
    not: ['apps/shell/src/remotes.tsx'],
    about: ['@module-federation/**'],
  },
  'front-doors-only': {
    why:
      'The front doors are what the front ends share at run time; a file behind them would ' +
      'be loaded, and its state kept, twice.',
    instead: 'Import from @purlin/ui/ui.ts or @purlin/web/web.ts, and export it there.',
    from: ['apps/*-ui/src/**', 'apps/shell/src/**'],
    about: ['libs/ui/**', 'libs/web/**'],
    may: [
      'libs/ui/ui.ts',
      'libs/web/web.ts',
      'libs/ui/*.css',
      'libs/web/mount-rooms.tsx',
      'libs/web/trusted-types.ts',
      'libs/web/zod-strict.ts',
    ],
  },
  'libraries-behind-the-furniture': {
    why:
      'Blueprint, the router and the query client are wrapped once, so that they can be ' +
      'changed once and mounted once.',
    instead:
      'Use @purlin/ui/ui.ts and @purlin/web/web.ts; add a component or a hook there when ' +
      'one is missing.',
    from: ['apps/**'],
    about: [
      '@blueprintjs/core',
      '@blueprintjs/core/**',
      '@tanstack/react-query',
      'react-router',
      'react-router/**',
    ],
  },
  'room-knows-its-own': {
    why:
      'Rooms that reach into each other become one room. What others may know of a room is ' +
      'what its read models answer.',
    instead:
      "Ask the other room's read-models/ query function, or use `import type`; carry out " +
      "its commands with services.dispatch in a reaction's worker.",
    from: ['apps/backend/:room/**'],
    not: ['apps/backend/platform/**', 'apps/backend/demo/**'],
    about: ['apps/**', 'libs/**'],
    may: [
      'apps/backend/:room/**',
      'apps/backend/platform/**',
      'apps/backend/*/read-models/**',
      'libs/contracts/:room.ts',
      'libs/contracts/*-shapes.ts',
      'libs/contracts/route.ts',
      'libs/contracts/fields.ts',
      'libs/contracts/csv-import.ts',
      'libs/domain/:room/**',
      'libs/domain/access/rights.ts',
      'libs/domain/shared/**',
      'libs/event-sourcing/**',
      'libs/words/**',
    ],
    mayAsType: ['libs/domain/**', 'libs/contracts/**'],
    specsMay: ['apps/backend/**', 'libs/domain/**', 'libs/contracts/**', 'libs/event-store/**'],
  },
  'platform-knows-no-room': {
    why:
      'The platform serves every room alike; a room it knows is a special case that all ' +
      'others pay for.',
    instead:
      'Add a property to Room (platform/core/room.ts) that any room can fill, and let the room fill it.',
    from: ['apps/backend/platform/**'],
    about: ['apps/**', 'libs/contracts/**', 'libs/domain/**', 'libs/words/**'],
    may: [
      'apps/backend/platform/**',
      'libs/contracts/route.ts',
      'libs/contracts/fields.ts',
      'libs/domain/access/rights.ts',
      'libs/words/languages.ts',
    ],
    mayAsType: [
      'libs/domain/access/user-shapes.ts',
      'libs/words/parameters.ts',
      'libs/words/requests/en.ts',
      'libs/words/sentence.ts',
    ],
    // A spec may ask the whole app what holds for every room, and needs some decider to work on.
    specsMay: ['apps/backend/app.ts', 'libs/domain/**', 'libs/words/**'],
  },
  'servers-behind-the-platform': {
    why: 'Nest, Postgres, queues, mail and Chromium are replaceable because one folder knows them.',
    instead: 'Use what Services and platform/ offer; add to platform/ what is missing.',
    from: ['apps/**', 'libs/**'],
    not: [
      'apps/backend/platform/**',
      'apps/backend/main.ts',
      'apps/backend/app.ts',
      'libs/event-store/**',
      'apps/*/journeys/**',
      SPECS,
    ],
    about: SERVER_PACKAGES,
  },
  'engines-behind-the-port': {
    why: 'The app must not notice which engine it runs on.',
    instead: 'Open a store with @purlin/event-store/open.ts and use the port.',
    from: ['apps/**'],
    about: ['libs/event-store/**'],
    may: [
      'libs/event-store/port.ts',
      'libs/event-store/open.ts',
      'libs/event-store/postgres-pipeline.ts',
    ], // the pipeline knows connections, not events
  },
  'browser-has-no-node': {
    why: 'What these floors import is bundled for browsers; there is no Node there.',
    instead: 'Take the value as an argument, or do it in the backend.',
    from: BROWSER,
    not: [SPECS],
    about: ['node:**', ...SERVER_PACKAGES],
  },
  'product-needs-no-tools': {
    why: 'tools/ builds, tests and starts the product; it is not shipped inside it.',
    instead: 'Move what the product needs into the app or a library.',
    from: ['apps/**', 'libs/**'],
    not: [SPECS, '**/*.config.{ts,mjs}', 'apps/site/build/**', 'apps/*/journeys/**'],
    about: ['tools/**'],
  },
} as const satisfies Readonly<Record<string, ImportLaw>>;

export const textLaws = {
  'rules-are-pure': {
    why:
      'A decision is made again when a write was overtaken, and history is folded years ' +
      'later: both must give the same answer.',
    instead: 'Time, actor, ids and keys arrive in `meta`; count dates in UTC.',
    in: PURE,
    not: { [SPECS]: 'specs may look at the clock' },
    of: 'code',
    never:
      /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bcrypto\b|\bperformance\.|\bprocess\.\w|\bset(?:Timeout|Interval|Immediate)\(|\bfetch\(|\bconsole\.|\blocalStorage\b|\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(|\.toLocale\w*String\(/,
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
  'nothing-unfinished': {
    why: 'A promise in the code is kept by nobody.',
    instead: 'Do it now, or leave it out.',
    in: ['**'],
    not: { ...LAW_FILES, 'apps/site/src/words/es/**': 'Spanish for everything' },
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
    never:
      /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint|biome)-(?:disable|ignore|enable)|(?:c8|v8|istanbul) ignore/,
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
    never:
      /\b(?:\w+(?:Saga|Dto|DTO|Dao|DAO)s?|(?:saga|dto|dao|Saga|Dto|DTO|Dao|DAO)s?|(?:saga|dto|dao)[A-Z]\w*|\w*[aA]ggregateRoot\w*)\b|\b(?:class|interface|type|function)\s+\w*(?:Policy|Policies|Entity|Entities)\b/,
  },
  'no-raw-html': {
    why: 'Text of clients becomes markup this way.',
    instead:
      'Let React escape it; in the backend use the html template of platform/servers/html.ts.',
    in: BROWSER,
    not: { 'apps/site/src/frame/head.tsx': 'structured data for search engines, escaped for HTML' },
    of: 'code',
    never:
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|\.insertAdjacentHTML\(|document\.write\(|\beval\(|\bnew Function\(/,
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
      'apps/*/journeys/**': 'a journey reports',
    },
  },
  'every-spec-runs': {
    why: 'A spec that is left out proves nothing and looks green.',
    instead: 'Make it pass or delete it; what needs a real server says so with skipIf.',
    in: [SPECS, 'apps/*/journeys/**'],
    not: LAW_FILES,
    of: 'code',
    never:
      /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|todo)\b|\b(?:it|test)\.skip\(|\bx(?:it|describe)\(/,
  },
} as const satisfies Readonly<Record<string, TextLaw>>;

export const houseLaws = {
  caption: {
    why: 'The code map is made of first lines.',
    instead: 'Begin the file with a comment of one sentence that says what it is.',
  },
  'file-length': {
    why: 'A file is one thought.',
    instead: 'Divide it along its parts, or list it in tools/laws.ts with a reason.',
  },
  'line-width': {
    why: 'A line that does not fit beside another one is not read.',
    instead: 'Run npm run format; divide what it leaves: a text, a comment, a pattern.',
  },
  'function-length': {
    why: 'A function fits on a screen.',
    instead: 'Let the parent decide and give the parts names.',
  },
  'file-name': {
    why: 'A file is found by the thing it is about.',
    instead: 'Name it in kebab-case after the thing it holds.',
  },
  'no-barrels': {
    why: 'A file that hands on others hides who needs whom, and loads them all.',
    instead: 'Import from the file that has it.',
  },
  'no-cycles': {
    why: 'Files in a circle are one file in pieces.',
    instead: 'Move what both need to a file of its own, or hand it in.',
  },
  'no-folder-cycles': {
    why: 'Rooms in a circle cannot be read, moved or loaded one without the other.',
    instead: 'Move what both show to `parts/`, or let the room that knows the other hand it in.',
  },
  'no-dead-files': {
    why: 'What nobody uses is still read, kept and trusted.',
    instead: 'Delete it, or use it.',
  },
  'declared-packages': {
    why: "A package that only happens to be there is gone after somebody else's update.",
    instead: 'Add it to package.json, or use what is there.',
  },
} as const satisfies Readonly<Record<string, HouseLaw>>;

export const limits = { fileLines: 300, functionLines: 60, lineColumns: 100 };

/** Files over the limit, each with the reason. */
export const longFiles: Readonly<Record<string, string>> = {};

/** Files that only specs import, and which may do what specs may. */
export const specFiles = [SPECS, 'libs/event-store/contract.ts', 'libs/event-store/contract/**'];
/** What specs of every floor may import. */
export const specPackages = ['vitest', 'fast-check'];

/** The only files that may hand on what others export. */
export const frontDoors = ['libs/ui/ui.ts', 'libs/web/web.ts'];

/** Names that say nothing. */
export const emptyNames = /^(?:.*-)?(?:utils?|helpers?|managers?|common|misc|stuff|index)$/;

/** Files that nobody imports because something else starts them. */
export const entryPoints = [
  SPECS,
  'vitest.config.ts',
  '**/rspack.config.mjs',
  '**/*.d.ts',
  'apps/backend/main.ts',
  'apps/*/journeys/**',
];
