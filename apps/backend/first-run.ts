// The first run: the company's details, the first admin, and the demo company, all as commands.
import { company } from '@purlin/domain/company/company.ts';
import { COMPANY_ID } from '@purlin/domain/company/company-shapes.ts';
import { user } from '@purlin/domain/access/user.ts';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCompany } from './company/read-models/company-details.ts';
import { seedDemo } from './demo/seed.ts';
import { keepAddressesApart } from './leads/address-key.ts';
import type { Asker } from './platform/core/commands.ts';
import type { Platform } from './platform/platform.ts';

/** The first admin is the first user there ever was. */
const ADMIN_ID = 1;

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

/**
 * Does what is missing; everything in it may be repeated. Answers with how to sign in; the password
 * only when this start has made it.
 */
export async function prepareFirstRun(app: Platform): Promise<SignIn> {
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

async function firstAdmin({ services, pool }: Platform): Promise<SignIn> {
  const { config, sessions } = services;
  const { rows } = await pool.query<{ email: string }>(
    'select email from platform.credentials where user_id = $1',
    [ADMIN_ID],
  );
  // Said once: what a terminal shows at each start, others read.
  if (rows[0]) return { email: rows[0].email, password: undefined };
  const password = config.ADMIN_PASSWORD ?? randomBytes(9).toString('base64url');
  if (!config.ADMIN_PASSWORD)
    writeFileSync(path.join(path.resolve(config.DATA_DIR), 'first-password'), password, {
      mode: 0o600,
    });
  const { position } = await services.dispatch(
    user,
    ADMIN_ID,
    {
      type: 'AddUser',
      data: {
        email: config.ADMIN_EMAIL,
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
    `select setval('platform.stream_number_user', greatest(${ADMIN_ID},
      (select last_value from platform.stream_number_user)))`,
  );
  await sessions.setPassword(ADMIN_ID, config.ADMIN_EMAIL, password);
  await services.until(position, 10_000);
  return { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD ? undefined : password };
}
