// Patterns of paths in the laws: `*` is a name, `**` any depth, `{a,b}` either, `:room` a name that
// the law's other patterns repeat. And where imports lead.
import path from 'node:path';

const WORKSPACE = /^@purlin\/([^/]+)\/(.+)$/;
const LIBRARIES = new Set([
  'contracts',
  'domain',
  'event-sourcing',
  'event-store',
  'ui',
  'web',
  'words',
]);

/**
 * What an import leads to: a path from the root for our own files, otherwise the specifier itself.
 */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [, project, file] = WORKSPACE.exec(specifier) ?? [];
  return project ? `${LIBRARIES.has(project) ? 'libs' : 'apps'}/${project}/${file}` : specifier;
}

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const parts: Readonly<Record<string, string>> = {
    '**/': '(?:.*/)?',
    '**': '.*',
    '*': '[^/]*',
    '{': '(?:',
    ',': '|',
    '}': ')',
  };
  const source = pattern.replaceAll(
    /\*\*\/|\*\*|[*{},]|:[a-z]+|[.+?^$()|[\]\\]/g,
    (part) => parts[part] ?? (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : `\\${part}`),
  );
  return new RegExp(`^${source}$`);
}

/** The names that a pattern's `:words` stand for in a path; undefined when the path is another. */
export function match(pattern: string, file: string): Readonly<Record<string, string>> | undefined {
  let expression = compiled.get(pattern);
  if (!expression) compiled.set(pattern, (expression = compile(pattern)));
  const found = expression.exec(file);
  return found ? { ...found.groups } : undefined;
}

/** The first pattern's names that fit; undefined when none fits. */
export function matchAny(
  patterns: readonly string[],
  file: string,
): Readonly<Record<string, string>> | undefined {
  for (const pattern of patterns) {
    const names = match(pattern, file);
    if (names) return names;
  }
  return undefined;
}

/** A pattern with the names of the importing file's own path filled in. */
export const fillIn = (pattern: string, names: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:([a-z]+)/g, (whole, name: string) => names[name] ?? whole);
