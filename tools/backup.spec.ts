// A company is backed up while it works and put back: it answers the same, whatever was wrong with
// the file is said before anything is touched, and whoever was forgotten since stays forgotten.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from './vitest/app.ts';
import { emptyPlace, query, run, shownBy, type Place, type Ran } from './vitest/backups.ts';
import { ADMIN } from './vitest/callers.ts';
import { until } from './vitest/until.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-spec-'));
const file = path.join(folder, 'first');

let app: TestApp;
/** What the company says of itself at the time of the first backup. */
let answers: readonly string[];

const openAt = (place: Place): Promise<TestApp> =>
  openTestApp({ again: { ...place, mail: app.mail } });

async function add(path_: string, body: unknown): Promise<number> {
  const answer = await app.call<{ id: number }>('POST', path_, { body });
  expect([path_, answer.status, answer.text]).toEqual([path_, 201, expect.anything()]);
  return answer.body.id;
}
const client = (name: string): Promise<number> =>
  add('/api/clients', { name, email: `${name.toLowerCase()}@client.example` });

beforeAll(async () => {
  app = await openTestApp();
  const ada = await client('Ada');
  await client('Grace');
  const estimate = await add('/api/estimates', {
    clientId: ada,
    projectTitle: 'Ridge',
    serviceAddress: '1 Main St',
    lineItems: [{ description: 'Work', quantity: 3, rate: 12.5 }],
  });
  await app.call('POST', `/api/estimates/${estimate}/send`, { body: { message: 'Here it is' } });
  await until('it went out', () => app.mail.received.length > 0);
  await until('nothing is open', async () => {
    const open = "select from platform.effects where status in ('pending', 'running')";
    return (await query(app.databaseUrl, open)).length === 0;
  });
  // What must not be done twice, and what may be: asked for, and not begun.
  await query(
    app.databaseUrl,
    `insert into platform.effects (id, task, data, correlation_id, run_at)
      values ('batch', 'submit-batch', '{"batchId":1}', 'c', now() + interval '1 day'),
        ('mail', 'email-estimate', '{}', 'c', now() + interval '1 day')`,
  );
  answers = await shownBy(app);
  const made = await run('backup', app, [file]);
  if (made.code !== 0) throw new Error(made.out);
});
afterAll(async () => {
  await app.close();
  removeData(app);
  rmSync(folder, { recursive: true, force: true });
});

describe('put back', () => {
  it('answers the same, is verified, and does nothing twice', async () => {
    const place = await emptyPlace(folder);
    const done = await run('restore', place, [file]);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Verified: ') });
    expect(done.out).toMatch(/\d\d of them the same as in the backup/);
    const sent = app.mail.received.length;
    const restored = await openAt(place);
    try {
      expect(await shownBy(restored)).toEqual(answers);
      await restored.signIn(ADMIN.email, ADMIN.password);
      const effects = 'select id, task, status from platform.effects order by id';
      const [were, are] = [
        await query<{ id: string; status: string }>(app.databaseUrl, effects),
        await query<{ id: string; status: string }>(place.databaseUrl, effects),
      ];
      expect(are).toEqual(
        were.map((effect) => (effect.id === 'batch' ? { ...effect, status: 'undecided' } : effect)),
      );
      const undecided = await restored.call<unknown[]>('GET', '/api/decisions');
      expect(undecided.body).toMatchObject([{ reason: 'put-back' }]);
      expect(app.mail.received).toHaveLength(sent);
    } finally {
      await restored.close();
    }
    // What it gives out next is nobody's.
    const next = await openAt(place);
    const added = await next.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Next', email: 'next@client.example' },
    });
    expect(added.body.id).toBe(3);
    await next.close();
  });

  it('while customers write: everything that was answered before is in it', async () => {
    const busy = path.join(folder, 'busy');
    const acknowledged: string[] = [];
    const stop = new AbortController();
    const writing = Promise.all(
      ['a', 'b', 'c'].map(async (who) => {
        for (let n = 0; !stop.signal.aborted; n++) {
          await client(`W${who}${n}`);
          acknowledged.push(`W${who}${n}`);
        }
      }),
    );
    await until('they write', () => acknowledged.length > 20);
    const before = [...acknowledged];
    const made = await run('backup', app, [busy]);
    stop.abort();
    await writing;
    expect(made).toMatchObject({ code: 0 });
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const place = await emptyPlace(folder);
    expect(await run('restore', place, [busy])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Verified: '),
    });
    const names = await query<{ name: string }>(
      place.databaseUrl,
      'select name from read.client_list',
    );
    const there = new Set(names.map(({ name }) => name));
    expect(before.filter((name) => !there.has(name))).toEqual([]);
  });

  it('into an embedded database of its own', async () => {
    const dataDir = mkdtempSync(path.join(folder, 'embedded-'));
    const own = { DATABASE_URL: '' };
    const done = await run('restore', { databaseUrl: '', dataDir }, [file], own);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Verified: ') });
    const again = path.join(folder, 'of-embedded');
    expect(await run('backup', { databaseUrl: '', dataDir }, [again], own)).toMatchObject({
      code: 0,
    });
    const hashOf = ({ out }: Ran) => /SHA-256 (\w+)/.exec(out)?.[1];
    const first = await run('restore', await emptyPlace(folder), [again]);
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('Verified: ') });
    expect(hashOf(first)).toBe(undefined);
  });
});

