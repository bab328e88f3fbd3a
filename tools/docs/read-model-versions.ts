// What every version of every read model was: a fingerprint of its declaration and of what it uses,
// in its file and in those it imports from. The file only grows, so that a change under the same
// version shows.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveImport } from '../laws/patterns.ts';
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
export function presentVersions(sources: readonly Source[]): Versions {
  const files = filesOf(sources);
  return Object.fromEntries(
    sources
      .filter(isReadModelFile)
      .flatMap((source) => versionsIn(source, files))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

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
  readonly file: File;
}
/** What a file declares, and under which names it has what others declare. */
interface File {
  readonly declared: readonly Declared[];
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}
type Files = (path: string) => File | undefined;

/**
 * Where a change may change what a row says: the rooms' own code and the rules. What the platform,
 * the contracts and packages do for every model alike is not a model's own.
 */
const FOLLOWED = /^(?:apps\/backend\/(?!platform\/)|libs\/domain\/).*\.ts$/;
/** What of the platform a table keeps that is searched, or indexed by folded texts. */
const KEPT = new Map([
  ['apps/backend/platform/servers/folded-text.ts', ['FOLDED_SQL']],
  ['apps/backend/platform/core/projection/read-model-tables.ts', ['searchTextOf']],
]);
const KEEPS = /\bsearch: \[|platform\.folded/;

function filesOf(sources: readonly Source[]): Files {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const read = new Map<string, File>();
  return (name) => {
    const isFollowed = FOLLOWED.test(name) || KEPT.has(name);
    const source = isFollowed ? byPath.get(name) : undefined;
    if (!source) return undefined;
    const file = read.get(name) ?? fileOf(source);
    read.set(name, file);
    return file;
  };
}

function versionsIn(source: Source, files: Files): [string, Record<string, string>][] {
  return files(source.path)!
    .declared.filter(({ text }) => /= readModel\s*</.test(text))
    .map((model) => {
      const name = /name: '([a-z_]+)'/.exec(model.text)?.[1];
      const version = /version: (\d+)/.exec(model.text)?.[1];
      if (!name || !version) throw new Error(`${source.path}: no name or version is to be seen`);
      return [name, { [version]: fingerprint(closureOf(model, files)) }];
    });
}

/** What stands on the top of a file: its declarations without comments, and its imports. */
function fileOf({ program, code, path: from }: Source): File {
  const body = program()?.body ?? [];
  const imported = new Map<string, { readonly path: string; readonly name: string }>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    for (const one of statement.specifiers)
      if (one.type === 'ImportSpecifier' && one.importKind !== 'type' && 'name' in one.imported)
        imported.set(one.local.name, {
          path: resolveImport(from, statement.source.value),
          name: one.imported.name,
        });
  }
  const file = { declared: [] as Declared[], imported };
  for (const statement of body) {
    const inner =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration ?? statement)
        : statement;
    const text = code.slice(statement.start, statement.end);
    if (inner.type === 'VariableDeclaration')
      file.declared.push({
        names: inner.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : [])),
        text,
        file,
      });
    else if (inner.type === 'FunctionDeclaration' && inner.id)
      file.declared.push({ names: [inner.id.name], text, file });
  }
  return file;
}

/** What the platform makes of a read model's texts, where it keeps some of that. */
const keptBy = ({ text }: Declared, files: Files): readonly Declared[] =>
  KEEPS.test(text)
    ? [...KEPT].flatMap(([from, names]) => {
        const declared = files(from)?.declared ?? [];
        return names.map(
          (name) =>
            declared.find((one) => one.names.includes(name)) ??
            missing(`${from} declares no ${name}: correct KEPT`),
        );
      })
    : [];

function missing(what: string): never {
  throw new Error(what);
}

/** A declaration and everything that it uses, in its file and in those it imports from. */
function closureOf(model: Declared, files: Files): readonly Declared[] {
  const found = new Set([model, ...keptBy(model, files)]);
  for (const { text, file } of found) {
    const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
    for (const other of file.declared)
      if (other.names.some((name) => words.has(name))) found.add(other);
    for (const [local, { path: from, name }] of file.imported) {
      if (!words.has(local)) continue;
      for (const other of files(from)?.declared ?? [])
        if (other.names.includes(name)) found.add(other);
    }
  }
  return [...found];
}

/** The same however it is laid out. */
const fingerprint = (parts: readonly Declared[]): string =>
  createHash('sha256')
    .update(
      parts
        .map(({ text }) => text)
        .toSorted()
        .join('\n')
        .replaceAll(/\s+/g, '')
        .replaceAll(/,(?=[)\]}])/g, ''),
    )
    .digest('hex')
    .slice(0, 16);
