// Specs of the embedded inbox: nothing that was answered with 250 is lost, and every process reads
// the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailer, type Mailer } from '../mail.ts';
import { startInbox } from './inbox.ts';
import { readInbox } from './inbox-messages.ts';

let dir: string;
let closing: (() => Promise<void>)[];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'purlin-inbox-spec-'));
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  rmSync(dir, { recursive: true, force: true });
});

function mailerTo(smtpUrl: string): Mailer {
  const mailer = openMailer({ smtpUrl, from: 'office@summit.example' });
  closing.unshift(() => mailer.close());
  return mailer;
}
const send = (mailer: Mailer, subject: string): Promise<unknown> =>
  mailer.send({
    to: 'ana@client.example',
    subject,
    text: subject,
    html: `<p>${subject}</p>`,
    messageId: subject.replaceAll(' ', '-'),
  });
const subjects = async (): Promise<string[]> =>
  (await readInbox(dir).list()).map(({ subject }) => subject);

/** A process of its own that runs the inbox until it is killed. */
async function owningProcess(): Promise<{ readonly smtpUrl: string; kill(): Promise<void> }> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'inbox.ts'));
  const script = `const { startInbox } = await import(${module});
    console.log((await startInbox({ dir: ${JSON.stringify(dir)} })).smtpUrl);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  closing.push(async () => void child.kill('SIGKILL'));
  return { smtpUrl: line.toString().trim(), kill };
}

describe('the inbox', () => {
  it('finds its messages and its port again', async () => {
    const first = await startInbox({ dir });
    const mailer = openMailer({ smtpUrl: first.smtpUrl, from: 'office@summit.example' });
    await send(mailer, 'one');
    await mailer.close();
    await first.close();
    const second = await startInbox({ dir });
    closing.push(() => second.close());
    expect(second.smtpUrl).toBe(first.smtpUrl);
    await send(mailerTo(second.smtpUrl), 'two');
    expect(await second.list()).toMatchObject([
      { id: 2, subject: 'two', from: 'office@summit.example', to: ['ana@client.example'] },
      { id: 1, subject: 'one' },
    ]);
  });

  it('loses no accepted message when it is killed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await owningProcess();
      const mailer = mailerTo(owner.smtpUrl);
      const accepted: string[] = [];
      const sender = async (name: string): Promise<void> => {
        for (let n = 0; ; n += 1) {
          try {
            await send(mailer, `${round}-${name}-${n}`);
          } catch {
            return;
          }
          accepted.push(`${round}-${name}-${n}`);
        }
      };
      const senders = ['a', 'b', 'c'].map(sender);
      await expect.poll(() => accepted.length).toBeGreaterThan(10);
      await owner.kill();
      await Promise.all(senders);
      const kept = new Set(await subjects());
      expect(accepted.filter((subject) => !kept.has(subject))).toEqual([]);
    }
  });

  it(
    'is shared: the second process sends through the first and reads the same, and takes ' +
      'over when it is gone',
    async () => {
      const owner = await owningProcess();
      const second = await startInbox({ dir });
      expect(second).toMatchObject({ owner: false, smtpUrl: owner.smtpUrl });
      const mailer = mailerTo(second.smtpUrl);
      await send(mailer, 'through the first');
      expect(await second.list()).toMatchObject([{ subject: 'through the first' }]);
      await owner.kill();
      const heir = await startInbox({ dir });
      closing.push(() => heir.close());
      expect(heir).toMatchObject({ owner: true, smtpUrl: owner.smtpUrl });
      await send(mailer, 'through the heir');
      expect(await subjects()).toEqual(['through the heir', 'through the first']);
    },
  );

  it('keeps the newest 500, clears, and counts on', async () => {
    const old = { at: '2026-01-01T00:00:00Z', from: 'x', to: [], attachments: 0 };
    for (let id = 1; id <= 500; id += 1) {
      const head = JSON.stringify({ id, ...old, subject: `old ${id}` });
      writeFileSync(path.join(dir, `${id}.mail`), `${head}\nSubject: old\r\n\r\n`);
    }
    writeFileSync(path.join(dir, '501.mail.new'), 'half a mess');
    const inbox = await startInbox({ dir });
    closing.push(() => inbox.close());
    expect(readdirSync(dir).some((entry) => entry.endsWith('.new'))).toBe(false);
    await send(mailerTo(inbox.smtpUrl), 'new');
    const list = await inbox.list();
    expect(list).toHaveLength(500);
    expect(list[0]?.subject).toBe('new');
    expect(list.at(-1)?.subject).toBe('old 2');
    await inbox.clear();
    expect(await inbox.list()).toEqual([]);
    await send(mailerTo(inbox.smtpUrl), 'after');
    expect(await subjects()).toEqual(['after']);
  });

  it('is private, and has no answer for what is not there', async () => {
    const inbox = await startInbox({ dir: path.join(dir, 'box') });
    closing.push(() => inbox.close());
    await send(mailerTo(inbox.smtpUrl), 'one');
    expect(statSync(path.join(dir, 'box')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(dir, 'box', '1.mail')).mode & 0o777).toBe(0o600);
    expect(await inbox.get(2)).toBeUndefined();
    expect(await inbox.attachment(1, 0)).toBeUndefined();
    expect(await readInbox('/nowhere').list()).toEqual([]);
  });

  it('refuses a message that is too big, and goes on', async () => {
    const inbox = await startInbox({ dir });
    closing.push(() => inbox.close());
    const mailer = mailerTo(inbox.smtpUrl);
    const huge = mailer.send({
      to: 'ana@client.example',
      subject: 'huge',
      text: '',
      html: '',
      messageId: 'huge',
      attachments: [{ filename: 'x', content: Buffer.alloc(41 * 1024 * 1024) }],
    });
    await expect(huge).rejects.toMatchObject({
      name: 'MailRefused',
      words: expect.stringMatching(/^552 /),
    });
    await send(mailer, 'next');
    expect(await subjects()).toEqual(['next']);
  });

  it('survives a sender that hangs up in the middle of a message', async () => {
    const inbox = await startInbox({ dir });
    closing.push(() => inbox.close());
    const socket = connect(Number(new URL(inbox.smtpUrl).port), '127.0.0.1');
    await once(socket, 'data');
    socket.write('EHLO x\r\n');
    await once(socket, 'data');
    socket.write(
      'MAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\nSubject: half\r\n\r\nhal',
    );
    await once(socket, 'data');
    socket.destroy();
    await send(mailerTo(inbox.smtpUrl), 'whole');
    expect(await subjects()).toEqual(['whole']);
  });
});
