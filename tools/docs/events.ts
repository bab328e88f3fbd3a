// The page of events: everything that can have happened, with its stream, version and fields.
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { schemaOf } from '@purlin/event-sourcing/stored-event.ts';
import type { Room } from '../../apps/backend/platform/core/room.ts';
import { code, codes, page, table } from './markdown.ts';
import { fieldsOf } from './shapes.ts';

/** Rooms may share a decider; it is told once, in the first of them. */
export function eventsPage(rooms: readonly Room[]): string {
  const told = new Set<AnyDecider>();
  const chapters = rooms.flatMap((room) => {
    const own = room.deciders.filter((decider) => !told.has(decider));
    for (const decider of own) told.add(decider);
    return own.map(
      (decider) =>
        `## ${room.name}: ${code(`${decider.category}-<id>`)}\n\nCommands: ` +
        `${codes(Object.keys(decider.commands))}\n\n${eventsOf(decider)}`,
    );
  });
  return page(
    'Events',
    'Schema is the version that is written today; older ones are upcast when they are ' +
      "read. Personal fields are encrypted under the stream's own key.",
    ...chapters,
  );
}

const eventsOf = (decider: AnyDecider): string =>
  table(
    ['event', 'schema', 'fields', 'personal'],
    Object.entries(decider.events).map(([type, shape]) => [
      code(type),
      String(schemaOf(decider, type)),
      fieldsOf(shape)
        .map((field) => `${code(field.name)} ${field.type}`)
        .join('; ') || 'none',
      codes(decider.personal?.[type] ?? []) || 'none',
    ]),
  );
