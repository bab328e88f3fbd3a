// What a contract's command and a room's prepare are told: the path's id, and who called from
// where.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { command, everyone } from '@purlin/contracts/route.ts';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { openTestRooms, type TestRooms } from '../../../../tools/vitest/rooms.ts';
import { defineRoom, type Asking } from './room.ts';

const Words = z.object({ words: z.string() });
const note = decider<null>()({
  category: 'note',
  events: { NoteWritten: Words },
  initial: null,
  evolve: { NoteWritten: () => null },
  commands: { WriteNote: Words },
  decide: { WriteNote: (data) => [{ type: 'NoteWritten', data }] },
});
const contract = {
  write: command('POST', '/api/notes/:id', {
    access: everyone,
    summary: 'Writes',
    decider: note,
    answer: z.object({}),
    command: (_, { id }) => ({ type: 'WriteNote', data: { words: `note ${id}` } }),
  }),
};
let asked: Asking[] = [];
let written: unknown;
const room = defineRoom<typeof contract>({
  name: 'notes',
  contract,
  deciders: [note],
  readModels: [],
  answers: { write: async () => ({}) },
  roleOf: async () => 'admin',
  prepare: {
    WriteNote: async (data: unknown, _, asking) => {
      asked.push(asking);
      written = data;
      return data;
    },
  },
});

let open: TestRooms;
beforeAll(async () => void (open = await openTestRooms([room])), 60_000);
afterAll(() => open.close());
const write = (id: number, headers: Record<string, string>) => {
  asked = [];
  return fetch(`${open.url}/api/notes/${id}`, { method: 'POST', headers });
};

it('the command knows the id of the path', async () => {
  expect((await write(7, {})).ok).toBe(true);
  expect(written).toEqual({ words: 'note 7' });
});
it('prepare knows the stream, the address, the program and the session', async () => {
  const { token } = await open.platform.services.sessions.start(3);
  await write(8, {
    'user-agent': 'x'.repeat(900),
    cookie: `purlin_session=${token}`,
    'x-forwarded-for': '203.0.113.9',
  });
  expect(asked).toEqual([
    {
      id: 8,
      caller: {
        by: 'user-3',
        ip: '127.0.0.1',
        userAgent: 'x'.repeat(500),
        session: { userId: 3, role: 'admin' },
      },
    },
  ]);
});
it('without a session there is none', async () => {
  await write(9, { 'user-agent': 'curl' });
  expect(asked).toEqual([
    { id: 9, caller: { by: 'visitor', ip: '127.0.0.1', userAgent: 'curl', session: undefined } },
  ]);
});
it('a worker or a seed comes from nowhere', async () => {
  asked = [];
  await open.platform.services.dispatch(
    note,
    10,
    { type: 'WriteNote', data: { words: '' } },
    { by: 'system', correlationId: 'spec' },
  );
  expect(asked).toEqual([
    { id: 10, caller: { by: 'system', ip: '', userAgent: '', session: undefined } },
  ]);
});
it('behind a trusted proxy the address is the one the proxy saw', async () => {
  const behind = await openTestRooms([room], { TRUST_PROXY: 'true' });
  asked = [];
  await fetch(`${behind.url}/api/notes/1`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
  });
  expect(asked[0]?.caller.ip).toBe('203.0.113.9');
  await behind.close();
}, 30_000);
