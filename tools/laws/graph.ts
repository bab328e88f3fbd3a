// Circles among files: who imports whom at run time, until somebody imports themselves.
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
