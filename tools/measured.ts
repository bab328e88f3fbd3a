// The documents that measurements write: each run replaces its own part, and says where it ran.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

/** A document made of parts by heading; the heading '' is the part below the title. */
export interface Measured {
  /** What stands under this heading so far. */
  part(heading: string): string;
  /** Replaces the part under this heading. */
  write(heading: string, text: string): void;
}

const measured = (name: string, title: string): Measured => {
  const file = path.resolve(import.meta.dirname, `../docs/${name}.md`);
  const parts = (): Map<string, string> =>
    partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {
    part: (heading) => parts().get(heading) ?? '',
    write(heading, text) {
      const written = [...parts().set(heading, text)].map(
        ([under, part]) => `${under === '' ? `# ${title}` : `## ${under}`}\n\n${part.trimEnd()}\n`,
      );
      writeFileSync(file, written.join('\n'));
    },
  };
};

export const benchmarks = measured('benchmarks', 'Benchmarks');
export const assurance = measured('assurance', 'Assurance');

/** The first part stands under the title itself. */
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

/** This machine and today, for the reader of a figure. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
  `Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
