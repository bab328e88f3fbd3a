// The product in this process for all specs of a file: there before the first, and gone without a
// trace after the last.
import { afterAll, beforeAll } from 'vitest';
import { openTestApp, removeData, type TestApp, type TestAppOptions } from './app.ts';

/** Opened before the first spec; what a `beforeAll` of the file needs of it is there by then. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  // Specs only look into it once it is there.
  const app = {} as TestApp;
  beforeAll(async () => void Object.assign(app, await openTestApp(options)));
  afterAll(async () => {
    await app.close();
    removeData(app);
  });
  return app;
}
