// The laws of which floor may import which packages, as data.
import { BROWSER, OF_SOME_ROOM, PACKAGES_OF_ROOMS, SERVER_PACKAGES, SPECS } from './groups.ts';
import type { ImportLaw } from './import-law.ts';

export const packageLaws = {
  'federation-in-one-file': {
    why: 'How a remote is loaded, and what happens when it cannot be, is decided once.',
    instead: 'Use RemoteScreens or RemoteDashboard of apps/shell/src/remotes.tsx.',
    from: ['apps/**', 'libs/**'],
    not: ['apps/shell/src/remotes.tsx'],
    about: ['@module-federation/**'],
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
  'servers-behind-the-platform': {
    why: 'Nest, Postgres, queues, mail and Chromium are replaceable because one folder knows them.',
    instead: 'Use what Services and platform/ offer; add to platform/ what is missing.',
    from: ['apps/**', 'libs/**'],
    not: [
      'apps/backend/platform/**',
      'apps/backend/main.ts',
      'apps/backend/app.ts',
      'libs/event-store/**',
      SPECS,
    ],
    about: SERVER_PACKAGES,
  },
  'outside-services-behind-their-room': {
    why:
      'QuickBooks and the bank are replaceable because one folder of one room knows how they ' +
      'talk.',
    instead:
      'Let the room bring an OutsideService (platform/core/outside-services.ts) and take it from ' +
      'services.outside.',
    from: ['apps/backend/:room/{service,gateway}/**', 'apps/**', 'libs/**'],
    not: [SPECS],
    about: OF_SOME_ROOM,
    mayByRoom: PACKAGES_OF_ROOMS,
  },
  'browser-has-no-node': {
    why: 'What these floors import is bundled for browsers; there is no Node there.',
    instead: 'Take the value as an argument, or do it in the backend.',
    from: BROWSER,
    not: [SPECS],
    about: ['node:**', ...SERVER_PACKAGES, ...OF_SOME_ROOM],
  },
} as const satisfies Readonly<Record<string, ImportLaw>>;
