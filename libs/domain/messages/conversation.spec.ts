// Conversations between the office and a client or vendor (rule: messages).
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import {
  conversation,
  MOST_AN_HOUR,
  MOST_OF_A_CONVERSATION,
  type ConversationEvent,
} from './conversation.ts';
import { gatheredFrom } from './mailing.ts';
import { conversationNumber, partyOf, type Side } from './message-shapes.ts';

const given = scenario(conversation);
const NOW = '2026-03-02T17:00:00.000Z';
const CLIENT = 7;
const STAFF = 1;

const sent = (number: number, over: Partial<Sent> = {}): ConversationEvent => ({
  type: 'MessageSent',
  data: {
    number,
    side: 'other',
    writer: CLIENT,
    text: 'Hi',
    jobId: null,
    at: NOW,
    opensMail: number === 1,
    readUpTo: number,
    pictures: [],
    pictureNames: [],
    ...over,
  },
});
type Sent = Extract<ConversationEvent, { type: 'MessageSent' }>['data'];
const note = (number: number): ConversationEvent => ({
  type: 'NoteWritten',
  data: {
    number,
    writer: STAFF,
    text: 'Knows the owner',
    jobId: null,
    pictures: [],
    pictureNames: [],
  },
});
const read = (reader: number, upTo: number, side: Side = 'other'): ConversationEvent => ({
  type: 'MessagesRead',
  data: { reader, side, upTo },
});
const forgotten: ConversationEvent = {
  type: 'ConversationForgotten',
  data: { messages: 1, notes: 0, readers: [CLIENT] },
};

const send = (side: Side, text = 'Hi', writer = side === 'other' ? CLIENT : STAFF) => ({
  type: 'SendMessage' as const,
  data: { side, writer, text, jobId: null, pictures: [] },
});
const writeNote = (text: string) => ({
  type: 'WriteNote' as const,
  data: { writer: STAFF, text, jobId: null, pictures: [] },
});
const readUpTo = (reader: number, upTo: number, side: Side = 'other') =>
  ({ type: 'ReadMessages', data: { reader, side, upTo } }) as const;
const forget = { type: 'ForgetConversation', data: {} } as const;

