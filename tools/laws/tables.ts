// Who names which table in SQL: a read model's table is the business of its room's read-models/.
import { foreignJoins } from './house-laws.ts';
import { match, matchAny } from './patterns.ts';
import type { Source } from './source.ts';

const READ_MODELS = 'apps/backend/:room/read-models/**';
/** The declarations of a table: a read model's name, or a typed table. */
const DECLARED = /(?:\bname: |Table\(\s*)'([a-z][a-z0-9_]*)'/g;
/** Where SQL names one. */
const NAMED = /\b(?:from|join|into|update|truncate|table)\s+"?([a-z][a-z0-9_]*)\b/gi;

/** Every place where SQL names the table of a read model of another room, or outside of its own. */
export function foreignTables(
  sources: readonly Source[],
): { path: string; line: number; what: string }[] {
  const roomOf = new Map<string, string>();
  for (const { path, code } of sources) {
    const room = match(READ_MODELS, path)?.['room'];
    if (room === undefined || path.includes('.spec.')) continue;
    for (const [, table = ''] of code.matchAll(DECLARED)) roomOf.set(table, room);
  }
  return sources
    .filter(
      ({ path }) =>
        matchAny(['apps/backend/**'], path) && !path.includes('.spec.') && !(path in foreignJoins),
    )
    .flatMap(({ path, code, lineAt }) =>
      [...code.matchAll(NAMED)].flatMap((found) => {
        const table = found[1]!;
        const room = roomOf.get(table);
        return room === undefined || match(READ_MODELS, path)?.['room'] === room
          ? []
          : [{ path, line: lineAt(found.index), what: `names the table ${table} of ${room}` }];
      }),
    );
}
