// The page of read models: the question each answers, its version, and the events that fill it.
import type { Room } from '../../apps/backend/platform/core/room.ts';
import type { Source } from '../laws/source.ts';
import { code, codes, page, table } from './markdown.ts';
import { captionOf } from './map.ts';

export function readModelsPage(rooms: readonly Room[], sources: readonly Source[]): string {
  const files = sources.filter(
    ({ path }) => /^apps\/backend\/[^/]+\/read-models\//.test(path) && !path.includes('.spec.'),
  );
  const rows = rooms.flatMap((room) =>
    room.readModels.map(({ name, version, on }) => {
      const file = files.find(({ code: text }) => text.includes(`name: '${name}'`));
      return [
        room.name,
        code(name),
        String(version),
        file ? captionOf(file) : 'not found',
        codes(Object.keys(on)),
      ];
    }),
  );
  return page(
    'Read models',
    'One table answers one question. A higher version is replayed beside the old table and ' +
      'swapped in.',
    table(['room', 'table', 'version', 'question', 'filled by'], rows),
  );
}
