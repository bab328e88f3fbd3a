// Read models in memory: keys, several rows per event, notes, and past states.
import { describe, expect, it } from 'vitest';
import { number, numbers, text } from './columns.ts';
import { isNew, rowAt } from './read-model-fold.ts';
import { given, history } from './read-model-scenario.ts';
import { changed, readModel, removed } from './read-model.ts';

type Event =
  | { type: 'Opened'; data: { owner: number; name: string } }
  | { type: 'Renamed'; data: { name: string } }
  | { type: 'Given'; data: { owner: number } }
  | { type: 'Closed'; data: object };

/** One row per folder, keyed by its stream's number. */
const folders = readModel<Event>()({
  name: 'folders',
  version: 1,
  columns: { id: number().key(), name: text() },
  on: {
    Opened: (e, _, { id }) => ({ id, name: e.name }),
    Renamed: (e, row) => changed(row, { name: e.name }),
    Closed: () => removed,
  },
});
/** One row per owner: an event that changes a folder's owner affects two. */
const owners = readModel<Event, { owner: number }>()({
  name: 'owners',
  version: 1,
  columns: { id: number().key(), folderIds: numbers() },
  notes: {
    of: ['folder'],
    on: {
      Opened: (e) => ({ owner: e.owner }),
      Given: (e) => ({ owner: e.owner }),
      Closed: () => removed,
    },
  },
  key: {
    Opened: (e) => e.owner,
    Given: (e, { note }) => (note ? [note.owner, e.owner] : e.owner),
    Closed: (_, { note }) => note?.owner ?? [],
  },
  on: {
    Opened: (e, row, { id }) => ({ id: e.owner, folderIds: [...(row?.folderIds ?? []), id] }),
    Given: (e, row, { id, key }) => {
      const others = row?.folderIds.filter((one) => one !== id) ?? [];
      return { id: Number(key), folderIds: key === e.owner ? [...others, id] : others };
    },
    Closed: (_, row, { id }) =>
      row && changed(row, { folderIds: row.folderIds.filter((one) => one !== id) }),
  },
});

const opened = (stream: string, owner = 1) =>
  ({ type: 'Opened', data: { owner, name: stream }, stream }) as const;

describe('a row', () => {
  it("is keyed by its stream's number", () => {
    const renamed = { type: 'Renamed', data: { name: 'Roofs' }, stream: 'folder-2' };
    expect(
      given(folders, 'folder')(opened('folder-1'), opened('folder-2'), renamed).rows(),
    ).toEqual([
      { id: 1, name: 'folder-1' },
      { id: 2, name: 'Roofs' },
    ]);
  });
  it("that doesn't exist stays absent, and a removed one is gone", () => {
    const renamed = { type: 'Renamed', data: { name: 'Roofs' } };
    expect(given(folders, 'folder')(renamed).rows()).toEqual([]);
    expect(
      given(folders, 'folder')(opened('folder-1'), { type: 'Closed', data: {} }).rows(),
    ).toEqual([]);
  });
  it('can be computed as of any event', () => {
    const events = history('folder', [
      opened('folder-1'),
      { type: 'Renamed', data: { name: 'Roofs' } },
      { type: 'Closed', data: {} },
    ]);
    const names = [0n, 1n, 2n, 3n].map(
      (position) => rowAt(folders, events, { key: 1, position })?.name,
    );
    expect(names).toEqual([undefined, 'folder-1', 'Roofs', undefined]);
  });
});

describe('an event that affects several rows', () => {
  it('finds them by notes taken before', () => {
    const handed = { type: 'Given', data: { owner: 2 } };
    const closed = { type: 'Closed', data: {}, stream: 'folder-1' };
    const rows = given(owners, 'folder')(opened('folder-1'), opened('folder-9'), handed);
    expect(rows.row(1)).toEqual({ id: 1, folderIds: [9] });
    expect(rows.row(2)).toEqual({ id: 2, folderIds: [1] });
    expect(
      given(owners, 'folder')(opened('folder-1'), opened('folder-9'), handed, closed).row(2),
    ).toEqual({ id: 2, folderIds: [] });
  });
});

it('only a row of a new stream, or of the event itself, needs no lookup', () => {
  const [first, second] = history('folder', [opened('folder-1'), { type: 'Closed', data: {} }]);
  expect(isNew(folders, first!, 1)).toBe(true);
  expect(isNew(folders, second!, 1)).toBe(false);
  expect(isNew(owners, first!, 1)).toBe(false);
  expect(isNew(owners, second!, 'event-2')).toBe(true);
  // Another stream may have created the row.
  const keyed = { ...folders, key: { Closed: () => 1 } };
  expect(isNew(keyed, first!, 1)).toBe(false);
  const lines = readModel<Event>()({
    name: 'lines',
    version: 1,
    columns: { position: number().key() },
    usualKey: ({ position }) => Number(position),
    on: { Closed: (_, __, { position }) => ({ position: Number(position) }) },
  });
  expect(isNew(lines, second!, 2)).toBe(true);
  expect(isNew(lines, second!, 1)).toBe(false);
});
