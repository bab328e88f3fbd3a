// E-mails in the embedded inbox are answered there, as a client would answer them.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useMessageWorld } from '../../../tools/vitest/message-world.ts';

const { app, parties, answer, shown, due } = useMessageWorld({ env: { SMTP_URL: '' } });

const page = async (address: string): Promise<string> => {
  const answered = await app.call('GET', address);
  expect(answered.status).toBe(200);
  return answered.text;
};
const reply = (address: string, typed: Record<string, string>, options: object = {}) =>
  app.call('POST', `${address}/reply`, {
    raw: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...options,
  });

it('is a message of the client, once, and of admins alone', async () => {
  await answer(parties.maria, 'We start on Monday.');
  await due();
  const listed = await page('/dev/inbox');
  const messages = [...listed.matchAll(/href="(\/dev\/inbox\/\d+)">Message from/g)];
  const address = messages[0]![1]!;
  const message = await page(address);
  const id = /name="id" value="([^"]+)"/.exec(message)![1]!;
  expect(await page(`${address}?replied=`)).toContain('Your reply was added to the conversation.');
  expect((await reply(address, { id, text: 'x' }, { cookie: parties.maria.cookie })).status).toBe(
    403,
  );
  expect((await reply(address, { id: 'x', text: '' })).status).toBe(404);
  for (let n = 0; n < 2; n += 1)
    expect((await reply(address, { id, text: 'Works for us.' })).status).toBe(303);
  expect((await shown(parties.maria)).entries.map(({ text, side }) => [text, side])).toEqual([
    ['We start on Monday.', 'office'],
    ['Works for us.', 'other'],
  ]);
  for (let n = 0; n < 29; n += 1) await reply(address, { id: randomUUID(), text: String(n) });
  expect((await reply(address, { id: randomUUID(), text: 'More' })).status).toBe(409);
});
