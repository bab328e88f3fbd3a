// Answers to commands: typed by the contract where they can be made, a receipt where they cannot,
// and never an error for what is history already.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { action, command, query } from '@purlin/contracts/route.ts';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { openTestRooms, type TestRooms } from '../../../../tools/vitest/rooms.ts';
import { asGiven } from '../core/commands/build-command.ts';
import { defineRoom } from '../core/room.ts';

const Words = z.object({ words: z.string().max(20) });
const note = decider<null>()({
  category: 'note',
  events: { NoteWritten: Words },
  initial: null,
  evolve: { NoteWritten: () => null },
  commands: { WriteNote: Words },
  decide: { WriteNote: (data) => [{ type: 'NoteWritten', data }] },
});
const Note = Words.extend({ id: z.int() });
const door = { right: 'everyone', decider: 'note', command: 'WriteNote' } as const;
const contract = {
  details: query('/api/notes/:id', {
    right: 'everyone',
    of: 'note',
    summary: 'One note',
    answer: Note,
  }),
  add: command('POST', '/api/notes', {
    ...door,
    summary: 'Writes a note',
    stream: 'new',
    body: Words,
    answer: Note,
  }),
  change: command('PUT', '/api/notes/:id', {
    ...door,
    summary: 'Writes it again',
    body: Words,
    answer: Note,
  }),
  writeTwo: action('POST', '/api/notes/two', {
    right: 'everyone',
    summary: 'Writes two notes',
    commits: true,
    body: Words,
    answer: Note,
  }),
};
/** How the read after the commit goes. */
let read: (id: number) => unknown;
const show = async (id: number): Promise<z.infer<typeof Note> | undefined> =>
  read(id) as z.infer<typeof Note> | undefined;
const room = defineRoom({ contract, deciders: [note], resources: { note: show } })({
  name: 'notes',
  readModels: [],
  commands: { add: asGiven, change: asGiven },
  answers: {
    details: ({ id }) => show(id),
    async writeTwo({ body: data }, { dispatch }, { asker }) {
      const wish = { type: 'WriteNote', data } as const;
      const receipts = [
        await dispatch(note, 'new', wish, { ...asker, key: 'one' }),
        await dispatch(note, 'new', wish, { ...asker, key: 'two' }),
      ];
      return { receipts, show: async () => (await show(receipts[0]!.id))! };
    },
  },
});

let open: TestRooms;
beforeAll(async () => void (open = await openTestRooms([room])));
afterAll(() => open.close());
beforeEach(() => {
  read = (id) => ({ id, words: 'hello' });
});
const call = (method: string, address: string, headers: Record<string, string> = {}) =>
  fetch(open.url + address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify({ words: 'hello' }) }),
  });
const events = async (id: number) => (await open.platform.services.history.read(note, id)).length;

it('answers with what the contract promises, and says where it is', async () => {
  const added = await call('POST', '/api/notes');
  const { id } = (await added.json()) as { id: number };
  expect(added.status).toBe(201);
  expect(added.headers.get('location')).toBe(`/api/notes/${id}`);
  expect(added.headers.get('etag')).toBe('"0"');
  const changed = await call('PUT', `/api/notes/${id}`);
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual({ id, words: 'hello' });
  expect(changed.headers.get('etag')).toBe('"1"');
  expect(changed.headers.get('x-not-read')).toBeNull();
});

it('carries out what has a field too many, and names it', async () => {
  const body = JSON.stringify({ words: 'hello', wrods: 'hallo' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${open.url}/api/notes`, { method: 'POST', headers, body });
  expect([answer.status, answer.headers.get('x-not-read')]).toEqual([201, 'wrods']);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('relation "notes" does not exist');
    },
  ],
  [
    'is refused',
    () => {
      throw new Refusal('not-found', 'missing', { what: 'thing' });
    },
  ],
  ['does not find it yet', () => undefined],
  ['gives something else than the contract says', () => ({ id: 'seven', words: 'x'.repeat(99) })],
])('is 202 with the receipt when the read %s', async (_, broken) => {
  read = broken;
  const answer = await call('POST', '/api/notes');
  expect(answer.status).toBe(202);
  const receipt = (await answer.json()) as { id: number; revision: number; position: string };
  expect(receipt).toEqual({
    id: receipt.id,
    revision: 0,
    position: expect.stringMatching(/^\d+$/) as string,
    location: `/api/notes/${receipt.id}`,
  });
  expect(answer.headers.get('location')).toBe(`/api/notes/${receipt.id}`);
  expect(await events(receipt.id)).toBe(1);
});

it('is 202 with the last receipt when an action gave commands and the read throws', async () => {
  const done = await call('POST', '/api/notes/two');
  expect(done.status).toBe(200);
  const { id } = (await done.json()) as { id: number };
  read = () => {
    throw new Error('relation "notes" does not exist');
  };
  const answer = await call('POST', '/api/notes/two');
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({
    id: id + 1,
    revision: 0,
    position: expect.stringMatching(/^\d+$/) as string,
  });
});

it('gives the revision of one thing, and takes it back', async () => {
  const { id } = (await (await call('POST', '/api/notes')).json()) as { id: number };
  const seen = (await call('GET', `/api/notes/${id}`)).headers.get('etag')!;
  expect(seen).toBe('"0"');
  expect((await call('PUT', `/api/notes/${id}`, { 'if-match': seen })).status).toBe(200);
  expect((await call('PUT', `/api/notes/${id}`, { 'if-match': seen })).status).toBe(412);
  expect((await call('GET', `/api/notes/${id}`)).headers.get('etag')).toBe('"1"');
});

it('gives no revision of what has no history', async () => {
  expect((await call('GET', '/api/notes/999999')).headers.get('etag')).toBeNull();
});
