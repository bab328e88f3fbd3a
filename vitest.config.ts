// Test runner: specs beside the code, one embedded Postgres for the whole run. Only browser
// journeys may be tried again.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/vitest/longest-first.ts';

/** Whole products started as people start them: in a browser, and by npm start. */
const JOURNEYS = ['tools/journeys/**/*.spec.ts', 'tools/start/start.spec.ts'];

/**
 * Rules and words: pure functions that leave nothing behind, so many files share one process.
 * Starting one for each costs three times what the specs themselves do.
 */
const PURE = ['libs/domain/**/*.spec.ts', 'libs/contracts/**/*.spec.ts', 'libs/words/**/*.spec.ts'];

/**
 * The server's room by room: each opens an app, or a database, of its own, and most of their time
 * went into loading the same program again.
 */
const SERVER = ['apps/backend/**/*.spec.ts'];

export default defineConfig({
  test: {
    reporters: ['default', './tools/vitest/slowest.ts', './tools/vitest/retries.ts'],
    // More than the machine has: most of what these specs do is to wait for servers and browsers,
    // and with fewer workers a third of its time was left over.
    maxWorkers: '200%',
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tools/vitest/global-setup.ts'],
    setupFiles: ['tools/vitest/fast-check.ts'],
    // Ends what hangs. Nothing is proven by being quick on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'specs',
          include: ['apps/**/*.spec.ts', 'libs/**/*.spec.ts', 'tools/**/*.spec.ts'],
          exclude: ['**/node_modules/**', ...JOURNEYS, ...PURE, ...SERVER],
        },
      },
      {
        extends: true,
        test: { name: 'server', include: SERVER, isolate: false },
      },
      {
        extends: true,
        test: { name: 'rules', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['apps/**/*.spec.tsx', 'libs/**/*.spec.tsx'],
          exclude: ['**/node_modules/**'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        // A browser on a busy machine may miss a moment once; what fails twice is broken, and
        // every second try is counted and named at the end.
        test: { name: 'journeys', include: JOURNEYS, retry: 1 },
      },
    ],
  },
});
