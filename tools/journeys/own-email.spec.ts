// Another e-mail address in a real browser: asked for at the account, confirmed by the link that
// was sent there, and then one's own.
import { expect, it } from 'vitest';
import { said, useVisits } from './desk.ts';
import { expectAccessible, type Visit } from './journey.ts';
import { until } from '../vitest/until.ts';

const visits = useVisits();
const NEXT = 'first.admin@home.example';

/** The link of an e-mail to this address, as the inbox shows it. */
const linkTo = (address: string): Promise<string> =>
  until(`a link at ${address}`, async () => {
    const { staff } = visits.journey;
    const list = await (await staff.get('/dev/inbox')).text();
    for (const [, id] of list.matchAll(/\/dev\/inbox\/(\d+)/g)) {
      const mail = await (await staff.get(`/dev/inbox/${id}/html`)).text();
      const link = /\/auth\/confirm-email#[\w-]+/.exec(mail)?.[0];
      if (link && mail.includes(address)) return link;
    }
    return undefined;
  });

it('is asked for and confirmed', async () => {
  const visit: Visit = await visits.journey.visit('desktop', 'staff');
  const page = visits.opened(visit);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel(/^New email/).fill(NEXT);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.waitFor({ state: 'detached' });

  const other = visits.opened(await visits.journey.visit('phone', 'nobody'));
  await other.goto(await linkTo(NEXT));
  await other.getByRole('button', { name: 'Confirm email address' }).waitFor();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Confirm email address' }).click();
  await said(other, `You now sign in with ${NEXT}.`);
  await expectAccessible(other);
  await page.getByRole('definition').filter({ hasText: NEXT }).waitFor();
  expect(await other.evaluate('location.pathname')).toBe('/auth/confirm-email');
});