describe('a message', () => {
  it('starts a conversation, from either side', () => {
    given().when(send('other')).then(sent(1));
    given()
      .when(send('office'))
      .then(sent(1, { side: 'office', writer: STAFF }));
  });
  it('begins an e-mail, unless its side began one within two minutes', () => {
    const before = (at: string) => sent(1, { at });
    given(before('2026-03-02T16:58:01.000Z')).when(send('other')).then(sent(2));
    given(before('2026-03-02T16:58:00.000Z'))
      .when(send('other'))
      .then(sent(2, { opensMail: true }));
    given(before('2026-03-02T16:58:01.000Z'))
      .when(send('office'))
      .then(sent(2, { side: 'office', writer: STAFF, opensMail: true }));
    // Measured from what begins it: who writes on and on is heard of every two minutes.
    given(before('2026-03-02T16:58:00.000Z'), sent(2, { at: '2026-03-02T16:59:00.000Z' }))
      .when(send('other'))
      .then(sent(3, { opensMail: true }));
  });
  it('has the next number, whatever notes stand between', () =>
    given(sent(1), note(1), note(2)).when(send('other')).then(sent(2)));
  it('leaves unread what its writer had not seen, on both sides', () => {
    const unseen = { ...send('office'), data: { ...send('office').data, seen: 1 } };
    const crossed = sent(3, { side: 'office', writer: STAFF, opensMail: true, readUpTo: 1 });
    given(sent(1), sent(2)).when(unseen).then(crossed);
    given(sent(1), sent(2), crossed)
      .when(readUpTo(STAFF, 2, 'office'))
      .then(read(STAFF, 2, 'office'));
    // Who had read more than the screen showed has read it still.
    given(sent(1), sent(2), read(STAFF, 2, 'office'), crossed)
      .when(readUpTo(STAFF, 2, 'office'))
      .thenNothing();
    const all = { ...send('office'), data: { ...send('office').data, seen: 9 } };
    given(sent(1))
      .when(all)
      .then(sent(2, { side: 'office', writer: STAFF, opensMail: true }));
  });
  it('may be sent twice, because the same text can be intended', () =>
    given(sent(1)).when(send('other')).then(sent(2)));
  it('keeps line breaks, and loses surrounding and invisible characters', () =>
    given()
      .when(send('other', '  one\ntwo\u0000\u202e \n'))
      .then(sent(1, { text: 'one\ntwo' })));
  it.each(['', '   ', '\u200b\n'])('needs words: %j', (text) => {
    const { error } = conversation.commands.SendMessage.safeParse(send('other', text).data);
    expect(error?.issues[0]?.message).toBe('Please write a message');
  });
  it('has up to eight pictures, each once, and needs no words beside them', () => {
    const [one, two] = ['a'.repeat(64), 'b'.repeat(64)];
    const shape = conversation.commands.SendMessage;
    const picture = (n: number) => ({ picture: String(n).repeat(64), name: '' });
    const data = {
      ...send('other', '').data,
      pictures: [
        { picture: one, name: 'Gate.jpg' },
        { picture: two, name: 'Roof.png' },
        { picture: one, name: 'Gate.jpg' },
      ],
    };
    given()
      .when({ type: 'SendMessage', data: shape.parse(data) })
      .then(sent(1, { text: '', pictures: [one, two], pictureNames: ['Gate.jpg', 'Roof.png'] }));
    const many = (count: number) => Array.from({ length: count }, (_, n) => picture(n));
    expect(shape.safeParse({ ...data, pictures: many(8) }).success).toBe(true);
    expect(shape.safeParse({ ...data, pictures: many(9) }).success).toBe(false);
  });
  it('can come from a client or vendor without a session', () =>
    given()
      .when({ type: 'SendMessage', data: { ...send('other').data, writer: null } })
      .then(sent(1, { writer: null })));
  it('is limited to 4,000 characters', () => {
    const shape = conversation.commands.SendMessage;
    expect(shape.safeParse(send('other', 'a'.repeat(4000)).data).success).toBe(true);
    expect(shape.safeParse(send('other', 'a'.repeat(4001)).data).success).toBe(false);
  });
});

describe('the hourly limit', () => {
  const full = (writer: number, at = NOW): ConversationEvent[] =>
    Array.from({ length: MOST_AN_HOUR }, (_, n) => sent(n + 1, { writer, at }));
  it('allows 30 messages per portal user', () => {
    given(...full(CLIENT).slice(1))
      .when(send('other'))
      .then(sent(MOST_AN_HOUR + 1, { opensMail: true }));
    given(...full(CLIENT))
      .when(send('other'))
      .thenRefused('too-many-messages', { most: MOST_AN_HOUR });
  });
  it('also ends when the conversation is full', () => {
    const last = sent(MOST_OF_A_CONVERSATION, { side: 'office', writer: STAFF });
    given(last)
      .when(send('office'))
      .thenRefused('conversation-full', { most: MOST_OF_A_CONVERSATION });
    given(last)
      .when(writeNote('Still'))
      .then({
        type: 'NoteWritten',
        data: {
          number: 1,
          writer: STAFF,
          text: 'Still',
          jobId: null,
          pictures: [],
          pictureNames: [],
        },
      });
  });
  it('counts each portal user separately, and never the office', () => {
    const next = MOST_AN_HOUR + 1;
    given(...full(8))
      .when(send('other'))
      .then(sent(next));
    given(...full(CLIENT))
      .when(send('office'))
      .then(sent(next, { side: 'office', writer: STAFF, opensMail: true }));
  });
  it('resets after an hour', () =>
    given(...full(CLIENT, '2026-03-02T16:00:00.000Z'))
      .when(send('other'))
      .then(sent(MOST_AN_HOUR + 1, { opensMail: true })));
});

