// What a client's record does, refuses and repeats silently, and which two clients look like one.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { client, type ClientEvent } from './client.ts';
import { commands } from './client-shapes.ts';
import golden from './golden.json' with { type: 'json' };
import { emailKey, phoneDigits } from './likeness.ts';

const given = scenario(client);
const details = {
  name: 'Dana Whitfield',
  email: 'dana@client.example',
  phone: '(541) 555-0141',
  address: null,
  notes: null,
  language: 'en' as const,
};
const added: ClientEvent = { type: 'ClientAdded', data: details };
const references = { estimates: 2, jobs: 1, leads: 0 };
const archived: ClientEvent = { type: 'ClientArchived', data: references };
const deleted: ClientEvent = { type: 'ClientDeleted', data: {} };
const add = { type: 'AddClient', data: details } as const;
const remove = (counts = { estimates: 0, jobs: 0, leads: 0 }) =>
  ({ type: 'RemoveClient', data: { references: counts } }) as const;
const restore = { type: 'RestoreClient', data: {} } as const;

describe('adding', () => {
  it('keeps the details', () => given().when(add).then(added));
  it('happens once', () => given(added).when(add).thenNothing());
  it('tidies name and e-mail, and needs no notes', () =>
    expect(
      commands.AddClient.parse({
        name: ' Dana ',
        email: ' dana@client.example ',
        phone: null,
        address: null,
      }),
    ).toEqual({ ...details, name: 'Dana', phone: null }));
  it.each([
    ['name', ' ', 'Please enter a name'],
    ['email', 'dana', 'Please enter a valid email address'],
    ['name', undefined, 'Please enter a name'],
  ] as const)('needs %s, not %j', (field, value, message) =>
    expect(
      commands.AddClient.safeParse({ ...details, [field]: value }).error?.issues,
    ).toMatchObject([{ path: [field], message }]),
  );
});

describe('without an e-mail address', () => {
  const unaddressed = { ...details, email: null };
  it('is added all the same', () =>
    given()
      .when({ type: 'AddClient', data: unaddressed })
      .then({ type: 'ClientAdded', data: unaddressed }));
  it('gets one later, and can lose it', () => {
    given({ type: 'ClientAdded', data: unaddressed })
      .when({ type: 'EditClient', data: { email: details.email } })
      .then({ type: 'ClientDetailsChanged', data: details });
    given(added)
      .when({ type: 'EditClient', data: { email: null } })
      .then({ type: 'ClientDetailsChanged', data: unaddressed });
  });
});

describe('editing', () => {
  it('changes what is named and keeps the rest', () =>
    given(added)
      .when({ type: 'EditClient', data: { notes: 'Gate code 4411' } })
      .then({ type: 'ClientDetailsChanged', data: { ...details, notes: 'Gate code 4411' } }));
  it('changes the language alone, and asked for nothing keeps it', () => {
    const inSpanish: ClientEvent = {
      type: 'ClientDetailsChanged',
      data: { ...details, language: 'es' },
    };
    given(added)
      .when({ type: 'EditClient', data: { language: 'es' } })
      .then(inSpanish);
    given(added, inSpanish)
      .when({ type: 'EditClient', data: commands.EditClient.parse({}) })
      .thenNothing();
  });
  it('can empty what is optional', () =>
    given(added)
      .when({ type: 'EditClient', data: { phone: null } })
      .then({ type: 'ClientDetailsChanged', data: { ...details, phone: null } }));
  it('says nothing when nothing changes', () =>
    given(added).when({ type: 'EditClient', data: details }).thenNothing());
  it('may correct an archived client', () =>
    given(added, archived)
      .when({ type: 'EditClient', data: { name: 'Dana W.' } })
      .then({ type: 'ClientDetailsChanged', data: { ...details, name: 'Dana W.' } }));
  it('needs a client that is there', () => {
    given()
      .when({ type: 'EditClient', data: { phone: '1' } })
      .thenRefused('client-not-found');
    given(added, deleted)
      .when({ type: 'EditClient', data: { phone: '1' } })
      .thenRefused('client-not-found');
  });
});

