// The bank that we play, looked at by several at once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { entry, plan } from '@purlin/domain/payments/ach/samples.ts';
import { writeAchFile } from '@purlin/domain/payments/ach/write-ach-file.ts';
import { filesAtBank } from './simulated-bank.ts';

const root = mkdtempSync(path.join(tmpdir(), 'purlin-played-bank-'));
afterAll(() => rmSync(root, { recursive: true }));

it('takes a file in once, whoever looks at the same moment', async () => {
  mkdirSync(path.join(root, 'outgoing'));
  const { text } = writeAchFile(plan([entry()]));
  for (const n of [1, 2, 3]) writeFileSync(path.join(root, 'outgoing', `PURLIN-${n}.ach`), text);
  const seen = await Promise.all(Array.from({ length: 8 }, () => filesAtBank(root)));
  for (const files of [...seen, await filesAtBank(root)])
    for (const { state, file } of files) {
      expect(state).toBe('received');
      expect(file.batches.length).toBeGreaterThan(0);
    }
  expect((await filesAtBank(root)).map(({ name }) => name)).toEqual([
    'PURLIN-1.ach',
    'PURLIN-2.ach',
    'PURLIN-3.ach',
  ]);
});
