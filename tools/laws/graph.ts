// Circles among files, and among the folders of a front end or of libs/ui: who imports whom at run
// time, until somebody imports themselves.
import type { Source } from './source.ts';

export interface Circle {
  readonly path: string;
  readonly line: number;
  readonly circle: readonly string[];
}

/** One circle for every import that closes one. Types are gone at run time, so they close none. */
export function cyclesAmong(sources: readonly Source[]): Circle[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const way: string[] = [];
  const circles: Circle[] = [];
  const visit = (source: Source): void => {
    way.push(source.path);
    for (const { target, typeOnly, line } of source.imports) {
      const next = byPath.get(target);
      if (!next || typeOnly || done.has(target)) continue;
      const start = way.indexOf(target);
      if (start < 0) visit(next);
      else circles.push({ path: source.path, line, circle: [...way.slice(start), target] });
    }
    way.pop();
    done.add(source.path);
  };
  for (const source of sources) if (!done.has(source.path)) visit(source);
  return circles;
}

/** A front end, whose folders are rooms and within a room its screens; and the widgets. */
const FRONT_END = /^(?<app>apps\/(?:[a-z]+-ui|shell|site)\/src|libs\/ui)\/./;

/** `a/b` and `c`, for files `x/a/b/f.ts` and `x/c/g.ts`: where their ways part. */
function wherePathsPart(from: string, to: string): readonly [string, string] | undefined {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const parted = a.findIndex((name, n) => name !== b[n]);
  // A folder and a folder inside of it are no neighbours.
  if (parted < 0 || parted >= b.length) return undefined;
  return [a.slice(0, parted + 1).join('/'), b.slice(0, parted + 1).join('/')];
}

/** One circle for every neighbouring folder that is needed by what it needs itself. */
export function folderCyclesAmong(sources: readonly Source[]): Circle[] {
  const needs = new Map<string, Map<string, { path: string; line: number }>>();
  for (const { path, imports } of sources) {
    const app = FRONT_END.exec(path)?.groups?.['app'];
    // A spec is loaded by nobody, and may show the widgets of several folders together.
    if (app === undefined || path.includes('.spec.')) continue;
    for (const { target, line } of imports) {
      const [from, to] = (target.startsWith(`${app}/`) && wherePathsPart(path, target)) || [];
      if (from === undefined || to === undefined) continue;
      if (!needs.has(from)) needs.set(from, new Map());
      if (!needs.get(from)!.has(to)) needs.get(from)!.set(to, { path, line });
    }
  }
  const way: string[] = [];
  const done = new Set<string>();
  const circles: Circle[] = [];
  const visit = (folder: string): void => {
    way.push(folder);
    for (const [to, { path, line }] of needs.get(folder) ?? []) {
      const start = way.indexOf(to);
      if (start >= 0) circles.push({ path, line, circle: [...way.slice(start), to] });
      else if (!done.has(to)) visit(to);
    }
    way.pop();
    done.add(folder);
  };
  for (const folder of needs.keys()) if (!done.has(folder)) visit(folder);
  return circles;
}
