// The platform with rooms of a spec's own: own database, real HTTP, nothing of the product's rooms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../apps/backend/platform/config.ts';
import { openLog } from '../../apps/backend/platform/core/log.ts';
import { product } from '../../apps/backend/product.ts';
import { openPlatform, type Platform } from '../../apps/backend/platform/platform.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';
import { freshDatabase } from './database.ts';

export interface TestRooms {
  readonly platform: Platform;
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the platform with these rooms and listens on a free port. */
export async function openTestRooms(
  rooms: readonly Room[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestRooms> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-spec-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://purlin.test',
    DATA_DIR: dataDir,
    DATABASE_URL: await freshDatabase(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    SEED: 'none',
    ...env,
  });
  const platform = await openPlatform(config, product, rooms, openLog('silent'), () => {}, {
    lookMs: 25,
  });
  const url = `http://127.0.0.1:${await platform.listen()}`;
  return {
    platform,
    url,
    async close() {
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
