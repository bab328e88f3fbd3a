// Test runner: specs beside the code, one embedded Postgres for the whole run, nothing tried again.
// `npm test` runs the projects of MERGE, `npm run assurance` the others.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/vitest/longest-first.ts';
import { scaled } from './tools/vitest/machine.ts';
import {
  ALONE,
  COMPONENTS,
  JOURNEYS,
  LONG,
  MERGE_JOURNEYS,
  PURE,
  SERVER,
} from './tools/vitest/suites.ts';

const notThese = (...lists: readonly (readonly string[])[]): string[] => [
  '**/node_modules/**',
  ...lists.flat(),
];

/** A whole journey, or a test that starts and ends whole servers. */
const LONG_MS = 600_000;

export default defineConfig({
  test: {
    reporters: ['default', './tools/vitest/slowest.ts'],
    // As many as the machine has: with three on two cores, journeys miss their moments.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tools/vitest/global-setup.ts'],
    setupFiles: ['tools/vitest/fast-check.ts'],
    // Ends what hangs. Nothing is proven by being quick on a busy machine.
    testTimeout: scaled(120_000),
    hookTimeout: scaled(120_000),
    expect: { poll: { timeout: scaled(45_000) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'specs',
          include: ['libs/event-store/**/*.spec.ts', 'tools/**/*.spec.ts'],
          exclude: notThese(JOURNEYS, LONG, ALONE),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [...SERVER],
          exclude: notThese(LONG, ALONE),
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: [...PURE], exclude: notThese(), isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [...COMPONENTS],
          exclude: notThese(),
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: [...MERGE_JOURNEYS],
          isolate: false,
          testTimeout: scaled(LONG_MS),
        },
      },
      {
        extends: true,
        test: {
          name: 'all-journeys',
          include: [...JOURNEYS],
          exclude: notThese(MERGE_JOURNEYS),
          isolate: false,
          testTimeout: scaled(LONG_MS),
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [...LONG],
          exclude: notThese(),
          testTimeout: scaled(LONG_MS),
          hookTimeout: scaled(LONG_MS),
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...ALONE],
          exclude: notThese(),
          maxWorkers: 1,
          testTimeout: scaled(LONG_MS),
          hookTimeout: scaled(LONG_MS),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
