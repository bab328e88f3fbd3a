// An e-mail that the mail server refuses: staff see its words and can try again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../vitest/until.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { historyOf, writeDraft } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
}, 60_000);
afterAll(() => journey?.end());

it.each(eachDevice)(
  'shows the words of the mail server and tries again, on a %s',
  async (device) => {
    const draft = await writeDraft(
      journey.staff,
      { name: 'Nora Quist', email: `nora.${device}@bounce.example` },
      {
        projectTitle: 'Porch roof',
        lineItems: [{ description: 'Rolled roofing, per square', quantity: 3, rate: '310.00' }],
      },
    );
    const failures = async () =>
      (await historyOf(journey.staff, draft)).filter((type) => type === 'EstimateEmailFailed')
        .length;
    const { page, faults, close } = await journey.visit(device, 'staff');
    await page.goto(`/estimates/${draft.id}`);
    await page.getByRole('button', { name: 'Send to client' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send Estimate' }).click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: `The e-mail to nora.${device}@bounce.example did not get through` });
    await notice.getByText('No such mailbox here').waitFor({ timeout: 30_000 });
    await expectAccessible(page);
    expect(await failures()).toBe(1);

    await notice.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Trying again').first().waitFor();
    await until('the second try has failed too', async () => (await failures()) === 2, 30_000);
    await notice.getByText('No such mailbox here').waitFor();
    await page.goto('/estimates');
    await page.getByText('E-mail failed').filter({ visible: true }).first().waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  },
  60_000,
);
