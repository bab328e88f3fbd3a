// npm run docs: writes docs/generated from the code. With --check it only reports pages that differ
// from the code; with map it prints the code map and writes nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapPage } from './docs/map.ts';
import { drifted, generatedPages } from './docs/pages.ts';
import { readSources } from './laws/source.ts';

const root = path.resolve(import.meta.dirname, '..');

if (process.argv[2] === 'map') {
  await new Promise((done) => process.stdout.write(mapPage(readSources(root)), done));
  process.exit();
}

const pages = generatedPages(root);
const stale = drifted(root, pages);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`The code says something else than ${stale.join(', ')}. Run: npm run docs`);
    process.exit(1);
  }
  console.log(`${pages.size} generated pages say what the code says.`);
} else {
  for (const name of stale) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), pages.get(name)!);
  }
  console.log(
    stale.length === 0
      ? 'Nothing has changed.'
      : 'Written: ' +
          stale
            .map(
              (name) =>
                `${name} (${readFileSync(path.join(root, name), 'utf8').split('\n').length} lines)`,
            )
            .join(', '),
  );
}
