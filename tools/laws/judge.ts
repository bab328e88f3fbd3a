// Judges source files by the laws: every finding names the file, the line, the law and what to do.
import {
  emptyNames,
  entryPoints,
  frontDoors,
  houseLaws,
  limits,
  screenFiles,
  specFiles,
  specPackages,
} from './house-laws.ts';
import type { ImportLaw } from './import-law.ts';
import { importLaws } from './import-laws.ts';
import { textLaws, type TextLaw } from './text-laws.ts';
import { foreignTables } from './tables.ts';
import { importsBehindDoors } from './front-doors.ts';
import { longFunctions } from './functions.ts';
import { cyclesAmong, folderCyclesAmong } from './graph.ts';
import { fillIn, matchAny } from './patterns.ts';
import type { Import, Source } from './source.ts';
import { stillLong } from './still-long.ts';
import { unkeyedWords } from './unkeyed-words.ts';

export type LawName = keyof typeof importLaws | keyof typeof textLaws | keyof typeof houseLaws;
export interface Finding {
  readonly law: LawName;
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** What the laws need to know besides the sources. */
export interface Surroundings {
  /** Names of the packages that package.json lists. */
  readonly packages: ReadonlySet<string>;
  /** Text that names files which nobody imports: scripts of package.json, pages. */
  readonly mentions: string;
}

/** Every finding in these files, by path and line. */
export function judge(sources: readonly Source[], surroundings: Surroundings): Finding[] {
  const findings = [
    ...sources.flatMap((source) => judgeAlone(source, surroundings)),
    ...judgeTogether(sources, surroundings),
  ];
  return findings.toSorted((a, b) =>
    a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1,
  );
}

const lawOf = (name: LawName): { readonly why: string; readonly instead: string } =>
  ({ ...importLaws, ...textLaws, ...houseLaws })[name];

/** A finding as one line for people. */
export const inWords = ({ law, path, line, what }: Finding): string =>
  `${path}:${line} ${what} [${law}] ${lawOf(law).why} ${lawOf(law).instead}`;

function judgeAlone(source: Source, { packages }: Surroundings): Finding[] {
  return [
    ...Object.entries<ImportLaw>(importLaws).flatMap(([name, law]) =>
      foreignImports(source, law).map(({ target, line }) => ({
        law: name as LawName,
        path: source.path,
        line,
        what: `imports ${target}`,
      })),
    ),
    ...Object.entries<TextLaw>(textLaws).flatMap(([name, law]) =>
      forbiddenText(source, law).map(({ text, line }) => ({
        law: name as LawName,
        path: source.path,
        line,
        what: `says "${text}"`,
      })),
    ),
    ...shape(source),
    ...saidByThemselves(source),
    ...source.imports
      .filter(({ target }) => !isDeclared(target, packages))
      .map(({ target, line }) => ({
        law: 'declared-packages' as const,
        path: source.path,
        line,
        what: `imports ${target}, which package.json does not list`,
      })),
  ];
}

function foreignImports({ path, imports }: Source, law: ImportLaw): Import[] {
  const names = matchAny(law.from, path);
  if (!names || matchAny(law.not ?? [], path)) return [];
  const fill = (patterns: readonly string[] = []): string[] =>
    patterns.map((pattern) => fillIn(pattern, names));
  const may = fill([
    ...(law.may ?? []),
    ...(law.mayByRoom?.[names.room ?? ''] ?? []),
    ...(matchAny(specFiles, path) ? [...specPackages, ...(law.specsMay ?? [])] : []),
  ]);
  const mayAsType = fill(law.mayAsType);
  const about = fill(law.about ?? ['**']);
  return imports.filter(
    ({ target, typeOnly }) =>
      matchAny(about, target) &&
      !matchAny(may, target) &&
      !(typeOnly && matchAny(mayAsType, target)),
  );
}

function forbiddenText(
  { path, text, code, lineAt }: Source,
  law: TextLaw,
): { text: string; line: number }[] {
  if (!matchAny(law.in, path) || matchAny(Object.keys(law.not ?? {}), path)) return [];
  const every = new RegExp(law.never.source, `${law.never.flags}g`);
  return [...(law.of === 'code' ? code : text).matchAll(every)].map((found) => ({
    text: found[0].trim(),
    line: lineAt(found.index),
  }));
}

const CAPTION = /^(?:\/\/|\/\*) \S.{8,}/;
/** The formatter keeps the title of a spec on the line it begins on, however long. */
const SPEC_TITLE = /^\s*(?:it|test|describe)\S*\(/;
/** An address has no place to break. */
const ADDRESS = /^\s*src: url\(/;
const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:spec|config|dev|d))*\.(?:tsx?|mjs|css)$/;

function shape(source: Source): Finding[] {
  const { path, lines } = source;
  const findings: Finding[] = [];
  const find = (law: LawName, line: number, what: string): void =>
    void findings.push({ law, path, line, what });
  const segments = path.split('/');
  const folders = segments.slice(0, -1);
  const file = segments.at(-1)!;
  if (!CAPTION.test(lines[0] ?? '')) find('caption', 1, 'has no caption');
  if (
    !FILE_NAME.test(file) ||
    [...folders, file.split('.')[0]!].some((name) => emptyNames.test(name))
  )
    find('file-name', 1, 'has a name that does not say what it holds');
  if (!frontDoors.includes(path))
    for (const { target, line } of source.imports.filter(
      (one) => one.handsOn && isOurs(one.target),
    ))
      find('no-barrels', line, `hands on ${target}`);
  return [...findings, ...lengths(source)];
}

/** Lines, functions and files over the limits, as they stand after formatting. */
function lengths(source: Source): Finding[] {
  const { path, lines } = source;
  const findings: Finding[] = [];
  const find = (law: LawName, line: number, what: string): void =>
    void findings.push({ law, path, line, what });
  for (const [n, line] of lines.entries())
    if (line.length > limits.lineColumns && !SPEC_TITLE.test(line) && !ADDRESS.test(line))
      find('line-width', n + 1, `has ${line.length} columns, ${limits.lineColumns} are allowed`);
  const known = stillLong[path] ?? {};
  const most = known.lines ?? limits.fileLines;
  if (lines.length > most)
    find('file-length', most + 1, `has ${lines.length} lines, ${most} are allowed`);
  if (known.lines !== undefined && lines.length < known.lines)
    find('file-length', 1, `has ${lines.length} lines now: say so in tools/laws/still-long.ts`);
  const long = lines.length > limits.functionLines ? longFunctions(source) : [];
  if (long.length > (known.functions ?? 0))
    for (const { line, length } of long)
      find(
        'function-length',
        line,
        `has a function of ${length} lines, ${limits.functionLines} are allowed`,
      );
  if (long.length < (known.functions ?? 0))
    find('function-length', 1, `has ${long.length} long functions now: say so in still-long.ts`);
  return findings;
}

/** Words of a screen that have no key. */
const saidByThemselves = (source: Source): Finding[] =>
  matchAny(screenFiles, source.path) && !matchAny(specFiles, source.path)
    ? unkeyedWords(source).map(({ line, text }) => ({
        law: 'screens-say-words-by-key',
        path: source.path,
        line,
        what: `says "${text}"`,
      }))
    : [];

const isOurs = (target: string): boolean => /^(?:apps|libs|tools)\//.test(target);

function isDeclared(target: string, packages: ReadonlySet<string>): boolean {
  if (isOurs(target) || target.startsWith('node:')) return true;
  return packages.has(
    target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

function judgeTogether(sources: readonly Source[], { mentions }: Surroundings): Finding[] {
  const circles = [
    ...cyclesAmong(sources).map((one) => ({ ...one, law: 'no-cycles' as const })),
    ...folderCyclesAmong(sources).map((one) => ({ ...one, law: 'no-folder-cycles' as const })),
  ].map(({ law, path, line, circle }) => ({
    law,
    path,
    line,
    what: `imports itself by way of ${circle.join(' > ')}`,
  }));
  const imported = new Set(sources.flatMap((source) => source.imports.map(({ target }) => target)));
  const isNamed = (path: string): boolean => {
    const name = path.split('/').at(-1)!;
    return (
      mentions.includes(name) ||
      sources.some((other) => other.path !== path && other.text.includes(name))
    );
  };
  const dead = sources.filter(
    ({ path }) => !imported.has(path) && !matchAny(entryPoints, path) && !isNamed(path),
  );
  const tables = foreignTables(sources).map((one) => ({
    ...one,
    law: 'tables-behind-read-models' as const,
  }));
  const past = importsBehindDoors(sources).map(({ target, ...at }) => ({
    ...at,
    law: 'front-doors-only' as const,
    what: `imports ${target}`,
  }));
  return [
    ...circles,
    ...tables,
    ...past,
    ...dead.map(({ path }) => ({
      law: 'no-dead-files' as const,
      path,
      line: 1,
      what: 'is used by nobody',
    })),
  ];
}
