// What every version of every read model was: a fingerprint of its declaration and of what it uses
// in its file. The file only grows, so that a change under the same version shows.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../laws/source.ts';

export const VERSIONS_FILE = 'docs/generated/read-model-versions.json';

/** Fingerprints by version, by the name of the read model. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readVersions = (root: string): Versions => {
  const file = path.join(root, VERSIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Versions) : {};
};

const isReadModelFile = ({ path: file }: Source): boolean =>
  /^apps\/backend\/[^/]+\/read-models\/[^/]+\.ts$/.test(file) && !file.endsWith('.spec.ts');

/** Every read model's present version with its fingerprint. */
export const presentVersions = (sources: readonly Source[]): Versions =>
  Object.fromEntries(
    sources
      .filter(isReadModelFile)
      .flatMap(versionsIn)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Read models that say something else under a version that is known already. */
export const changedUnderTheirVersion = (recorded: Versions, present: Versions): string[] =>
  Object.entries(present).flatMap(([name, versions]) =>
    Object.entries(versions)
      .filter(([version, print]) => (recorded[name]?.[version] ?? print) !== print)
      .map(([version]) => `${name} changed, but is still version ${version}: raise its version`),
  );

/** The file with what is new; what it has stays as it is. */
export function versionsPage(recorded: Versions, present: Versions): string {
  const all: Record<string, Record<string, string>> = {};
  for (const name of [...new Set([...Object.keys(recorded), ...Object.keys(present)])].toSorted())
    all[name] = { ...present[name], ...recorded[name] };
  return `${JSON.stringify(all, null, 2)}\n`;
}

interface Declared {
  readonly names: readonly string[];
  readonly text: string;
}

function versionsIn(source: Source): [string, Record<string, string>][] {
  const declared = declarationsOf(source);
  return declared
    .filter(({ text }) => /= readModel\s*</.test(text))
    .map((model) => {
      const name = /name: '([a-z_]+)'/.exec(model.text)?.[1];
      const version = /version: (\d+)/.exec(model.text)?.[1];
      if (!name || !version) throw new Error(`${source.path}: no name or version is to be seen`);
      return [name, { [version]: fingerprint(closureOf(model, declared)) }];
    });
}

/** What stands on the top of a file: its declarations without comments. */
function declarationsOf({ program, code }: Source): Declared[] {
  return (program()?.body ?? []).flatMap((statement) => {
    const inner =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration ?? statement)
        : statement;
    const text = code.slice(statement.start, statement.end);
    if (inner.type === 'VariableDeclaration')
      return [
        {
          names: inner.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : [])),
          text,
        },
      ];
    return inner.type === 'FunctionDeclaration' && inner.id
      ? [{ names: [inner.id.name], text }]
      : [];
  });
}

/** A declaration and everything of its file that it uses. */
function closureOf(model: Declared, declared: readonly Declared[]): readonly Declared[] {
  const found = new Set([model]);
  for (const one of found) {
    const words = new Set(one.text.match(/[A-Za-z_$][\w$]*/g));
    for (const other of declared) if (other.names.some((name) => words.has(name))) found.add(other);
  }
  return declared.filter((one) => found.has(one));
}

/** The same however it is laid out. */
const fingerprint = (parts: readonly Declared[]): string =>
  createHash('sha256')
    .update(
      parts
        .map(({ text }) => text)
        .join('\n')
        .replaceAll(/\s+/g, '')
        .replaceAll(/,(?=[)\]}])/g, ''),
    )
    .digest('hex')
    .slice(0, 16);
