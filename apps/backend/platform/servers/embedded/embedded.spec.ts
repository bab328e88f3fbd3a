// Specs of the embedded servers together: what is started, what is stopped, what a failure leaves.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claim } from './claim.ts';
import { startEmbedded } from './embedded.ts';
import { runningServer } from './postgres-process.ts';

let dataDir: string;
const log = { info: (): void => {} };
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-embedded-spec-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('startEmbedded', () => {
  it('starts what is wanted, in one data directory, and stops it', async () => {
    const lines: string[] = [];
    const embedded = await startEmbedded({
      dataDir,
      want: { postgres: true, inbox: true },
      log: { info: (line) => void lines.push(line) },
    });
    expect(embedded).toMatchObject({
      databaseUrl: expect.stringMatching(/^postgres:/),
      smtpUrl: expect.stringMatching(/^smtp:/),
      inboxDir: path.join(dataDir, 'inbox'),
    });
    expect(lines.join()).toContain('runs on port');
    expect(lines.join()).not.toContain(new URL(embedded.databaseUrl ?? '').password);
    await embedded.stop();
    expect(runningServer(path.join(dataDir, 'postgres'))).toBeUndefined();
    expect(
      await claim(path.join(dataDir, 'inbox'), 'inbox').then((free) =>
        free?.release().then(() => 'free'),
      ),
    ).toBe('free');
  });

  it('starts nothing that is not wanted', async () => {
    const embedded = await startEmbedded({ dataDir, want: { postgres: false, inbox: false }, log });
    expect(embedded).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
      inboxDir: undefined,
    });
    await embedded.stop();
  });

  it('stops the one when the other fails', async () => {
    writeFileSync(path.join(dataDir, 'inbox'), 'in the way');
    await expect(
      startEmbedded({ dataDir, want: { postgres: true, inbox: true }, log }),
    ).rejects.toThrow('EEXIST');
    expect(runningServer(path.join(dataDir, 'postgres'))).toBeUndefined();
  });
});
