// The whole product in this process for specs: own database, own mail server, real HTTP, closed
// again without a trace.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApp, rooms } from '../../apps/backend/app.ts';
import { prepareFirstRun } from '../../apps/backend/first-run.ts';
import { DEMO_BUSINESS, readConfig } from '../../apps/backend/platform/config.ts';
import { openLog } from '../../apps/backend/platform/core/log.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';
import type { Platform } from '../../apps/backend/platform/platform.ts';
import { sharedChromium } from '../product.ts';
import { ADMIN, openCallers, type Callers } from './callers.ts';
import { companyDatabase, TEMPLATE_KEY, type CompanyOptions } from './company-database.ts';
import { abandonDatabase } from './database.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { soonerRooms } from './sooner.ts';

export interface TestApp extends Callers {
  readonly platform: Platform;
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly webRoot: string;
  readonly mail: MailServer;
  /** Everything that was logged, one JSON text a line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

export interface TestAppOptions extends CompanyOptions {
  /** Another process of the same product: its database, data and mail. */
  readonly beside?: TestApp;
  /** The same database and data directory as one that was closed. */
  readonly again?: {
    readonly databaseUrl: string;
    readonly dataDir: string;
    readonly mail?: MailServer;
  };
  /** Rooms of the spec's own, beside the product's. */
  readonly rooms?: readonly Room[];
}

/**
 * Opens it and listens on a free port. `/` is the site, `/estimate/x` the estimate page, anything
 * of the shell the app: one line of HTML each.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { seed = 'none', beside, env = {} } = options;
  const from = beside ?? options.again;
  const { databaseUrl, note } = from
    ? { databaseUrl: from.databaseUrl, note: {} }
    : await companyDatabase(options, openTestApp);
  const dataDir = from?.dataDir ?? mkdtempSync(path.join(tmpdir(), 'purlin-spec-'));
  // Where the first start of a company without ENCRYPTION_KEY keeps it.
  const key = path.join(dataDir, 'encryption-key');
  if (!existsSync(key)) writeFileSync(key, TEMPLATE_KEY, { mode: 0o600 });
  const mail = from?.mail ?? (await startMailServer());
  const logged: string[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://purlin.test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    SEED: seed,
    WEB_ROOT: webRootIn(dataDir),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...DEMO_BUSINESS,
    BUSINESS_CCB_NUMBER: '123456',
    SENDING_HOLD_SECONDS: '0',
    CHROMIUM_PATH: await sharedChromium(dataDir),
    ...env,
  });
  const platform = await openApp(
    config,
    openLog('debug', { write: (line) => void logged.push(line) }),
    soonerRooms([...rooms, ...(options.rooms ?? [])]),
    { lookMs: 25 },
  );
  await prepareFirstRun(platform);
  const url = `http://127.0.0.1:${await platform.listen()}`;

  // At an address of TLS the cookie has another name.
  const callers = openCallers(url, 'PUBLIC_URL' in env ? {} : note);

  return {
    platform,
    url,
    databaseUrl,
    dataDir,
    webRoot: config.WEB_ROOT,
    mail,
    logged,
    ...callers,
    async close() {
      await platform.close();
      if (beside) return;
      if (!options.again?.mail) await mail.close();
    },
  };
}

/** Removes what `openTestApp` left behind, once no app of the spec needs it any more. */
export function removeData({ dataDir, databaseUrl }: Pick<TestApp, 'dataDir' | 'databaseUrl'>) {
  rmSync(dataDir, { recursive: true, force: true });
  abandonDatabase(databaseUrl);
}

/** A build of the front ends in miniature. */
function webRootIn(dataDir: string): string {
  const root = path.join(dataDir, 'web');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  const page = (title: string): string =>
    `<!doctype html><title>${title} %%company.name%%</title><script ` +
    'type="application/ld+json">{"name":"%%company.name%%"}</script><a ' +
    'href="tel:%%company.phone%%">%%company.phone%%</a>';
  for (const folder of ['app', 'estimate', 'es/estimate', 'form-answer', 'es/form-answer'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, title] of [
    ['index.html', 'Site'],
    ['app/index.html', 'App'],
    ['estimate/index.html', 'Estimate'],
    ['es/estimate/index.html', 'Cotización'],
    ['404.html', 'Not found'],
    ['es/404.html', 'No encontrada'],
  ] as const)
    writeFileSync(path.join(root, file), page(title));
  for (const language of ['', 'es/'])
    writeFileSync(
      path.join(root, `${language}form-answer/index.html`),
      '<!doctype html><title>%%company.name%%</title><h1>%%form.title%%</h1>%%form.answer%%',
    );
  writeFileSync(path.join(root, 'site.webmanifest'), '{"name":"%%company.name%%"}');
  writeFileSync(
    path.join(root, 'assets', 'site.0123456789.js'),
    'export const answer = 42;\n'.repeat(50),
  );
  return root;
}
