// Reads the repository's source files for the laws: path, text, comments, imports; the syntax tree
// only when a law asks.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { resolveImport } from './patterns.ts';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  /** A path from the repository's root, or a package's specifier as it is written. */
  readonly target: string;
  /** Nothing of it is left when the types are gone. */
  readonly typeOnly: boolean;
  /** `export … from`: it hands on what is somebody else's. */
  readonly handsOn: boolean;
  readonly line: number;
}

type Program = ReturnType<typeof parseSync>['program'];

export interface Source {
  /** From the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The text with every comment blanked out, so that places stay the same. */
  readonly code: string;
  readonly imports: readonly Import[];
  /** Building it takes longer than everything else: read it only where needed. */
  readonly program: () => Program | undefined;
  readonly lineAt: (offset: number) => number;
}

const FOLDERS = ['apps', 'libs', 'tools'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const SCRIPT = /\.(ts|tsx|mjs)$/;
/** What is installed or built; pictures lie at the root, beside the folders that are read. */
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** Every source file below apps, libs and tools, and the configuration files beside them. */
export function readSources(root: string): Source[] {
  const beside = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => entry.name);
  const names = [
    ...beside,
    ...FOLDERS.flatMap((folder) => filesBelow(root, folder).filter((name) => SOURCE.test(name))),
  ];
  return names.map((name) => sourceOf(name, readFileSync(path.join(root, name), 'utf8')));
}

/** Paths of all files below a folder, sorted; what is built or installed is left out. */
export function filesBelow(root: string, folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true }).filter(
    (entry) => !entry.name.startsWith('.') && !LEFT_OUT.has(entry.name),
  );
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(root, `${folder}/${entry.name}`)
        : [`${folder}/${entry.name}`],
    );
}

/** A source from its text; fixtures are made this way too. Throws when a script does not parse. */
export function sourceOf(name: string, text: string): Source {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((found) => found.index + 1)];
  const lineAt = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  const base = { path: name, text, lines: text.replace(/\n$/, '').split('\n'), lineAt };
  if (!SCRIPT.test(name))
    return {
      ...base,
      code: blank(
        text,
        [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((found) => [
          found.index,
          found.index + found[0].length,
        ]),
      ),
      imports: [],
      program: () => undefined,
    };
  const parsed = parseSync(name, text, { lang: name.endsWith('x') ? 'tsx' : 'ts' });
  if (parsed.errors[0]) throw new Error(`${name} does not parse: ${parsed.errors[0].message}`);
  return {
    ...base,
    code: blank(
      text,
      parsed.comments.map((comment) => [comment.start, comment.end]),
    ),
    imports: importsOf(name, parsed.module, lineAt, text),
    program: () => parsed.program,
  };
}

type ModuleRecord = ReturnType<typeof parseSync>['module'];

function importsOf(
  name: string,
  module: ModuleRecord,
  lineAt: Source['lineAt'],
  text: string,
): Import[] {
  // `import { type X }` leaves an import behind; only `import type` and `export type` are gone at
  // run time.
  const typeOnly = (start: number): boolean =>
    /^(import|export)\s+type\b/.test(text.slice(start, start + 20));
  const found = module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    start: one.start,
    handsOn: false,
    typeOnly: typeOnly(one.start),
  }));
  const handed = module.staticExports.flatMap((one) => {
    const [first] = one.entries;
    return first?.moduleRequest
      ? [
          {
            specifier: first.moduleRequest.value,
            start: one.start,
            handsOn: true,
            typeOnly: typeOnly(one.start),
          },
        ]
      : [];
  });
  // A dynamic import of a computed address names no file.
  const dynamic = module.dynamicImports.flatMap((one) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(
      text.slice(one.moduleRequest.start, one.moduleRequest.end),
    );
    return literal
      ? [{ specifier: literal[2]!, start: one.start, handsOn: false, typeOnly: false }]
      : [];
  });
  return [...found, ...handed, ...dynamic].map(({ specifier, start, ...rest }) => ({
    ...rest,
    target: resolveImport(name, specifier),
    line: lineAt(start),
  }));
}

const blank = (text: string, ranges: readonly (readonly [number, number])[]): string =>
  ranges.reduceRight(
    (rest, [start, end]) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
