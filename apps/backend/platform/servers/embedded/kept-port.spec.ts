// The embedded Postgres never takes the port of the product that starts it, whatever it had before.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';

it('takes another port when the last one is kept for whoever starts it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'purlin-kept-port-'));
  const dataDir = path.join(folder, 'postgres');
  try {
    const first = await startPostgres({ dataDir, durable: false });
    const port = Number(new URL(first.url).port);
    await first.stop();
    const second = await startPostgres({ dataDir, durable: false, keptPort: port });
    expect(Number(new URL(second.url).port)).not.toBe(port);
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
