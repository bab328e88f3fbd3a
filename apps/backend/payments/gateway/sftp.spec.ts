// The bank behind SFTP, against a real SSH server: files arrive whole and under their name once,
// answers are read and put aside, and nobody but the bank is taken for the bank.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSftpServer, type SftpServer } from '../../../../tools/vitest/sftp-server.ts';
import { BankAway } from './bank-gateway.ts';
import { openDropFolder } from './drop-folder.ts';
import { openSftp } from './sftp.ts';

let server: SftpServer;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'purlin-sftp-'));
  for (const folder of ['outgoing', 'incoming']) mkdirSync(path.join(root, folder));
  server = await startSftpServer(root);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const gateway = (more: { readonly hostKey?: string; readonly password?: string } = {}) =>
  openSftp({
    url: `sftp://purlin:${more.password ?? 'right-one'}@127.0.0.1:${server.port}/`,
    hostKey: more.hostKey ?? server.hostKey,
  });
const content = Buffer.from('101 A FILE\n'.repeat(5_000));

describe('sending', () => {
  it('has the whole file there under another name before the intent, then renames it', async () => {
    let before: string[] = [];
    await gateway().send('20261123A.ach', content, async () => {
      before = readdirSync(path.join(root, 'outgoing'));
    });
    expect(before).toEqual(['20261123A.ach.part']);
    expect(readdirSync(path.join(root, 'outgoing'))).toEqual(['20261123A.ach']);
    expect(readFileSync(path.join(root, 'outgoing', '20261123A.ach'))).toEqual(content);
  });
  it('never takes the place of a file that is there', async () => {
    await expect(gateway().send('20261123A.ach', Buffer.from('x'), async () => {})).rejects.toThrow(
      'Failure',
    );
    expect(readFileSync(path.join(root, 'outgoing', '20261123A.ach'))).toEqual(content);
  });
  it('leaves nothing under the name when the intent was not recorded', async () => {
    const died = () => Promise.reject(new Error('died'));
    await expect(gateway().send('20261123B.ach', content, died)).rejects.toThrow('died');
    expect(readdirSync(path.join(root, 'outgoing'))).not.toContain('20261123B.ach');
  });
});

describe('the server', () => {
  it('is the one whose key is known, or nothing is said to it', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const other = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64')
      .replace(/=+$/, '');
    const asked = server.passwordsAsked;
    let begun = false;
    const sent = gateway({ hostKey: `SHA256:${other}` }).send('X.ach', content, async () => {
      begun = true;
    });
    await expect(sent).rejects.toThrow(BankAway);
    expect([begun, server.passwordsAsked]).toEqual([false, asked]);
  });
  it('that turns us away is away, and its words stay out of the message', async () => {
    await expect(gateway({ password: 'wrong-one' }).incoming()).rejects.toThrow(
      /^the bank’s server cannot be reached$/,
    );
  });
});

it('answers are listed by name, read, and put aside', async () => {
  writeFileSync(path.join(root, 'incoming', 'b.ach'), 'two');
  writeFileSync(path.join(root, 'incoming', 'a.accepted'), 'one');
  writeFileSync(path.join(root, 'incoming', 'c.ach.part'), 'not yet');
  writeFileSync(path.join(root, 'incoming', '.hidden'), 'not ours');
  const bank = gateway();
  expect(await bank.incoming()).toEqual(['a.accepted', 'b.ach']);
  // The same by folder; a bank names its files as it likes.
  writeFileSync(path.join(root, 'incoming', 'Returns 11-23 (1).txt'), 'three');
  const all = ['Returns 11-23 (1).txt', 'a.accepted', 'b.ach'];
  expect(await bank.incoming()).toEqual(all);
  mkdirSync(path.join(root, 'incoming', 'archive'));
  expect(await openDropFolder(root, false).incoming()).toEqual(all);
  rmSync(path.join(root, 'incoming', 'archive'), { recursive: true });
  rmSync(path.join(root, 'incoming', 'Returns 11-23 (1).txt'));
  expect((await bank.read('b.ach')).toString()).toBe('two');
  await bank.putAside('b.ach', 'read');
  expect(await bank.incoming()).toEqual(['a.accepted']);
  expect(readdirSync(path.join(root, 'read'))).toEqual(['b.ach']);
});

it('a name that the bank uses again is put aside beside the first', async () => {
  const bank = gateway();
  for (const day of ['monday', 'tuesday']) {
    writeFileSync(path.join(root, 'incoming', 'RETURNS.ACH'), day);
    await bank.putAside('RETURNS.ACH', 'unread');
  }
  const kept = readdirSync(path.join(root, 'unread')).toSorted();
  expect(kept).toEqual(['RETURNS.ACH', expect.stringMatching(/^RETURNS\.ACH\.[\da-f-]{36}$/)]);
  const contents = kept.map((name) => readFileSync(path.join(root, 'unread', name), 'utf8'));
  expect(contents).toEqual(['monday', 'tuesday']);
});
