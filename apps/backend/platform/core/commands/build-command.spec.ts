// How a room makes commands: what the compiler lets through, and what a maker is told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { command, type Command } from '@purlin/contracts/route.ts';
import { decider, type Decider } from '@purlin/event-sourcing/decider.ts';
import { openTestRooms, type TestRooms } from '../../../../../tools/vitest/rooms.ts';
import type { Commands, Request } from './build-command.ts';
import { defineRoom } from '../room.ts';

const Words = z.object({ words: z.string() });
const note = decider<null>()({
  category: 'note',
  events: { NoteWritten: Words },
  initial: null,
  evolve: { NoteWritten: () => null },
  commands: { WriteNote: Words, BurnNote: z.object({}) },
  decide: {
    WriteNote: (data) => [{ type: 'NoteWritten', data }],
    BurnNote: () => [{ type: 'NoteWritten', data: { words: 'burnt' } }],
  },
});
/** A decider of another room that happens to know a command of the same name. */
const letter = decider<null>()({
  category: 'letter',
  events: { LetterWritten: z.object({ to: z.string() }) },
  initial: null,
  evolve: { LetterWritten: () => null },
  commands: { WriteNote: z.object({ to: z.string() }) },
  decide: { WriteNote: (data) => [{ type: 'LetterWritten', data }] },
});
const door = { right: 'everyone', answer: z.object({}) } as const;
const contract = {
  write: command('POST', '/api/notes/:id', {
    ...door,
    summary: 'Writes',
    decider: 'note',
    command: 'WriteNote',
    body: z.object({ loudly: z.boolean().default(false) }),
  }),
  change: command('PUT', '/api/notes/:id', {
    ...door,
    summary: 'Writes or burns',
    decider: 'note',
    command: ['WriteNote', 'BurnNote'],
    body: z.object({ burn: z.boolean() }),
  }),
  copy: command('PUT', '/api/notes/:id/words', {
    ...door,
    summary: 'Writes what it is given',
    decider: 'note',
    command: 'WriteNote',
    body: Words,
  }),
  burn: command('DELETE', '/api/notes/:id', {
    ...door,
    summary: 'Burns it',
    decider: 'note',
    command: 'BurnNote',
  }),
  append: command('POST', '/api/notes', {
    ...door,
    summary: 'Writes into the one that the body names',
    decider: 'note',
    command: 'WriteNote',
    stream: 'room',
    body: z.object({ note: z.int().positive() }),
  }),
};

const asked: Request[] = [];
const entries: Commands<typeof contract, readonly [typeof note]> = {
  write({ params, body, caller }) {
    asked.push({ params, body, caller });
    return { words: `note ${params.id}${body.loudly ? '!' : ''}` };
  },
  change: async ({ body }) =>
    body.burn ? { type: 'BurnNote', data: {} } : { type: 'WriteNote', data: { words: 'again' } },
  append: { stream: ({ body }) => body.note, make: () => ({ words: 'appended' }) },
};
const room = defineRoom({ contract, deciders: [note] })({
  name: 'notes',
  readModels: [],
  commands: entries,
  answers: {
    write: async () => ({}),
    change: async () => ({}),
    copy: async () => ({}),
    burn: async () => ({}),
    append: async () => ({}),
  },
  membershipOf: async () => ({
    role: 'admin',
    owner: { clientId: null, vendorId: null },
    lacksFactor: false,
    mustChoosePassword: false,
  }),
});