describe('a note', () => {
  it('is recorded between messages', () =>
    given(sent(1), note(1)).when(writeNote('Knows the owner')).then(note(2)));
  it('needs words', () =>
    expect(conversation.commands.WriteNote.safeParse(writeNote(' ').data).success).toBe(false));
});

describe('reading', () => {
  it('is recorded up to a message, per user', () => {
    given(sent(1), sent(2))
      .when(readUpTo(STAFF, 1, 'office'))
      .then(read(STAFF, 1, 'office'));
    given(sent(1), read(STAFF, 1, 'office'))
      .when(readUpTo(2, 1, 'office'))
      .then(read(2, 1, 'office'));
  });
  it('only moves forward, and not past the last message', () => {
    given(sent(1), read(STAFF, 1)).when(readUpTo(STAFF, 1)).thenNothing();
    given(sent(1)).when(readUpTo(STAFF, 900)).then(read(STAFF, 1));
    given().when(readUpTo(STAFF, 1)).thenNothing();
  });
  it('comes with sending a message, not with writing a note', () => {
    given(sent(1)).when(readUpTo(CLIENT, 1)).thenNothing();
    given(sent(1), note(1))
      .when(readUpTo(STAFF, 1, 'office'))
      .then(read(STAFF, 1, 'office'));
  });
});

describe('forgetting a client or vendor', () => {
  it('forgets the conversation, once', () => {
    given(sent(1)).when(forget).then(forgotten);
    given(sent(1), forgotten).when(forget).thenNothing();
    given()
      .when(forget)
      .then({ type: 'ConversationForgotten', data: { messages: 0, notes: 0, readers: [] } });
  });
  it('refuses further messages', () => {
    const after = given(sent(1), forgotten);
    after.when(send('office'), { id: 4 }).thenRefused('client-not-found');
    after.when(send('other'), { id: 5 }).thenRefused('vendor-not-found');
    after.when(writeNote('Gone'), { id: 4 }).thenRefused('client-not-found');
    after.when(readUpTo(STAFF, 1)).thenNothing();
  });
});

describe('a conversation’s number', () => {
  it.each([
    { kind: 'client', id: 12 },
    { kind: 'vendor', id: 12 },
    { kind: 'client', id: 1 },
  ] as const)('identifies $kind $id', (party) =>
    expect(partyOf(conversationNumber(party))).toEqual(party),
  );
});

describe('an e-mail', () => {
  const message = (number: number, opensMail: boolean, side: Side = 'other') => ({
    number,
    side,
    opensMail,
  });
  const all = [
    message(1, true),
    message(2, false),
    message(3, true, 'office'),
    message(4, false),
    message(5, true),
    message(6, false),
  ];
  const numbers = (from: number) => gatheredFrom(all, from).map(({ number }) => number);
  it('contains what one side sends within two minutes of the first message', () =>
    expect([1, 2, 3, 4, 5, 6, 9].map(numbers)).toEqual([[1, 2, 4], [], [3], [], [5, 6], [], []]));
});

it('reads every version of every event ever written', () =>
  expect(
    fold(
      conversation,
      golden.map(({ type, schema, data }) => ({
        type,
        data: fromStored(conversation, { type, data }, schema),
      })),
    ),
  ).toEqual({
    forgotten: true,
    messages: 5,
    notes: 2,
    readUpTo: { 1: 3, 7: 5 },
    lately: [
      { writer: 7, at: NOW },
      { writer: 7, at: '2026-03-02T17:05:01.000Z' },
      { writer: 7, at: '2026-03-02T17:06:00.000Z' },
    ],
    mailOpenedAt: { other: '2026-03-02T17:05:01.000Z', office: '2026-03-02T17:04:00.000Z' },
  }));
