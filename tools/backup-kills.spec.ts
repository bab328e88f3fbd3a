// Backups and restores cut off by kill -9: the old state, or a clear refusal, never half.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from './vitest/app.ts';
import { emptyPlace, run, shownBy, start, type Place } from './vitest/backups.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-kills-spec-'));
const file = path.join(folder, 'first');

let app: TestApp;
let answers: readonly string[];

const openAt = (place: Place): Promise<TestApp> =>
  openTestApp({ again: { ...place, mail: app.mail } });
async function client(name: string): Promise<void> {
  const body = { name, email: `${name.toLowerCase()}@client.example` };
  const answer = await app.call('POST', '/api/clients', { body });
  if (answer.status !== 201) throw new Error(answer.text);
}

beforeAll(async () => {
  app = await openTestApp();
  await client('Ada');
  answers = await shownBy(app);
  const made = await run('backup', app, [file]);
  if (made.code !== 0) throw new Error(made.out);
});
afterAll(async () => {
  await app.close();
  removeData(app);
  rmSync(folder, { recursive: true, force: true });
});

/** Kills it as soon as it has said this, and answers whether it was still at work. */
async function killAfter(child: ChildProcess, said: string | number): Promise<boolean> {
  let out = '';
  const kill = (): void => void child.kill('SIGKILL');
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (typeof said === 'string' && out.includes(said)) kill();
  });
  if (typeof said === 'number') setTimeout(kill, said);
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal === 'SIGKILL';
}

it('a restore leaves the old state, or refuses to start until it is done', async () => {
  const other = path.join(folder, 'other');
  await client('Later');
  expect((await run('backup', app, [other])).code).toBe(0);
  const place = await emptyPlace(folder);
  expect((await run('restore', place, [file])).code).toBe(0);
  const args = [other, '--replace'];
  let kept = 0;
  for (const said of ['history', 'personal_keys'] as const) {
    await killAfter(start('restore', place, args), `  ${said}\n`);
    const old = await openAt(place).catch((error: unknown) => {
      // It was quicker than the kill: everything is there, and nobody may work with it yet.
      expect(String(error)).toContain('was interrupted. Run npm run restore');
    });
    if (!old) continue;
    kept++;
    expect(await shownBy(old)).toEqual(answers);
    await old.close();
  }
  expect(kept).toBeGreaterThan(0);
  expect(await killAfter(start('restore', place, args), 'replaying')).toBe(true);
  await expect(openAt(place)).rejects.toThrow(/was interrupted. Run npm run restore/);
  const again = await run('restore', place, [other]);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Verified: ') });
  const restored = await openAt(place);
  expect((await restored.call('GET', '/api/clients')).text).toContain('Later');
  await restored.close();
});

it('a backup leaves none, and the one before', async () => {
  const before = path.join(folder, 'kept');
  copyFileSync(file, before);
  for (const ms of [900, 1300, 1600])
    if (await killAfter(start('backup', app, [before]), ms))
      expect(readFileSync(before).equals(readFileSync(file))).toBe(true);
  expect((await run('backup', app, [before])).code).toBe(0);
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});
