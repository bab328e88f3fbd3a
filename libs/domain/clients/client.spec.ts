// Client records, and duplicate detection.
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
const remove = (counts = { estimates: 0, jobs: 0, leads: 0 }, usesPortal = false) =>
  ({ type: 'RemoveClient', data: { references: counts, usesPortal } }) as const;
const restore = { type: 'RestoreClient', data: {} } as const;

describe('adding', () => {
  it('keeps the details', () => given().when(add).then(added));
  it('happens once', () => given(added).when(add).thenNothing());
  it('trims name and e-mail, and needs no notes', () =>
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
  ] as const)('requires %s, not %j', (field, value, message) =>
    expect(
      commands.AddClient.safeParse({ ...details, [field]: value }).error?.issues,
    ).toMatchObject([{ path: [field], message }]),
  );
});

describe('without an e-mail address', () => {
  const unaddressed = { ...details, email: null };
  it('is added', () =>
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
  it('changes the given fields and keeps the others', () =>
    given(added)
      .when({ type: 'EditClient', data: { notes: 'Gate code 4411' } })
      .then({ type: 'ClientDetailsChanged', data: { ...details, notes: 'Gate code 4411' } }));
  it('changes only the language, and keeps it by default', () => {
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
  it('can clear optional fields', () =>
    given(added)
      .when({ type: 'EditClient', data: { phone: null } })
      .then({ type: 'ClientDetailsChanged', data: { ...details, phone: null } }));
  it('does nothing when nothing changes', () =>
    given(added).when({ type: 'EditClient', data: details }).thenNothing());
  it('works for an archived client', () =>
    given(added, archived)
      .when({ type: 'EditClient', data: { name: 'Dana W.' } })
      .then({ type: 'ClientDetailsChanged', data: { ...details, name: 'Dana W.' } }));
  it('requires an existing client', () => {
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
  it('is recorded separately from changes by staff', () => given(added).when(update).then(updated));
  it('does nothing when nothing changes', () => given(added, updated).when(update).thenNothing());
  it('is kept when staff change something else', () =>
    given(added, updated)
      .when({ type: 'EditClient', data: { notes: 'Gate code 4411' } })
      .then({
        type: 'ClientDetailsChanged',
        data: { ...details, ...contact, notes: 'Gate code 4411' },
      }));
  it('requires an existing client', () =>
    given(added, deleted).when(update).thenRefused('client-not-found'));
});

describe('removing', () => {
  it('deletes a client that nothing refers to', () => given(added).when(remove()).then(deleted));
  it('archives a client with references, and records their counts', () =>
    given(added).when(remove(references)).then(archived));
  it('archives a client with messages or a portal user', () => {
    const nothing = { estimates: 0, jobs: 0, leads: 0 };
    given(added).when(remove(nothing, true)).then({ type: 'ClientArchived', data: nothing });
  });
  it.each(['estimates', 'jobs', 'leads'] as const)('archives a client with %s', (what) =>
    given(added)
      .when(remove({ estimates: 0, jobs: 0, leads: 0, [what]: 1 }))
      .then({ type: 'ClientArchived', data: { estimates: 0, jobs: 0, leads: 0, [what]: 1 } }),
  );
  it('deletes an archived client without references', () =>
    given(added, archived).when(remove()).then(deleted));
  it('does nothing the second time', () => {
    given(added, archived).when(remove(references)).thenNothing();
    given(added, deleted).when(remove()).thenNothing();
  });
  it('requires an existing client', () => given().when(remove()).thenRefused('client-not-found'));
});

describe('restoring', () => {
  it('brings an archived client back', () =>
    given(added, archived).when(restore).then({ type: 'ClientRestored', data: {} }));
  it('does nothing for an active client', () => given(added).when(restore).thenNothing());
  it("doesn't restore a deleted client", () =>
    given(added, deleted).when(restore).thenRefused('client-not-found'));
});

describe('forgetting', () => {
  const forgotten: ClientEvent = { type: 'ClientForgotten', data: {} };
  const forget = (name: string, jobsAhead = 0) =>
    ({ type: 'ForgetClient', data: { name, jobsAhead } }) as const;
  it('records only that it happened', () =>
    given(added).when(forget('Dana Whitfield')).then(forgotten));
  it('accepts the name in lowercase and with extra spaces', () =>
    given(added).when(forget('  dana   whitfield ')).then(forgotten));
  it('works for an archived client', () =>
    given(added, archived).when(forget('Dana Whitfield')).then(forgotten));
  it("requires the client's name", () =>
    given(added).when(forget('Dana')).thenRefused('name-not-confirmed'));
  it('is refused while there are jobs on the calendar', () =>
    given(added).when(forget('Dana Whitfield', 2)).thenRefused('client-has-jobs', { jobs: 2 }));
  it('happens once, whatever name is typed', () =>
    given(added, forgotten).when(forget('(forgotten)')).thenNothing());
  it('requires an existing client', () =>
    given().when(forget('Dana')).thenRefused('client-not-found'));
  it.each([restore, remove(), { type: 'EditClient', data: { notes: 'x' } } as const])(
    'refuses $type afterwards',
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

describe('duplicate clients', () => {
  it.each([
    ['(541) 555-0141', '5415550141'],
    ['+1 541.555.0141', '5415550141'],
    ['1-541-555-0141', '5415550141'],
    ['555 0141', '5550141'],
    ['12', null],
    ['', null],
    [null, null],
  ])('telephone %j is compared as %j', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));
  it('e-mail addresses match ignoring case', () =>
    expect(emailKey(' Dana@Client.Example')).toBe('dana@client.example'));
  it('no address is blank and matches none', () => expect(emailKey(null)).toBe(''));
});
