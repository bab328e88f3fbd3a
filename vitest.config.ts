// Test runner: specs beside the code, one embedded Postgres for the whole run.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/**/*.spec.ts', 'libs/**/*.spec.{ts,tsx}', 'tools/**/*.spec.ts'],
    globalSetup: ['tools/vitest/global-setup.ts'],
    setupFiles: ['tools/vitest/fast-check.ts'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
