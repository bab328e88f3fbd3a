// Configuration: read once from the environment, checked, and never looked up again anywhere else.
import { EmailAddress } from '@purlin/domain/shared/contacts.ts';
import { z } from 'zod';

const isUrl = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => isUrl(text, ...protocols),
      `set it to an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
/**
 * What is behind esdb:// may be a list of hosts, which no URL has; the client's own parser judges
 * it when the store is opened.
 */
const eventStoreUrl = z
  .string()
  .refine(
    (text) => /^esdb(?:\+discover)?:\/\//.test(text) || isUrl(text, 'postgres:', 'postgresql:'),
    'set it to an address that starts with postgres:// or esdb:// or esdb+discover://',
  );
const email = z
  .string()
  .refine((text) => EmailAddress.safeParse(text).success, 'set it to an e-mail address');
const port = z.coerce
  .number('set it to a port from 0 to 65535')
  .pipe(
    z
      .int()
      .min(0, 'set it to a port from 0 to 65535')
      .max(65_535, 'set it to a port from 0 to 65535'),
  );

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  TRUST_PROXY: z
    .stringbool({
      error: 'set it to true when a reverse proxy sets X-Forwarded-For, otherwise to false',
    })
    .default(false),
  DATA_DIR: z.string().default('.data'),
  ROLE: z.enum(['all', 'api', 'worker'], 'set it to all, api or worker').default('all'),
  SEED: z.enum(['demo', 'none'], 'set it to demo or none').default('demo'),
  ADMIN_EMAIL: email.default('admin@purlin.example'),
  ADMIN_PASSWORD: z.string().min(10, 'set it to at least 10 characters').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  EVENT_STORE_URL: eventStoreUrl.optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  SENDING_HOLD_SECONDS: z.coerce
    .number('set it to 0 to 60 seconds')
    .pipe(z.int().min(0, 'set it to 0 to 60 seconds').max(60, 'set it to 0 to 60 seconds'))
    .default(10),
  BOUNCE_SECRET: z
    .string()
    .min(16, 'set it to at least 16 random characters, for example from: openssl rand -hex 16')
    .optional(),
  REPLY_ADDRESS: email.optional(),
  BANK_SFTP_URL: url('sftp:').optional(),
  BANK_SFTP_HOST_KEY: z
    .string()
    .regex(
      /^SHA256:[A-Za-z0-9+/]{43}$/,
      "set it to the fingerprint of the bank's host key, for example SHA256:… from ssh-keygen -lf",
    )
    .optional(),
  /** Files of settings hold one line: `\n` stands for the ends of the key's. */
  BANK_SFTP_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .optional(),
  ACH_STOP_MINUTES: z.coerce
    .number('set it to 0 to 60 minutes')
    .pipe(z.int().min(0, 'set it to 0 to 60 minutes').max(60, 'set it to 0 to 60 minutes'))
    .default(5),
  ACH_OFFSET_ACCOUNT: z
    .string()
    .regex(
      /^\d{9}:[A-Za-z0-9-]{4,17}:(?:checking|savings)$/,
      'set it to routing number, account number and checking or savings, with colons between them',
    )
    .optional(),
  /** Of a service that answers as https://api.weather.gov does. */
  WEATHER_URL: url('http:', 'https:').optional(),
  /** Of Twilio, or of a service that takes messages as it does. */
  SMS_URL: url('http:', 'https:').default('https://api.twilio.com'),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  /** The number that text messages come from, as it is dialled. */
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, 'set it to a number as it is dialled, for example +15415550100')
    .optional(),
  QUICKBOOKS_CLIENT_ID: z.string().optional(),
  QUICKBOOKS_CLIENT_SECRET: z.string().optional(),
  QUICKBOOKS_ENVIRONMENT: z
    .enum(['sandbox', 'production'], 'set it to sandbox or production')
    .default('production'),
  /** QuickBooks takes five hundred a minute of a company, and ten a second. */
  QUICKBOOKS_CALLS_A_MINUTE: z.coerce
    .number('set it to 1 to 60000')
    .pipe(z.int().min(1, 'set it to 1 to 60000').max(60_000, 'set it to 1 to 60000'))
    .default(480),
  /** What QuickBooks' notices are signed with. */
  QUICKBOOKS_WEBHOOK_TOKEN: z.string().optional(),
  /** Of the test server on this machine: a demo company, as long as there is no client id. */
  QUICKBOOKS_BASE_URL: z
    .string()
    .regex(
      /^http:\/\/127\.0\.0\.1:\d+\/?$/,
      'set it to the test server on this machine, for example http://127.0.0.1:4010',
    )
    .optional(),
  CHROMIUM_PATH: z.string().optional(),
  ENCRYPTION_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/i,
      'set it to 32 random bytes in hexadecimal, for example from: openssl rand -hex 32',
    )
    .optional(),
  TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'set it to a time zone name such as America/Los_Angeles',
    )
    .default('America/Los_Angeles'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WEB_ROOT: z.string().default('dist/web'),
  BUSINESS_NAME: z.string().optional(),
  BUSINESS_PHONE: z.string().optional(),
  BUSINESS_EMAIL: email.optional(),
  BUSINESS_ADDRESS: z.string().optional(),
  BUSINESS_CCB_NUMBER: z
    .string()
    .regex(/^\d{0,9}$/, 'set it to the digits of the CCB licence number')
    .optional(),
});
type Read = z.output<typeof Environment>;

/** What the demo company says about itself. */
export const DEMO_BUSINESS = {
  BUSINESS_NAME: 'Purlin Roofing (demo)',
  BUSINESS_PHONE: '(541) 555-0123',
  BUSINESS_EMAIL: 'office@purlin.example',
  BUSINESS_ADDRESS: 'Eugene, OR 97401',
  BUSINESS_CCB_NUMBER: '000000',
} as const;
type Business = Record<keyof typeof DEMO_BUSINESS, string>;

/** What a company is called until somebody says so: it stands on pages and in e-mails. */
export const NEUTRAL_NAME = 'Roofing Company';

/**
 * What a company of one's own starts with: nothing that is not true of it. A licence number that is
 * made up would go out on estimates; an empty one stops them.
 */
const neutral = ({ ADMIN_EMAIL }: Pick<Read, 'ADMIN_EMAIL'>): Business => ({
  BUSINESS_NAME: NEUTRAL_NAME,
  BUSINESS_PHONE: '',
  BUSINESS_EMAIL: ADMIN_EMAIL,
  BUSINESS_ADDRESS: '',
  BUSINESS_CCB_NUMBER: '',
});

export type Config = Omit<Read, keyof Business> & Business;
/** Every variable there is. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

/**
 * Thrown when the environment cannot be used; the message names each variable and says what to set.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What the operator says of the company goes before what it starts with. */
function withBusiness(read: Read): Config {
  const usual: Business = read.SEED === 'demo' ? DEMO_BUSINESS : neutral(read);
  return {
    ...read,
    BUSINESS_NAME: read.BUSINESS_NAME ?? usual.BUSINESS_NAME,
    BUSINESS_PHONE: read.BUSINESS_PHONE ?? usual.BUSINESS_PHONE,
    BUSINESS_EMAIL: read.BUSINESS_EMAIL ?? usual.BUSINESS_EMAIL,
    BUSINESS_ADDRESS: read.BUSINESS_ADDRESS ?? usual.BUSINESS_ADDRESS,
    BUSINESS_CCB_NUMBER: read.BUSINESS_CCB_NUMBER ?? usual.BUSINESS_CCB_NUMBER,
  };
}

/** Reads the environment. Empty variables count as unset. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const known = Object.entries(environment).filter(
    ([name, value]) => VARIABLES.includes(name) && value !== '',
  );
  const parsed = Environment.safeParse(Object.fromEntries(known));
  if (parsed.success) return whole(withBusiness(parsed.data));
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}

/** Where replies to e-mails in the embedded inbox go. */
const INBOX_REPLIES = 'reply@purlin.example';

/** What only makes sense together. Throws ConfigError. */
function whole(config: Config): Config {
  if (config.BANK_SFTP_URL && !config.BANK_SFTP_HOST_KEY)
    throw new ConfigError(
      "BANK_SFTP_HOST_KEY: set it to the fingerprint of the bank's host key, so that nobody else " +
        'is taken for the bank',
    );
  if (config.QUICKBOOKS_CLIENT_ID && !config.QUICKBOOKS_CLIENT_SECRET)
    throw new ConfigError(
      'QUICKBOOKS_CLIENT_SECRET: set it to the secret that belongs to QUICKBOOKS_CLIENT_ID',
    );
  if (config.REPLY_ADDRESS && !config.BOUNCE_SECRET)
    throw new ConfigError(
      'BOUNCE_SECRET: set it, so that your mail server can hand over what REPLY_ADDRESS receives',
    );
  // E-mails in the embedded inbox are answered there.
  const isInbox = config.SMTP_URL === undefined && config.NODE_ENV !== 'production';
  return {
    ...config,
    REPLY_ADDRESS: config.REPLY_ADDRESS ?? (isInbox ? INBOX_REPLIES : undefined),
  };
}

const SECRET = new Set<keyof Config>([
  'ADMIN_PASSWORD',
  'ENCRYPTION_KEY',
  'BOUNCE_SECRET',
  'BANK_SFTP_PRIVATE_KEY',
  'ACH_OFFSET_ACCOUNT',
  'QUICKBOOKS_CLIENT_SECRET',
  'QUICKBOOKS_WEBHOOK_TOKEN',
]);

/** The configuration for the log: secrets and the passwords inside addresses are left out. */
export const redacted = (config: Config): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(config).map(([name, value]) => [
      name,
      SECRET.has(name as keyof Config)
        ? '(set)'
        : typeof value === 'string'
          ? value.replace(/(:\/\/[^:/@?]*):.*@/, '$1:***@')
          : value,
    ]),
  );