describe('a client’s own contact', () => {
  const contact = { phone: '(541) 555-0188', address: '9 Elm St' };
  const update = { type: 'UpdateContact', data: contact } as const;
  const updated: ClientEvent = { type: 'ClientContactUpdated', data: contact };
  it('is told apart from what staff change', () => given(added).when(update).then(updated));
  it('says nothing when nothing changes', () => given(added, updated).when(update).thenNothing());
  it('is kept when staff change something else', () =>
    given(added, updated)
      .when({ type: 'EditClient', data: { notes: 'Gate code 4411' } })
      .then({
        type: 'ClientDetailsChanged',
        data: { ...details, ...contact, notes: 'Gate code 4411' },
      }));
  it('needs a client', () => given(added, deleted).when(update).thenRefused('client-not-found'));
});

describe('removing', () => {
  it('deletes whom nothing refers to', () => given(added).when(remove()).then(deleted));
  it('archives whom something refers to, and says how much', () =>
    given(added).when(remove(references)).then(archived));
  it.each(['estimates', 'jobs', 'leads'] as const)(
    'takes one of %s for a reason to archive',
    (what) =>
      given(added)
        .when(remove({ estimates: 0, jobs: 0, leads: 0, [what]: 1 }))
        .then({ type: 'ClientArchived', data: { estimates: 0, jobs: 0, leads: 0, [what]: 1 } }),
  );
  it('deletes an archived client once nothing refers to it any more', () =>
    given(added, archived).when(remove()).then(deleted));
  it('is silent the second time', () => {
    given(added, archived).when(remove(references)).thenNothing();
    given(added, deleted).when(remove()).thenNothing();
  });
  it('needs a client', () => given().when(remove()).thenRefused('client-not-found'));
});

describe('restoring', () => {
  it('brings an archived client back', () =>
    given(added, archived).when(restore).then({ type: 'ClientRestored', data: {} }));
  it('is silent for a client who is there', () => given(added).when(restore).thenNothing());
  it('brings nobody back who was deleted', () =>
    given(added, deleted).when(restore).thenRefused('client-not-found'));
});

describe('forgetting', () => {
  const forgotten: ClientEvent = { type: 'ClientForgotten', data: {} };
  const forget = (name: string, jobsAhead = 0) =>
    ({ type: 'ForgetClient', data: { name, jobsAhead } }) as const;
  it('says only that it happened', () =>
    given(added).when(forget('Dana Whitfield')).then(forgotten));
  it('takes the name in small letters and with blanks', () =>
    given(added).when(forget('  dana   whitfield ')).then(forgotten));
  it('also of a client in the archive', () =>
    given(added, archived).when(forget('Dana Whitfield')).then(forgotten));
  it('needs the name of this client', () =>
    given(added).when(forget('Dana')).thenRefused('name-not-confirmed'));
  it('waits for the jobs on the calendar', () =>
    given(added).when(forget('Dana Whitfield', 2)).thenRefused('client-has-jobs', { jobs: 2 }));
  it('happens once, whatever is typed then', () =>
    given(added, forgotten).when(forget('(forgotten)')).thenNothing());
  it('needs a client', () => given().when(forget('Dana')).thenRefused('client-not-found'));
  it.each([restore, remove(), { type: 'EditClient', data: { notes: 'x' } } as const])(
    'leaves nothing to $type',
    (command) => given(added, forgotten).when(command).thenRefused('client-not-found'),
  );
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(client, { type, data }, schema),
    }));
    expect(fold(client, read.slice(0, 1))).toEqual({
      status: 'active',
      details: { ...details, address: '2210 Friendly St, Eugene, OR 97405' },
    });
    expect(fold(client, read.slice(0, -2))).toMatchObject({
      status: 'active',
      details: { notes: 'Friendly dog' },
    });
    expect(fold(client, read.slice(0, -1))).toEqual({ status: 'deleted' });
    expect(fold(client, read)).toEqual({ status: 'forgotten' });
  });
});

describe('two clients that look like one', () => {
  it.each([
    ['(541) 555-0141', '5415550141'],
    ['+1 541.555.0141', '5415550141'],
    ['1-541-555-0141', '5415550141'],
    ['555 0141', '5550141'],
    ['12', null],
    ['', null],
    [null, null],
  ])('telephone %j is %j', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));
  it('e-mail addresses are the same in capitals', () =>
    expect(emailKey(' Dana@Client.Example')).toBe('dana@client.example'));
  it('no address is blank, and like nobody’s', () => expect(emailKey(null)).toBe(''));
});
