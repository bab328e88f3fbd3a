// A company after its first run, with the admin signed in: a copy of one that is made once in a
// test run, because opening an empty one for each spec takes several times as long.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inDatabase } from '../long-ago.ts';
import { ADMIN } from './callers.ts';
import { copyOfTemplate, freshDatabase, type DatabaseCopy } from './database.ts';

/** What a company of a spec begins with. */
export interface CompanyOptions {
  /** Demo company, or nothing but the admin. */
  readonly seed?: 'none' | 'demo';
  /** Lives through the company's first run, instead of beginning with a copy after it. */
  readonly firstRun?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Opens the product on an empty database, so that it becomes the company that is copied. */
export type OpenCompany = (place: {
  readonly seed: 'none' | 'demo';
  readonly again: { readonly databaseUrl: string; readonly dataDir: string };
}) => Promise<{
  signIn(email: string, password: string): Promise<string>;
  close(): Promise<void>;
}>;

/** Seals the personal fields of every company that specs open. */
export const TEMPLATE_KEY = '5e'.repeat(32);

/** Decided before the first event: no copy has another one. */
const FROM_THE_START =
  /^(?:ADMIN|BUSINESS)_|^(?:DATABASE_URL|ENCRYPTION_KEY|EVENT_STORE_URL|SEED)$/;

const PROVE_PASSWORDS = "update platform.sessions set proved_at = now() + interval '1 day'";

/**
 * The copy, with the admin's session cookie; an empty database where the company begins in its own
 * way. `open` is called by the first who needs a copy.
 */
export async function companyDatabase(
  { seed = 'none', firstRun = false, env = {} }: CompanyOptions,
  open: OpenCompany,
): Promise<DatabaseCopy> {
  if (firstRun || Object.keys(env).some((name) => FROM_THE_START.test(name)))
    return { databaseUrl: await freshDatabase(), note: {} };
  return copyOfTemplate(seed, async (databaseUrl) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-template-'));
    const app = await open({ seed, again: { databaseUrl, dataDir } });
    try {
      const admin = await app.signIn(ADMIN.email, ADMIN.password);
      // A run may last longer than a password counts as given (rule: password-again).
      await inDatabase(databaseUrl, PROVE_PASSWORDS);
      return { admin };
    } finally {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
