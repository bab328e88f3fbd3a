// docs/benchmarks.md, which two commands write: each replaces its own part.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

/** The parts of the file by heading; the first stands under the title itself. */
function partsOf(text: string): Map<string, string> {
  const [first = '', ...rest] = text.split(/^## /m);
  return new Map([
    ['', first.replace(/^# .*\n+/, '')],
    ...rest.map((part): [string, string] => [
      part.slice(0, part.indexOf('\n')),
      part.slice(part.indexOf('\n') + 1).trimStart(),
    ]),
  ]);
}

/** What stands under this heading so far. */
export const benchmarksPart = (heading: string): string =>
  partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '').get(heading) ?? '';

/** Replaces the part under this heading; the heading '' is the part below the title. */
export function writeBenchmarks(heading: string, text: string): void {
  const parts = partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '').set(heading, text);
  const written = [...parts].map(
    ([name, part]) => `${name === '' ? '# Benchmarks' : `## ${name}`}\n\n${part.trimEnd()}\n`,
  );
  writeFileSync(file, written.join('\n'));
}
