// The groups of files and packages that several laws speak of.

export const SPECS = '**/*.spec.{ts,tsx}';
export const BROWSER = [
  'libs/event-sourcing/**',
  'libs/domain/**',
  'libs/contracts/**',
  'libs/words/**',
  'libs/ui/**',
  'libs/web/**',
  'apps/*-ui/src/**',
  'apps/shell/src/**',
  'apps/site/src/**',
];
export const SERVER_PACKAGES = [
  '@nestjs/**',
  'fastify',
  '@fastify/**',
  'pg',
  'bullmq',
  'ioredis',
  'nodemailer',
  'smtp-server',
  'playwright-core',
  '@sparticuz/**',
  'pino',
  'reflect-metadata',
  'rxjs',
  'rate-limiter-flexible',
  'lru-cache',
  'postal-mime',
  'sharp',
  '@simplewebauthn/server',
];
/** Packages for one service of the world outside, by the room that brings it. */
export const PACKAGES_OF_ROOMS: Readonly<Record<string, readonly string[]>> = {
  payments: ['ssh2-sftp-client'],
  quickbooks: ['intuit-oauth'],
};
export const OF_SOME_ROOM = Object.values(PACKAGES_OF_ROOMS).flat();
export const PURE = [
  'libs/event-sourcing/**',
  'libs/domain/**',
  'libs/contracts/**',
  'libs/words/**',
];
