// Test runner: specs beside the code, one embedded Postgres for the whole run. Nothing is tried
// again here; tools/test.ts gives a failed journey a second try.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { JOURNEYS } from './tools/vitest/journey-files.ts';
import { LongestFirst } from './tools/vitest/longest-first.ts';

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
    reporters: ['default', './tools/vitest/slowest.ts'],
    // As many as the machine has: with three on two cores, journeys miss their moments.
    maxWorkers: availableParallelism(),
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
        test: { name: 'journeys', include: JOURNEYS },
      },
    ],
  },
});
