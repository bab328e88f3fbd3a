// Specs of the embedded Chromium: unpacked whole or not at all, once, for its user only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumExecutable } from './chromium.ts';
import { until } from './postgres-process.ts';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'purlin-chromium-spec-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 }));

function asking(): ReturnType<typeof spawn> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'chromium.ts'));
  const script = `const { chromiumExecutable } = await import(${module});
    const found = await chromiumExecutable({ cacheDir: ${JSON.stringify(cacheDir)} });
    console.log(found.executablePath);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('chromiumExecutable', () => {
  it('gives a browser that runs in the given environment, private to its user', async () => {
    const { executablePath, env } = await chromiumExecutable({ cacheDir });
    const browser = await chromium.launch({ executablePath, env: { ...env } });
    const page = await browser.newPage();
    await page.setContent('<p>works</p>');
    expect(await page.textContent('p')).toBe('works');
    await browser.close();
    expect(statSync(path.dirname(executablePath)).mode & 0o777).toBe(0o700);
  });

  it(
    'is unpacked once when several processes ask at the same time, and nothing is left ' +
      'beside it',
    async () => {
      const children = [asking(), asking(), asking()];
      const ends = await Promise.all(
        children.map(async (child) => (await once(child, 'exit'))[0] as number),
      );
      expect(ends).toEqual([0, 0, 0]);
      expect(readdirSync(cacheDir)).toHaveLength(1);
    },
  );

  const unfinished = (): string[] =>
    readdirSync(cacheDir).filter((entry) => entry.includes('.new-'));
  const isUnpacking = (): boolean =>
    unfinished().some((entry) => existsSync(path.join(cacheDir, entry, 'chromium')));

  it('is finished by its unpacker when the process that asked was killed', async () => {
    const child = asking();
    expect(await until(isUnpacking, 20_000)).toBe(true);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const { executablePath } = await chromiumExecutable({ cacheDir });
    expect(readdirSync(cacheDir)).toEqual([path.basename(path.dirname(executablePath))]);
  });

  it('is unpacked again when the unpacker was killed as well, and the half is removed', async () => {
    const child = asking();
    expect(await until(isUnpacking, 20_000)).toBe(true);
    const [half] = unfinished();
    const gone = once(child, 'exit');
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number);
    expect(children).toHaveLength(1);
    child.kill('SIGKILL');
    for (const pid of children) process.kill(pid, 'SIGKILL');
    await gone;
    expect(readdirSync(cacheDir)).toEqual([half]);
    const { executablePath } = await chromiumExecutable({ cacheDir });
    expect(readFileSync(executablePath).subarray(1, 4).toString()).toBe('ELF');
    expect(readdirSync(cacheDir)).toEqual([path.basename(path.dirname(executablePath))]);
  });

  it('does not run what others could have put there', async () => {
    const { executablePath } = await chromiumExecutable({ cacheDir });
    chmodSync(path.dirname(executablePath), 0o777);
    await expect(chromiumExecutable({ cacheDir })).rejects.toThrow(/can be changed by others/);
  });

  it('takes a configured browser, and says when it is not there', async () => {
    expect(
      (await chromiumExecutable({ configuredPath: process.execPath, cacheDir })).executablePath,
    ).toBe(process.execPath);
    await expect(
      chromiumExecutable({ configuredPath: '/nowhere/chromium', cacheDir }),
    ).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, and there is no such file.');
  });
});
