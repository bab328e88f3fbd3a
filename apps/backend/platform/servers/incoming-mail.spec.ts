// Incoming mail is read in a thread of its own: what somebody put into it costs nobody else
// anything.
import { expect, it } from 'vitest';
import { readIncomingMail, UnreadableMail } from './incoming-mail.ts';

/** A report whose reason is told in so many folded lines. */
const report = (folds: number): Buffer =>
  Buffer.from(
    [
      'From: Mail server <mailer-daemon@mx.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; dana@client.example',
      'Action: failed',
      `Diagnostic-Code: smtp; 550 gone${'\r\n x'.repeat(folds)}`,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      'Message-ID: <one@purlin.example>',
      '',
      '--b--',
    ].join('\r\n'),
  );
const MINUTE = { memoryMb: 192, cpuMs: 60_000 };

it('reads which e-mail came back, and why', async () => {
  expect(await readIncomingMail(report(2), undefined, MINUTE)).toEqual({
    is: 'bounce',
    messageId: '<one@purlin.example>',
    reason: '550 gone x x',
  });
});

it('lets others go on while it reads what takes long, and refuses what takes too long', async () => {
  let left = false;
  const reading = readIncomingMail(report(400_000), undefined, { ...MINUTE, cpuMs: 500 })
    .catch((error: unknown) => error)
    .finally(() => (left = true));
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(left).toBe(false);
  }
  expect(await reading).toBeInstanceOf(UnreadableMail);
});
