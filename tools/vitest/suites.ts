// Which specs decide a merge (npm test), and which belong to npm run assurance: those that kill a
// process, fill a disk, start a browser or another server, or wait for a deadline.
import path from 'node:path';

export const JOURNEYS: readonly string[] = ['tools/journeys/**/*.spec.ts'];

/** The journeys that decide a merge: the main job, every role, money, signature, keyboard. */
export const MERGE_JOURNEYS: readonly string[] = [
  'tools/journeys/main-job.spec.ts',
  'tools/journeys/first-to-last.spec.ts',
  'tools/journeys/roles.spec.ts',
  'tools/journeys/vendor-payments.spec.ts',
  'tools/journeys/estimate-page-signature.spec.ts',
  'tools/journeys/keyboard.spec.ts',
];

/** Each needs the machine for itself: one runs at a time, and nothing beside it. */
export const ALONE: readonly string[] = [
  'apps/backend/emails/{decisions,outage}.spec.ts',
  'apps/backend/estimates/estimate-pdf-load.spec.ts',
  'apps/backend/platform/servers/embedded/{chromium,inbox,postgres}.spec.ts',
  'apps/backend/platform/servers/pdf.spec.ts',
  'apps/backend/{full-disk,processes,read-your-own-write,restore,start-errors}.spec.ts',
  'libs/event-store/eventstoredb-{cluster,engine}.spec.ts',
  'tools/assault/assault.spec.ts',
  'tools/backup*.spec.ts',
  'tools/distributed/distributed.spec.ts',
  'tools/start/*.spec.ts',
];

/** Too long for a merge, with outside servers of their own, or fed with random input at length. */
export const LONG: readonly string[] = [
  'apps/backend/access/restore-admin.spec.ts',
  'apps/backend/clients/full-import.spec.ts',
  'apps/backend/emails/waiting.spec.ts',
  'apps/backend/payments/gateway/sftp.spec.ts',
  'apps/backend/platform/servers/redis.spec.ts',
  'apps/backend/platform/http/plain-words.spec.ts',
  'apps/backend/quickbooks/{away,exactly-once,many-clients}.spec.ts',
  'apps/backend/quickbooks/{notices,odd-answers,stays-connected}.spec.ts',
  'libs/event-store/eventstoredb-refusals.spec.ts',
];

/**
 * Rules, words and what screens count: pure functions that leave nothing behind, so many files
 * share one process. Starting one for each costs three times what the specs themselves do.
 */
export const PURE: readonly string[] = [
  'apps/{*-ui,shell,site}/**/*.spec.ts',
  'libs/{contracts,domain,event-sourcing,ui,web,words}/**/*.spec.ts',
];

/**
 * The server's, room by room: each opens an app, or a database, of its own, and most of their time
 * went into loading the same program again.
 */
export const SERVER: readonly string[] = ['apps/backend/**/*.spec.ts'];

export const COMPONENTS: readonly string[] = ['{apps,libs}/**/*.spec.tsx'];

const isAmong = (patterns: readonly string[], file: string): boolean =>
  patterns.some((pattern) => path.matchesGlob(file, pattern));

/** Whether a spec is run by npm run assurance alone; `file` is its path from the root. */
export const isAssurance = (file: string): boolean =>
  isAmong([...ALONE, ...LONG], file) || (isAmong(JOURNEYS, file) && !isAmong(MERGE_JOURNEYS, file));

/** The projects of vitest.config.ts that npm test runs. */
export const MERGE_PROJECTS: readonly string[] = [
  'specs',
  'server',
  'rules',
  'components',
  'journeys',
];
export const ASSURANCE_PROJECTS: readonly string[] = ['all-journeys', 'long', 'alone'];