describe('refused, and nothing touched', () => {
  const untouched = async ({ databaseUrl, dataDir }: Place): Promise<void> => {
    const keys = await query<{ keys: string }>(
      databaseUrl,
      "select to_regclass('platform.personal_keys')::text as keys",
    );
    if (keys[0]!.keys !== null)
      expect(await query(databaseUrl, 'select from platform.personal_keys')).toEqual([]);
    expect(existsSync(path.join(dataDir, 'encryption-key'))).toBe(false);
  };

  it('another passphrase, none, a torn file, a changed one', async () => {
    const place = await emptyPlace(folder);
    const torn = path.join(folder, 'torn');
    const refused = async (name: string, env: NodeJS.ProcessEnv, says: string) => {
      const { code, out } = await run('restore', place, [name], env);
      expect([code, out]).toEqual([1, expect.stringContaining(says)]);
      expect(out).not.toMatch(/\n\s+at /);
      await untouched(place);
    };
    await refused(file, { BACKUP_PASSPHRASE: 'another one altogether' }, 'with a different one');
    await refused(file, { BACKUP_PASSPHRASE: '' }, 'Set BACKUP_PASSPHRASE');
    await refused(path.join(folder, 'nowhere'), {}, 'no such file');
    const bytes = readFileSync(file);
    writeFileSync(torn, bytes.subarray(0, bytes.length >> 1));
    await refused(torn, {}, 'incomplete');
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(torn, bytes);
    await refused(torn, {}, 'incomplete');
    writeFileSync(torn, 'a letter to somebody');
    await refused(torn, {}, 'a complete backup');
  });

  it('while the product runs, and where a company is', async () => {
    const running = await run('restore', app, [file, '--replace']);
    expect([running.code, running.out]).toEqual([1, expect.stringContaining('Stop every process')]);
    expect(await shownBy(app)).toContain(answers[2]);
    const place = await emptyPlace(folder);
    expect((await run('restore', place, [file])).code).toBe(0);
    const twice = await run('restore', place, [file]);
    expect([twice.code, twice.out]).toEqual([1, expect.stringContaining('--replace')]);
  });

  it('a backup is not made without a passphrase unless it is said', async () => {
    const name = path.join(folder, 'none');
    const none = await run('backup', app, [name], { BACKUP_PASSPHRASE: '' });
    expect([none.code, none.out]).toEqual([2, expect.stringContaining('--unsealed')]);
    const short = await run('backup', app, [name], { BACKUP_PASSPHRASE: 'short' });
    expect([short.code, existsSync(name)]).toEqual([2, false]);
  });
});

it('unsealed there is no key in it, and it is asked for', async () => {
  const open = path.join(folder, 'open');
  const env = { BACKUP_PASSPHRASE: '' };
  expect(await run('backup', app, ['--unsealed', open], env)).toMatchObject({ code: 0 });
  expect(statSync(open).mode & 0o777).toBe(0o600);
  const key = readFileSync(path.join(app.dataDir, 'encryption-key'), 'utf8');
  expect(readFileSync(open).includes(key)).toBe(false);
  const place = await emptyPlace(folder);
  const without = await run('restore', place, [open], env);
  expect([without.code, without.out]).toEqual([1, expect.stringContaining('ENCRYPTION_KEY')]);
  const wrong = await run('restore', place, [open], { ...env, ENCRYPTION_KEY: 'ab'.repeat(32) });
  expect([wrong.code, wrong.out]).toEqual([
    1,
    expect.stringContaining('encrypted with a different key'),
  ]);
  const given = await run('restore', place, [open], { ...env, ENCRYPTION_KEY: key });
  expect(given).toMatchObject({ code: 0, out: expect.stringContaining('Verified: ') });
});

it('who was forgotten after a backup stays forgotten when it is put back', async () => {
  const early = path.join(folder, 'early');
  const id = await client('Zebedee');
  expect((await run('backup', app, [early])).code).toBe(0);
  const forget = { body: { name: 'Zebedee' } };
  expect((await app.call('POST', `/api/clients/${id}/forget`, forget)).status).toBe(200);
  await until('the key is gone', async () => {
    const key = `select from platform.personal_keys where stream = 'client-${id}'`;
    return (await query(app.databaseUrl, key)).length === 0;
  });
  expect((await run('backup', app, [path.join(folder, 'late')])).code).toBe(0);
  expect(readFileSync(path.join(folder, 'forgotten.jsonl'), 'utf8')).not.toContain('Zebedee');

  const place = await emptyPlace(folder);
  const done = await run('restore', place, [early]);
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('and deleted again: 1')]);
  // Of whom was forgotten after the last backup no list knows: whoever restores is told since when.
  const { upTo } = JSON.parse(
    readFileSync(path.join(folder, 'forgotten.jsonl'), 'utf8').split('\n')[0]!,
  ) as { upTo: string };
  expect(done.out).toContain(`Anyone whose data was deleted after ${upTo} is back`);
  const restored = await openAt(place);
  const shown = await restored.call('GET', '/api/clients');
  expect(shown.text).not.toMatch(/Zebedee|\(forgotten\)/);
  expect((await restored.call('GET', `/api/clients/${id}`)).status).toBe(404);
  await restored.close();
});
