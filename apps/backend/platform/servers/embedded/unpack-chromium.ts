// Script: unpacks the Chromium that comes as an npm package into a directory, unless that is done
// or being done already.
// The package writes to the temporary directory of its process, so this has a process of its own,
// with TMPDIR set to a new name
// beside the directory. The claim is held here and not by who asked: should that process be killed,
// this one still finishes.
// Arguments: the package's directory of archives, the directory to make.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflate } from '@sparticuz/chromium';
import { claim } from './claim.ts';

/**
 * Text in a typeface that a document does not bring is set in these fonts; the package's own
 * configuration names fixed places.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const [archives, dir] = process.argv.slice(2);
if (!archives || !dir) throw new Error('usage: unpack-chromium.ts <archives> <directory>');
while (!existsSync(dir)) {
  const mine = await claim(path.dirname(dir), path.basename(dir));
  if (!mine) await sleep(50);
  else if (!existsSync(dir)) await unpack(archives, dir);
  await mine?.release();
}

async function unpack(from: string, to: string): Promise<void> {
  const interrupted = readdirSync(path.dirname(to)).filter((entry) =>
    entry.startsWith(`${path.basename(to)}.new-`),
  );
  for (const entry of interrupted)
    rmSync(path.join(path.dirname(to), entry), { recursive: true, force: true });
  mkdirSync(tmpdir(), { mode: 0o700 });
  await Promise.all(
    ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((archive) =>
      inflate(path.join(from, archive)),
    ),
  );
  writeFileSync(path.join(tmpdir(), 'fonts', 'fonts.conf'), FONTS);
  // On disk before it gets its name: a power cut must not leave empty files in a finished cache.
  for (const entry of readdirSync(tmpdir(), { recursive: true, withFileTypes: true }).filter(
    (found) => found.isFile(),
  )) {
    const file = openSync(path.join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
  renameSync(tmpdir(), to);
}
