// The first run: the company's details, the first admin, and the demo company, all as commands.
import { company } from '@purlin/domain/company/company.ts';
import { COMPANY_ID } from '@purlin/domain/company/company-shapes.ts';
import { user, type UserEvent } from '@purlin/domain/access/user.ts';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { notePassword } from './access/chosen-passwords.ts';
import { makePassword } from './access/made-passwords.ts';
import { readCompany } from './company/read-models/company-details.ts';
import { seedDemo } from './demo/seed.ts';
import { keepAddressesApart } from './leads/address-key.ts';
import type { Asker } from './platform/core/commands/commands.ts';
import type { Services } from './platform/core/room.ts';
import type { Platform } from './platform/platform.ts';

/** The first admin is the first user there ever was. */
export const FIRST_ADMIN = 1;

export interface SignIn {
  readonly email: string;
  readonly password: string | undefined;
}

/**
 * Carries a first-run step out once: its key makes a repeat harmless, also after a crash half way.
 */
export const once = (key: string): Asker => ({
  by: 'system',
  correlationId: 'first-run',
  key: `first-run-${key}`,
});

/** What each start does anew. */
const each = (): Asker => ({ by: 'system', correlationId: 'first-run' });

/**
 * Does what is missing; everything in it may be repeated. Answers with how to sign in; the password
 * only when this start has made it.
 */
export async function prepareFirstRun(app: Platform): Promise<SignIn | undefined> {
  const { services } = app;
  const { config, db } = services;
  if ((await readCompany(db)).name === '') {
    const { position } = await services.dispatch(
      company,
      COMPANY_ID,
      {
        type: 'RecordCompanyDetails',
        data: {
          name: config.BUSINESS_NAME,
          phone: config.BUSINESS_PHONE,
          email: config.BUSINESS_EMAIL,
          address: config.BUSINESS_ADDRESS,
          ccbNumber: config.BUSINESS_CCB_NUMBER,
        },
      },
      once('company'),
    );
    await services.until(position, 10_000);
  }
  await keepAddressesApart(services);
  const signIn = await firstAdmin(app);
  if (config.SEED === 'demo') await seedDemo(app);
  return signIn;
}

/**
 * Before there was this rule the password lay in a file. It goes, and whoever still uses what stood
 * in it chooses their own.
 */
async function dropPasswordFile(services: Services): Promise<void> {
  const file = path.join(path.resolve(services.config.DATA_DIR), 'first-password');
  if (!existsSync(file)) return;
  const past = await services.history.read(user, FIRST_ADMIN);
  const isInUse = !past.some(({ type }) => type === 'PasswordSet' || type === 'UserForgotten');
  if (past.length > 0 && isInUse)
    await notePassword('made', FIRST_ADMIN, services, once('password-of-file'));
  rmSync(file);
}

/**
 * Whether the password was made and nobody has come in with it: it was perhaps never read, because
 * a start was cut off or its terminal is gone.
 */
const isUnread = (past: readonly UserEvent[]): boolean => {
  const last = past.findLast((event) => event.type === 'PasswordSet');
  return (
    last?.type === 'PasswordSet' &&
    last.data.how === 'made' &&
    !past.some(({ type }) => type === 'SignedIn')
  );
};

/**
 * The first admin, and how they sign in (rule: first-password). Undefined when they were forgotten:
 * nobody has their number again.
 */
async function firstAdmin(app: Platform): Promise<SignIn | undefined> {
  const { services, pool } = app;
  const { config, history } = services;
  await dropPasswordFile(services);
  const past: readonly UserEvent[] = await history.read(user, FIRST_ADMIN);
  if (past.some(({ type }) => type === 'UserForgotten')) return undefined;
  const { rows } = await pool.query<{ email: string }>(
    'select email from platform.credentials where user_id = $1',
    [FIRST_ADMIN],
  );
  const known = rows[0]?.email;
  // Said once: what a terminal shows at each start, others read.
  if (known !== undefined && !isUnread(past)) return { email: known, password: undefined };
  if (known === undefined) await addAdmin(app);
  return givePassword(known ?? config.ADMIN_EMAIL, isUnread(past), services);
}

/** The operator's password, or a new one: what was made before works no more. */
async function givePassword(
  email: string,
  isInstead: boolean,
  services: Services,
): Promise<SignIn> {
  const { config, sessions } = services;
  const given = config.ADMIN_PASSWORD;
  if (given === undefined)
    return { email, password: await makePassword({ id: FIRST_ADMIN, email }, services, each()) };
  await sessions.setPassword(FIRST_ADMIN, email, given);
  await sessions.endAll(FIRST_ADMIN);
  if (isInstead) await notePassword('given', FIRST_ADMIN, services, each());
  return { email, password: undefined };
}

async function addAdmin({ services, pool }: Platform): Promise<void> {
  const { position } = await services.dispatch(
    user,
    FIRST_ADMIN,
    {
      type: 'AddUser',
      data: {
        email: services.config.ADMIN_EMAIL,
        firstName: 'First',
        lastName: 'Admin',
        role: 'admin',
        companyName: null,
        phone: null,
      },
    },
    once('admin'),
  );
  // The number was not taken from the sequence, so the sequence is moved past it.
  await pool.query(
    `select setval('platform.stream_number_user', greatest(${FIRST_ADMIN},
      (select last_value from platform.stream_number_user)))`,
  );
  await services.until(position, 10_000);
}
