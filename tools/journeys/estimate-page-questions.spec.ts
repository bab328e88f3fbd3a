// What else happens on the client's page: it is seen, questions are asked and answered, it is
// worked by keyboard alone, it is printed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOffer, openEstimate, revise, send, staffView } from './estimate-page.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { callApi, historyOf } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

/** As if the client had been in another tab and came back. */
const comeBack = (page: Page) =>
  page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');

describe.each(eachDevice)('on a %s', (device) => {
  it('asks a question and sees our answer; wishes a change and sees the new version', async () => {
    const estimate = await send(journey);
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByRole('button', { name: 'Send question' }).click();
    await page.getByText('Please write a message').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ask a question');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByLabel('Your question').fill('Is the old vent taken away?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send question' }).dblclick();
    await page.getByText('Your question has been sent.').waitFor();
    await page.getByText('We’ll answer soon').waitFor();
    await expectAccessible(page);
    expect(
      (await historyOf(journey.staff, estimate)).filter((type) => type === 'QuestionAsked'),
    ).toHaveLength(1);

    await callApi(journey.staff, 'POST', `/api/estimates/${estimate.id}/answers`, {
      questionId: 1,
      text: 'Yes, it goes to the recycler.',
    });
    await comeBack(page);
    await page.getByText('Yes, it goes to the recycler.').waitFor();
    expect(await page.getByText('We’ll answer soon').count()).toBe(0);

    await page.getByRole('button', { name: 'Request changes' }).click();
    await page.getByLabel('What would you like changed?').fill('Only 60 feet, please.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Your request has been sent.').waitFor();
    const { lineItems } = await staffView(journey, estimate);
    await revise(journey, estimate, {
      ...oneOffer,
      lineItems: [{ ...oneOffer.lineItems[0], id: lineItems[0]?.id, quantity: 60 }],
    });
    await comeBack(page);
    await page.getByRole('heading', { name: 'Please review again' }).waitFor();
    await page.getByText('The total was $1,305.00 and is now $870.00.').waitFor();
    await page.reload();
    await page.getByText(/We revised this estimate on/).waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await close();
  });
});

it('keeps a question that could not be sent, and sends it once', async () => {
  const estimate = await send(journey);
  const { page, close } = await openEstimate(journey, 'phone', estimate);
  const ASK = /\/questions$/;
  await page.route(ASK, (route) => route.abort('connectionfailed'), { times: 2 });
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Your question').fill('When can you begin?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByText('We couldn’t reach our server.').waitFor();
  expect(await page.getByLabel('Your question').inputValue()).toBe('When can you begin?');
  await page.route(
    ASK,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByText('Your question has been sent.').waitFor();
  expect(
    (await historyOf(journey.staff, estimate)).filter((type) => type === 'QuestionAsked'),
  ).toHaveLength(1);
  await close();
});

it('counts as viewed only after a second in sight', async () => {
  const estimate = await send(journey);
  const seen: string[] = [];
  const { page, close } = await openEstimate(journey, 'phone', estimate, async (opened) => {
    opened.on('request', (request) => {
      if (request.method() === 'PATCH') seen.push(request.postData() ?? '');
    });
    await opened.clock.install();
    await opened.addInitScript(
      'let sight = "hidden"; Object.defineProperty(document, "visibilityState", { get: () ' +
        '=> sight }); window.setSight = (now) => { sight = now; document.dispatchEvent(new ' +
        'Event("visibilitychange")); };',
    );
  });
  await page.clock.runFor(5000);
  await page.evaluate('setSight("visible")');
  await page.clock.runFor(900);
  await page.evaluate('setSight("hidden")');
  await page.clock.runFor(5000);
  expect(seen).toEqual([]);
  expect((await staffView(journey, estimate)).status).toBe('sent');
  await page.evaluate('setSight("visible")');
  await page.clock.runFor(1100);
  await page.locator('.badge[data-status="viewed"]').waitFor();
  expect(seen).toHaveLength(1);
  await close();
});

it('is answered with the keyboard alone', async () => {
  const { page, close } = await openEstimate(journey, 'desktop', await send(journey));
  const focused = () => page.evaluate<string>('document.activeElement.textContent.trim()');
  await page.getByRole('button', { name: 'Approve Estimate' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Approve this estimate?');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Approve Estimate');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Approve this estimate?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dana Whitfield');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Approve and sign');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
  await expect.poll(focused).toBe('Estimate Approved');
  await page.getByText('By keyboard').waitFor();
  await close();
});

it('is printed without what only a screen can do, and with everything that is closed', async () => {
  const details = 'Shingle-over vent with a filter';
  const { page, close } = await openEstimate(
    journey,
    'desktop',
    await send(journey, { ...oneOffer, lineItems: [{ ...oneOffer.lineItems[0], details }] }),
  );
  expect(await page.getByText(details).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  expect(await page.getByText(details).isVisible()).toBe(true);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
  expect(await page.getByText(details).isVisible()).toBe(false);
  await close();
});
