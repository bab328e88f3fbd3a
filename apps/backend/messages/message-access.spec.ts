// Who may read and write messages, that notes never leave the office, and that a conversation is
// forgotten with whom it was.
import { beforeAll, describe, expect, it } from 'vitest';
import { doorsOf } from '@purlin/contracts/route.ts';
import { mayEndWithOwn } from '@purlin/domain/access/rights.ts';
import { ok, PORTAL, type Party, useMessageWorld } from '../../../tools/vitest/message-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { rooms } from '../app.ts';

const { app, parties, post, person, party, own, write, answer, note, due } = useMessageWorld();

describe('access', () => {
  it('ends with one’s own: others have another conversation, and none of the office’s doors', async () => {
    const ben = await party('client', 'Ben');
    await write(parties.maria, 'For the office alone');
    expect((await own(ben)).messages).toEqual([]);
    expect((await own(parties.ray)).messages).toEqual([]);
    for (const path of [parties.maria.path, '/api/conversations', '/api/conversations/unread'])
      expect((await app.call('GET', path, { cookie: ben.cookie })).status).toBe(403);
    const body = { text: 'Hi', jobId: null };
    for (const door of ['messages', 'notes'])
      expect(
        (await app.call('POST', `${parties.maria.path}/${door}`, { body, cookie: ben.cookie }))
          .status,
      ).toBe(403);
    expect((await app.call('GET', PORTAL)).status).toBe(403);
    expect((await app.call('GET', PORTAL, { as: 'anonymous' })).status).toBe(401);
  });
  it('is nothing where somebody acts for nobody', async () => {
    const { cookie } = await person('client');
    expect((await app.call('GET', PORTAL, { cookie })).status).toBe(403);
    expect((await app.call('POST', PORTAL, { cookie, body: { text: 'Hi' } })).status).toBe(403);
  });
  it.each([
    ['estimator', 200, 403],
    ['scheduler', 200, 403],
    ['bookkeeper', 403, 200],
    ['auditor', 403, 403],
  ] as const)('of the %s follows clients and vendors', async (role, client, vendor) => {
    const { cookie } = await person(role);
    for (const who of [parties.maria, parties.ray])
      expect((await app.call('GET', who.path, { cookie })).status).toBe(200);
    for (const [who, status] of [
      [parties.maria, client],
      [parties.ray, vendor],
    ] as const)
      for (const door of ['messages', 'notes'])
        expect(
          (await app.call('POST', `${who.path}/${door}`, { cookie, body: { text: 'Hi' } })).status,
        ).toBe(status);
  });
  it('to a client or vendor who is not there is none', async () => {
    for (const kind of ['client', 'vendor']) {
      const path = `/api/conversations/${kind}/999999`;
      expect((await app.call('GET', path)).status).toBe(404);
      expect(await app.call('POST', `${path}/messages`, { body: { text: 'Hi' } })).toMatchObject({
        status: 404,
        body: { code: `${kind}-not-found` },
      });
    }
  });
});

describe('a note', () => {
  const SECRET = 'Pays late, do not tell';
  let who: Party[];
  beforeAll(async () => {
    who = [await party('client', 'Watched'), await party('vendor', 'Watched Inc')];
    for (const one of who) {
      await write(one, 'Hi');
      await note(one, SECRET);
      await answer(one, 'Hello');
    }
  });
  const doors = rooms.flatMap(({ contract }) =>
    doorsOf(contract).flatMap(([, { method, path, right, ...route }]) =>
      method === 'GET' &&
      (right === 'everyone' || right === 'signed-in' || ('own' in route && mayEndWithOwn(right)))
        ? path
        : [],
    ),
  );
  it('is looked for behind many doors', () => {
    expect(doors).toContain(PORTAL);
    expect(doors.length).toBeGreaterThan(10);
  });
  it.each(doors)(
    'is in no answer of %s, and neither is an address or a name of staff',
    async (path) => {
      for (const { id, cookie } of who) {
        const asked = await app.call('GET', path.replace(':id', `${id}`).replace(/:\w+/g, 'x'), {
          cookie,
        });
        expect(asked.text).not.toContain(SECRET);
        if (path === PORTAL) {
          expect(asked.text).not.toContain('First');
          expect(asked.text).not.toContain('@');
        }
      }
    },
  );
  it('is in no e-mail', async () => {
    await due();
    for (const mail of app.mail.received) expect(mail.raw.toString()).not.toContain(SECRET);
  });
});

it('is forgotten with whom it was: nobody reads or writes it any more', async () => {
  await write(parties.maria, 'Wilhelmina lives here');
  await note(parties.maria, 'Beware of Cerberus');
  const before = await ok(
    app.call<{ goes: { what: string; count: number }[] }>(
      'GET',
      `/api/clients/${parties.maria.id}/forgetting`,
    ),
  );
  expect(before.goes).toContainEqual({ what: 'messages', count: 2 });
  await post(`${parties.maria.path}/read`, { upTo: 1 });
  await post(`/api/clients/${parties.maria.id}/forget`, { name: parties.maria.name });
  expect((await app.call('GET', parties.maria.path)).status).toBe(404);
  expect(
    await app.call('POST', `${parties.maria.path}/messages`, { body: { text: 'Hi' } }),
  ).toMatchObject({
    status: 404,
  });
  await until('nobody’s place in it is left', async () => {
    const { rows } = await app.platform.pool.query(
      'select from conversation_readers where conversation_id = $1',
      [2 * parties.maria.id],
    );
    return rows.length === 0;
  });
  await until('nothing is left of it', async () => {
    const { rows } = await app.platform.pool.query<{ count: string }>(
      `select count(*) as count from platform.forgotten_streams where stream = $1`,
      [`conversation-${2 * parties.maria.id}`],
    );
    return Number(rows[0]?.count) === 1;
  });
  await until('the tables say nothing', async () => {
    const { rowCount } = await app.platform.pool
      .query("select from conversation_messages where text like '%Wilhelmina%'")
      .catch(() => ({ rowCount: 1 }));
    return rowCount === 0;
  });
});