describe('the compiler', () => {
  type Entries = Commands<typeof contract, readonly [typeof note]>;
  type Fits<Given> = [Given] extends [Entries] ? true : false;
  type Without<K extends keyof Entries> = Omit<Entries, K>;
  type With<K extends keyof Entries, Entry> = Without<K> & { readonly [_ in K]: Entry };

  it('takes a map that has everything', () => {
    const whole: Fits<Entries> = true;
    const other: Fits<With<'write', () => Promise<{ words: string }>>> = true;
    expect([whole, other]).toEqual([true, true]);
  });
  it('refuses one that lacks a command or has it under another name', () => {
    const missing: Fits<Without<'write'>> = false;
    const misspelt: Fits<Without<'write'> & { readonly wriet: Entries['write'] }> = false;
    expect([missing, misspelt]).toEqual([false, false]);
  });
  it('lets a command be left out that is its body, field by field, and no other', () => {
    const copied: Fits<Without<'copy' | 'burn'>> = true;
    type Given<B extends z.ZodType, C extends z.ZodType> =
      {} extends Commands<
        { readonly one: Command<'/api/:id', B> & typeof one },
        readonly [Decider<null, { One: C }, typeof note.events, 'note'>]
      >
        ? true
        : false;
    const one = { decider: 'note', command: 'One', stream: 'path' } as const;
    const Signed = Words.extend({ signed: z.boolean() });
    const lacking: Given<typeof Words, typeof Signed> = false;
    const Defaulted = Words.extend({ signed: z.boolean().default(false) });
    const filledIn: Given<typeof Words, typeof Defaulted> = false;
    const Optional = Words.extend({ signed: z.boolean().optional() });
    const forgotten: Given<typeof Words, typeof Optional> = false;
    const whole: Given<typeof Signed, typeof Signed> = true;
    expect([copied, lacking, filledIn, forgotten, whole]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
  it('refuses data that the command does not have', () => {
    const wrong: Fits<With<'write', () => { words: number }>> = false;
    const empty: Fits<With<'write', () => object>> = false;
    const crossed: Fits<With<'change', () => { type: 'BurnNotes'; data: Record<string, never> }>> =
      false;
    expect([wrong, empty, crossed]).toEqual([false, false, false]);
  });
  it('refuses to guess whose stream it is', () => {
    const unsaid: Fits<With<'append', () => { words: string }>> = false;
    expect(unsaid).toBe(false);
  });
  it('refuses commands for the deciders of another room', () => {
    type OfLetters = Commands<typeof contract, readonly [typeof letter]>;
    type Entry = OfLetters['write'] extends (...asks: never[]) => infer Made ? Made : never;
    const nothingFits: { to: string } extends Entry ? true : false = false;
    const norThis: { words: string } extends Entry ? true : false = false;
    expect([nothingFits, norThis]).toEqual([false, false]);
  });
  it('refuses a contract that names a command which no decider has', () => {
    const wrong = { burn: { ...contract.write, command: 'BurnNotes' } } as const;
    type Entry = Commands<typeof wrong, readonly [typeof note]>['burn'];
    type Made = Entry extends (...asks: never[]) => infer M ? M : never;
    const fits: { words: string } extends Made ? true : false = false;
    expect(fits).toBe(false);
  });
});

let open: TestRooms;
beforeAll(async () => void (open = await openTestRooms([room])));
afterAll(() => open.close());
const call = (
  method: string,
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(open.url + address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
const written = async (id: number): Promise<unknown[]> =>
  (await open.platform.services.history.read(note, id)).map(({ data }) => data);

describe('a maker', () => {
  it('is told path, body and caller', async () => {
    asked.length = 0;
    const { token } = await open.platform.services.sessions.start(3);
    const answer = await call(
      'POST',
      '/api/notes/8',
      { loudly: true },
      { 'user-agent': 'x'.repeat(900), cookie: `purlin_session=${token}` },
    );
    expect(answer.status).toBe(200);
    expect(asked).toEqual([
      {
        params: { id: 8 },
        body: { loudly: true },
        caller: {
          by: 'user-3',
          ip: '127.0.0.1',
          userAgent: 'x'.repeat(500),
          session: {
            userId: 3,
            role: 'admin',
            owner: { clientId: null, vendorId: null },
            lacksFactor: false,
            mustChoosePassword: false,
          },
        },
      },
    ]);
    expect(await written(8)).toEqual([{ words: 'note 8!' }]);
  });
  it('is told when there is no session', async () => {
    asked.length = 0;
    await call('POST', '/api/notes/9', {}, { 'user-agent': 'curl' });
    expect(asked[0]?.caller).toEqual({
      by: 'visitor',
      ip: '127.0.0.1',
      userAgent: 'curl',
      session: undefined,
    });
  });
  it('may choose among the commands that the contract names', async () => {
    await call('PUT', '/api/notes/10', { burn: false });
    await call('PUT', '/api/notes/10', { burn: true });
    expect(await written(10)).toEqual([{ words: 'again' }, { words: 'burnt' }]);
  });
  it('is not needed where the body is the command, or the name says it all', async () => {
    expect((await call('PUT', '/api/notes/12/words', { words: 'copied' })).status).toBe(200);
    expect((await call('DELETE', '/api/notes/12', undefined)).status).toBe(200);
    expect(await written(12)).toEqual([{ words: 'copied' }, { words: 'burnt' }]);
  });
  it('names the stream where the path does not', async () => {
    await call('POST', '/api/notes', { note: 11 });
    expect(await written(11)).toEqual([{ words: 'appended' }]);
  });
  it('hears the address that a trusted proxy saw', async () => {
    const behind = await openTestRooms([room], { TRUST_PROXY: 'true' });
    asked.length = 0;
    await fetch(`${behind.url}/api/notes/1`, {
      method: 'POST',
      body: '{}',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.1, 203.0.113.9',
      },
    });
    expect(asked[0]?.caller.ip).toBe('203.0.113.9');
    await behind.close();
  });
});
