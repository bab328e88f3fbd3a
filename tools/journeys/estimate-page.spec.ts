// The client's page of an estimate in a real browser: every way it can go besides a plain approval.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eachDevice,
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
} from './journey.ts';
import {
  answer,
  APPROVE,
  BY_NUMBER,
  FAILED_REQUEST,
  openEstimate,
  send,
  signed,
  startWith,
} from './estimate-page.ts';
import { callApi, historyOf, type WrittenEstimate } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

const write = (): Promise<WrittenEstimate> => send(journey);
const open = (
  device: Device,
  estimate: WrittenEstimate,
  before?: Parameters<typeof openEstimate>[3],
) => openEstimate(journey, device, estimate, before);

describe.each(eachDevice)('on a %s', (device) => {
  it('declines with a message', async () => {
    const estimate = await write();
    const { page, faults, close } = await open(device, estimate);
    await answer(page, 'Decline', 'We are selling the house.');
    await page.getByRole('heading', { name: 'Estimate Declined' }).waitFor();
    await page.getByText('We are selling the house.').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Estimate Declined' }).waitFor();
    expect(await page.getByRole('button', { name: 'Approve Estimate' }).count()).toBe(0);
    expect(await historyOf(journey.staff, estimate)).toContain('EstimateDeclined');
    expect(faults).toEqual([]);
    await close();
  });

  it(
    'keeps the text when the network fails, and never approves twice when only the answer is ' +
      'lost',
    async () => {
      const estimate = await write();
      const { page, faults, close } = await open(device, estimate);
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (APPROVE.test(request.url())) keys.push(request.headers()['idempotency-key']);
      });
      // The page tries twice by itself.
      await page.route(APPROVE, (route) => route.abort('connectionfailed'), { times: 2 });
      await answer(page, 'Approve Estimate', 'Please start in April.');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('We couldn’t reach our server.').waitFor();
      await expectAccessible(page);
      expect(await historyOf(journey.staff, estimate)).not.toContain('EstimateApproved');
      // This time the server hears it and its answer gets lost.
      await page.route(
        APPROVE,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
      await page.getByText('Please start in April.').waitFor();
      expect(keys).toHaveLength(4);
      expect(new Set(keys).size).toBe(1);
      expect(
        (await historyOf(journey.staff, estimate)).filter((type) => type === 'EstimateApproved'),
      ).toHaveLength(1);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('says when the phone is offline, and goes on when it is back', async () => {
    const { page, faults, close } = await open(device, await write());
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await answer(page, 'Approve Estimate', '');
    await page.getByRole('dialog').getByText('We couldn’t reach our server.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
    expect(await page.getByText('You’re offline.').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('is no longer answered once it is withdrawn, also when that happens while it is open', async () => {
    const estimate = await write();
    const { page, faults, close } = await open(device, estimate);
    await callApi(journey.staff, 'POST', `/api/estimates/${estimate.id}/withdraw`, {
      reason: 'Wrong house',
    });
    await answer(page, 'Approve Estimate', '');
    await page.getByRole('heading', { name: 'This estimate has been withdrawn' }).waitFor();
    expect(await page.getByRole('button', { name: /Approve|Decline/ }).count()).toBe(0);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('heading', { name: 'This estimate has been withdrawn' }).waitFor();
    expect(await page.getByText('Wrong house').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('cannot be approved once it has expired, and says whom to call', async () => {
    const { page, faults, close } = await open(
      device,
      await write(),
      startWith({ expired: true, validUntil: '2026-02-27' }),
    );
    await page.getByRole('heading', { name: 'This estimate has expired' }).waitFor();
    await page.getByText('valid until Feb 27, 2026').first().waitFor();
    expect(await page.getByRole('button', { name: 'Approve Estimate' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Decline' }).count()).toBe(1);
    // What leads on stands where approving would, within reach.
    await page.locator('.answer-bar').getByRole('button', { name: 'Ask for a new one' }).click();
    await page.getByRole('heading', { name: 'Ask for a new estimate' }).waitFor();
    await page.getByLabel('What should we know?').waitFor();
    // The head stands above the letter, and not anywhere.
    const leftOf = async (what: string) => (await page.locator(what).first().boundingBox())?.x;
    if (device !== 'phone') expect(await leftOf('.brand')).toBe(await leftOf('.letter'));
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows what is different when the estimate changed meanwhile, and approves that', async () => {
    const estimate = await write();
    const { page, faults, close } = await open(
      device,
      estimate,
      startWith({ revision: 999, total: '990.00' }),
    );
    await page.getByText('$990.00').first().waitFor();
    await answer(page, 'Approve Estimate', 'For 990 dollars.');
    await page.getByRole('heading', { name: 'Please review again' }).waitFor();
    await page
      .getByText(/\$990\.00.*\$1,305\.00/)
      .first()
      .waitFor();
    await expectAccessible(page);
    expect(await historyOf(journey.staff, estimate)).not.toContain('EstimateApproved');
    expect(await page.getByLabel('Message').inputValue()).toBe('For 990 dollars.');
    await answer(page, 'Approve Estimate', 'All right.');
    await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('says when there is no such estimate, and when it cannot be loaded', async () => {
    const { page, faults, close } = await journey.visit(device, 'nobody', FAILED_REQUEST);
    await page.goto('/estimate/EST-1-00000000');
    await page.getByRole('heading', { name: 'Estimate Not Found' }).waitFor();
    await expectAccessible(page);
    await page.route(BY_NUMBER, (route) => route.abort('connectionfailed'), { times: 2 });
    await page.goto(`/estimate/${(await write()).estimateNumber}`);
    await page.getByRole('heading', { name: 'Your estimate couldn’t be loaded' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'New ridge vent' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

it('says when the PDF cannot be made, and gives it the next time', async () => {
  const estimate = await write();
  const { page, faults, close } = await open('phone', estimate);
  await page.route(/\/pdf$/, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByText('Failed to download PDF').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`estimate-${estimate.estimateNumber}.pdf`);
  expect(await page.getByText('Failed to download PDF').count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

it('is approved once when two devices approve at the same time, and both show the first answer', async () => {
  const estimate = await write();
  const visits = await Promise.all([open('desktop', estimate), open('phone', estimate)]);
  const messages = ['From my laptop', 'From my phone'];
  for (const [n, { page }] of visits.entries()) {
    await page.getByLabel('Message').fill(messages[n]!);
    await page.getByRole('button', { name: 'Approve Estimate' }).click();
  }
  const buttons = await Promise.all(visits.map(({ page }) => signed(page)));
  await Promise.all(buttons.map((button) => button.click()));
  const said = await Promise.all(
    visits.map(async ({ page }) => {
      await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
      return page.locator('blockquote').first().innerText();
    }),
  );
  expect(said[0]).toBe(said[1]);
  expect(messages).toContain(said[0]);
  expect(
    (await historyOf(journey.staff, estimate)).filter((type) => type === 'EstimateApproved'),
  ).toHaveLength(1);
  expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  await Promise.all(visits.map(({ close }) => close()));
});
