// The page of reactions: whenever an event, then which tasks, and how hard each is tried.
import type { Room } from '../../apps/backend/platform/core/room.ts';
import type { Source } from '../laws/source.ts';
import { code, codes, page, table } from './markdown.ts';
import { fieldsOf } from './shapes.ts';

export function reactionsPage(rooms: readonly Room[], sources: readonly Source[]): string {
  const kinds = kindsIn(sources);
  const reactions = rooms.flatMap((room) =>
    (room.reactions ?? []).flatMap((reaction) =>
      Object.entries(reaction.whenever).map(([event, handler]) => [
        room.name,
        code(reaction.name),
        reaction.onlyWhile
          ? `${code(event)} while ${code(reaction.onlyWhile.decider.category)} allows it`
          : code(event),
        codes(tasksIn(String(handler), kinds)) || 'see the code',
      ]),
    ),
  );
  const workers = rooms.flatMap((room) =>
    (room.workers ?? []).map(({ kind, attempts, backoffMs, concurrency }) => [
      room.name,
      code(kind.task),
      codes(fieldsOf(kind.shape).map((field) => field.name)),
      String(attempts),
      `${backoffMs} ms, doubling`,
      String(concurrency),
    ]),
  );
  return page(
    'Reactions and tasks',
    'Every effect is a row of the ledger before it is tried; the attempts include the first.',
    `## Whenever an event, then\n\n${table(['room', 'reaction', 'whenever', 'then'], reactions)}`,
    `## Tasks\n\n${table(['room', 'task', 'knows', 'attempts', 'waits', 'at once'], workers)}`,
  );
}

/** Kinds of tasks by the name of the constant that makes them. */
const kindsIn = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources
      .filter(({ path }) => /^apps\/backend\/[^/]+\/reactions\.ts$/.test(path))
      .flatMap(({ code: text }) =>
        [...text.matchAll(/const (\w+) = (?:taskKind|\w+Task)\(\s*'([^']+)'/g)].map(
          (found) => [found[1]!, found[2]!] as const,
        ),
      ),
  );

const tasksIn = (handler: string, kinds: ReadonlyMap<string, string>): string[] =>
  [...kinds].filter(([name]) => new RegExp(`\\b${name}\\(`).test(handler)).map(([, task]) => task);
