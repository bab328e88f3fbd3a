// Test runner: specs beside the code, one embedded Postgres for the whole run.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/**/*.spec.ts', 'libs/**/*.spec.{ts,tsx}', 'tools/**/*.spec.ts'],
    globalSetup: ['tools/vitest/global-setup.ts'],
    setupFiles: ['tools/vitest/fast-check.ts'],
    // As many as the machine has: vitest keeps one core for itself, but most of what these specs do
    // is to wait for servers and browsers.
    maxWorkers: '100%',
    // A browser on a busy machine may miss a moment once; what fails twice is broken. Random input
    // starts from a fixed seed, so that no fault hides behind this.
    retry: 1,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
