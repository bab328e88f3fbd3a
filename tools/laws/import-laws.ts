// The laws of who may import whom, as data. tidy.spec.ts runs them, each with a fixture that breaks
// it.
import type { ImportLaw } from './import-law.ts';
import { packageLaws } from './package-laws.ts';
import { SPECS } from './groups.ts';
import { contractsByRoom } from './room-contracts.ts';

export const importLaws = {
  ...packageLaws,
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
      'Take the fact through the command (the room makes it from the request and the facts), or ' +
      "use `import type` for another room's events.",
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
      'Move the shape that the contract needs into <thing>-shapes.ts beside the decider, and ' +
      'have the room make the command in its map (its commands.ts or context.ts).',
    from: ['libs/contracts/**'],
    about: ['libs/domain/**'],
    may: [
      'libs/domain/shared/**',
      'libs/domain/*/*-shapes.ts',
      'libs/domain/access/{rights,user-commands}.ts',
      'libs/domain/company/settings/sections.ts',
      'libs/domain/estimates/commands.ts',
      'libs/domain/estimates/fact-kinds.ts',
      'libs/domain/estimates/facts.ts',
      'libs/domain/estimates/header-fields.ts',
      'libs/domain/estimates/header.ts',
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
    may: ['libs/words/**', 'libs/event-sourcing/actors.ts', 'libs/domain/shared/languages.ts'],
    mayAsType: ['libs/domain/**', 'libs/event-sourcing/**'],
    specsMay: ['libs/domain/**', 'libs/event-sourcing/**', 'tools/laws/**', 'node:**'],
  },
  'furniture-knows-no-roofs': {
    why: 'Components that know estimates or the API cannot be used for jobs and payments.',
    instead: 'Take values and callbacks as properties; the screen knows where they come from.',
    from: ['libs/ui/**'],
    may: [
      'libs/ui/**',
      'libs/words/**',
      'libs/domain/shared/languages.ts',
      'react',
      'react/**',
      'react-dom',
      'react-dom/**',
      '@blueprintjs/**',
      '@fontsource-variable/**',
      'react-hook-form',
      '@tanstack/react-virtual',
    ],
  },
  'hallway-knows-contracts': {
    why: 'The hallway is loaded by every front end and mounted once; it depends on none of them.',
    instead: 'Let the app hand it in, or move the part to the app.',
    from: ['libs/web/**'],
    may: [
      'libs/web/**',
      'libs/contracts/**',
      'libs/words/**',
      'libs/domain/access/{person-names,rights}.ts',
      'libs/domain/shared/{folding,phones,upload-sizes}.ts',
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
      'libs/contracts/{csv-import,fields,picture-shapes,route,screens}.ts',
      'libs/domain/:room/**',
      'libs/domain/access/rights.ts',
      // What a bank takes is one rule, for whoever saves its data and for whoever sends them.
      'libs/domain/payments/ach/originator-of-settings.ts',
      'libs/domain/shared/**',
      'libs/event-sourcing/**',
      'libs/words/**',
    ],
    mayByRoom: contractsByRoom,
    mayAsType: ['libs/domain/**', 'libs/contracts/**'],
    specsMay: ['apps/backend/**', 'libs/domain/**', 'libs/contracts/**', 'libs/event-store/**'],
  },
  'platform-knows-no-room': {
    why:
      'The platform serves every room alike; a room it knows is a special case that all ' +
      'others pay for.',
    instead:
      'Add a property to Room (platform/core/room.ts) that any room can fill, and let the room ' +
      'fill it.',
    from: ['apps/backend/platform/**'],
    about: ['apps/**', 'libs/contracts/**', 'libs/domain/**', 'libs/words/**'],
    may: [
      'apps/backend/platform/**',
      'libs/contracts/route.ts',
      'libs/contracts/fields.ts',
      'libs/domain/access/rights.ts',
      'libs/words/languages.ts',
      'libs/domain/shared/{contacts,folding,languages,phones,picture,picture-widths,text}.ts',
      'libs/domain/shared/{upload-sizes,whole-characters}.ts',
    ],
    mayAsType: [
      'libs/domain/access/user-shapes.ts',
      'libs/words/field-sentence.ts',
      'libs/words/parameters.ts',
      'libs/words/requests/en.ts',
      'libs/words/sentence.ts',
    ],
    // A spec may ask the whole app what holds for every room, and needs some decider to work on.
    specsMay: ['apps/backend/app.ts', 'apps/backend/product.ts', 'libs/domain/**', 'libs/words/**'],
  },
  'core-knows-no-http': {
    why: 'Commands, history and tasks run without a browser too: in workers, seeds and tools.',
    instead:
      'Throw BadInput or a Refusal (http/problem.ts has their status); take the rest as data.',
    from: ['apps/backend/platform/core/**'],
    about: ['apps/backend/platform/http/**', '@nestjs/common', 'fastify', '@fastify/**'],
    mayAsType: ['@nestjs/common'],
    specsMay: ['apps/backend/platform/http/**'],
  },
  'platform-servers-know-servers-only': {
    why: 'A server that is embedded or reached by URL can be replaced, because it knows nothing.',
    instead: 'Take it as an argument, or move the part that knows events to platform/core.',
    from: ['apps/backend/platform/servers/**'],
    about: ['apps/backend/platform/**'],
    may: ['apps/backend/platform/servers/**', 'apps/backend/platform/config.ts'],
    mayAsType: ['apps/backend/platform/**'],
    specsMay: ['apps/backend/platform/**'],
  },
  'engines-behind-the-port': {
    why: 'The app must not notice which engine it runs on.',
    instead: 'Open a store with @purlin/event-store/open.ts and use the port.',
    from: ['apps/**'],
    about: ['libs/event-store/**'],
    may: [
      'libs/event-store/port.ts',
      'libs/event-store/open.ts',
      // These two know connections, not events.
      'libs/event-store/postgres-connection.ts',
      'libs/event-store/postgres-pipeline.ts',
      // A restore puts history back together with everything else, and compares it.
      'libs/event-store/{fingerprint,postgres-intake,storable}.ts',
    ],
  },
  'product-needs-no-tools': {
    why: 'tools/ builds, tests and starts the product; it is not shipped inside it.',
    instead: 'Move what the product needs into the app or a library.',
    from: ['apps/**', 'libs/**'],
    not: [SPECS, '**/*.config.{ts,mjs}', 'apps/site/build/**'],
    about: ['tools/**'],
  },
} as const satisfies Readonly<Record<string, ImportLaw>>;
