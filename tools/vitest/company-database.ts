// A company after its first run, with the admin signed in, as a copy of one that was made once in the
// test run: opening an empty one for each spec takes several times as long.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestAppOptions } from './app.ts';
import { ADMIN } from './callers.ts';
import { copyOfTemplate, freshDatabase, type DatabaseCopy } from './database.ts';

/** Seals the personal fields of every company that specs open. */
export const TEMPLATE_KEY = '5e'.repeat(32);

/** Decided before the first event: no copy has another one. */
const FROM_THE_START =
  /^(?:ADMIN|BUSINESS)_|^(?:DATABASE_URL|ENCRYPTION_KEY|EVENT_STORE_URL|SEED)$/;

/**
 * The copy, with the admin's session cookie; an empty database where the company begins in its own
 * way.
 */
export async function companyDatabase({
  seed = 'none',
  firstRun = false,
  env = {},
}: Pick<TestAppOptions, 'seed' | 'firstRun' | 'env'> = {}): Promise<DatabaseCopy> {
  if (firstRun || Object.keys(env).some((name) => FROM_THE_START.test(name)))
    return { databaseUrl: await freshDatabase(), note: {} };
  return copyOfTemplate(seed, async (databaseUrl) => {
    // Loaded by whoever makes it: the others need nothing of the product.
    const { openTestApp, removeData } = await import('./app.ts');
    const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-template-'));
    const app = await openTestApp({ seed, again: { databaseUrl, dataDir } });
    try {
      return { admin: await app.signIn(ADMIN.email, ADMIN.password) };
    } finally {
      await app.close();
      removeData(app);
    }
  });
}
