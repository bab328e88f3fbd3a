// The product as a process of its own, for journeys, screenshots and measurements: started on a
// free port, stopped again.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { chromiumExecutable } from '../apps/backend/platform/servers/embedded/chromium.ts';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ADMIN = { email: 'admin@purlin.example', password: 'correct-horse-battery' } as const;

export interface Product {
  /** Empty for a worker, which has none. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Ctrl-C, and waits until it is gone. */
  stop(): Promise<void>;
}

/** One unpacked browser for everything that runs on this machine. */
const browserOfTools = () =>
  chromiumExecutable({
    configuredPath: process.env['CHROMIUM_PATH'],
    cacheDir: path.join(tmpdir(), 'purlin-chromium'),
  });

/**
 * The browser of all tools as one file that a product can be given: unpacking one for each takes
 * three seconds of processor time. A script, because the packaged one needs its own libraries
 * around it.
 */
export async function sharedChromium(dataDir: string): Promise<string> {
  const { executablePath, env } = await browserOfTools();
  const script = path.resolve(dataDir, 'chromium.sh');
  const variables = Object.entries(env)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(script, `#!/bin/sh\n${variables} exec '${executablePath}' "$@"\n`, { mode: 0o755 });
  return script;
}

/**
 * Starts `main.ts` with this environment and waits until it is up and its address open. Throws with
 * its output when it ends before.
 */
export async function startProduct(environment: NodeJS.ProcessEnv): Promise<Product> {
  const dataDir = environment['DATA_DIR'];
  const child = spawn(process.execPath, ['apps/backend/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      // The system chooses one, and the product reports it.
      PORT: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...(dataDir ? { CHROMIUM_PATH: await sharedChromium(dataDir) } : {}),
      ...environment,
    },
  });
  let output = '';
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('{"ready":true'))
        resolve((JSON.parse(line) as { url?: string }).url ?? '');
    });
    child.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${output}`)),
    );
  });
  return {
    url,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGINT');
      }),
  };
}

/** The browser that the product itself prints with; `more` are further switches of Chromium. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await browserOfTools();
  // Most of what starts a product looks at no page, and this is much to read.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
