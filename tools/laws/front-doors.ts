// The files that front ends share at run time: everything that a front door of a library loads.
import { frontDoors } from './house-laws.ts';
import { matchAny } from './patterns.ts';
import type { Source } from './source.ts';

const FRONT_ENDS = ['apps/*-ui/src/**', 'apps/shell/src/**'];

/** What this door loads of its own library. */
function behind(door: string, sources: ReadonlyMap<string, Source>): Set<string> {
  const library = door.slice(0, door.lastIndexOf('/') + 1);
  const loaded = new Set<string>([door]);
  for (const path of loaded)
    for (const { target, typeOnly } of sources.get(path)?.imports ?? [])
      if (!typeOnly && target.startsWith(library)) loaded.add(target);
  loaded.delete(door);
  return loaded;
}

/** Imports of a front end that reach behind a front door. */
export function importsBehindDoors(
  sources: readonly Source[],
): { path: string; line: number; target: string }[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const shared = new Set(frontDoors.flatMap((door) => [...behind(door, byPath)]));
  return sources
    .filter(({ path }) => matchAny(FRONT_ENDS, path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => shared.has(target))
        .map(({ target, line }) => ({ path, line, target })),
    );
}
