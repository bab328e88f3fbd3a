// The embedded inbox keeps links into accounts for their users: an admin who reads a colleague's
// link could sign in as them, and be the second person for themselves.
import { expect, it } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { SMTP_URL: '' } });
const PASSWORD = 'otter ladder cloud tin';

/** The number of the newest message to this address. */
const newestTo = (email: string, more: (id: string) => boolean = () => true) =>
  until(`an e-mail to ${email}`, async () => {
    const { text } = await app.call('GET', '/dev/inbox');
    return text
      .split('<tr>')
      .filter((row) => row.includes(email))
      .map((row) => /\/dev\/inbox\/(\d+)/.exec(row)?.[1])
      .find((id): id is string => id !== undefined && more(id));
  });
const read = (id: string, cookie?: string) =>
  Promise.all(
    ['', '/html', '/raw'].map((part) => app.call('GET', `/dev/inbox/${id}${part}`, { cookie })),
  );
const add = async (firstName: string, role: string, password?: string) => {
  const email = `${firstName.toLowerCase()}@people.example`;
  const { body } = await app.call<{ id: number }>('POST', '/api/users', {
    body: { email, firstName, lastName: 'Orr', role, ...(password && { password }) },
  });
  return { id: body.id, email };
};
const sendLink = (id: number) =>
  app.call('POST', `/api/users/${id}/send-password-link`, { body: {} });

it('shows a link to its user and to nobody else', async () => {
  const olga = await add('Olga', 'admin', PASSWORD);
  const cookie = await app.signIn(olga.email, PASSWORD);
  expect((await sendLink(olga.id)).status).toBe(200);
  const id = await newestTo(olga.email);
  for (const { status, text } of await read(id)) {
    expect(status).toBe(403);
    expect(text).toContain('a link into someone else’s account');
    expect(text).not.toContain('choose-password#');
  }
  const own = await read(id, cookie);
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(own[0]!.text).toContain('choose-password#');
});

it('shows a link of someone who approves no payments, whom an admin may have to help in', async () => {
  const eva = await add('Eva', 'estimator', PASSWORD);
  await app.signIn(eva.email, PASSWORD);
  expect((await sendLink(eva.id)).status).toBe(200);
  const [page] = await read(await newestTo(eva.email));
  expect(page).toMatchObject({ status: 200 });
});

it('shows an invitation of someone who never signed in: there is no other way in', async () => {
  const ivan = await add('Ivan', 'estimator');
  const [page] = await read(await newestTo(ivan.email));
  expect(page).toMatchObject({ status: 200 });
  expect(page!.text).toContain('choose-password#');
});
