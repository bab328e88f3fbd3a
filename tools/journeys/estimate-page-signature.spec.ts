// The client's page when the company wants a signature: terms, consent, typed name, and what is
// kept of it.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOffer, openEstimate, revise, send, staffView } from './estimate-page.ts';
import { eachDevice, expectAccessible, startJourney, type Journey } from './journey.ts';
import { callApi, historyOf } from './product-api.ts';

const TERMS =
  '1. Half is due when the shingles arrive.\n2. Rotten decking is charged by the sheet.';
const CONSENT = 'I agree to sign this estimate electronically and accept its terms.';

let journey: Journey;
const settings = async (change: Readonly<Record<string, unknown>>): Promise<void> => {
  const { consentVersion: _, ...now } = await callApi<Readonly<Record<string, unknown>>>(
    journey.staff,
    'GET',
    '/api/company/estimate-settings',
  );
  await callApi(journey.staff, 'PUT', '/api/company/estimate-settings', { ...now, ...change });
};
beforeAll(async () => {
  journey = await startJourney();
  await settings({ signatureRequired: true, terms: TERMS, consentText: CONSENT });
});
afterAll(() => journey?.end());

describe.each(eachDevice)('a signature on a %s', (device) => {
  it('is asked for field by field, and stands in the record and the PDF', async () => {
    const estimate = await send(journey, {
      ...oneOffer,
      deposit: { kind: 'amount', value: '500.00' },
    });
    const { page, faults, close } = await openEstimate(journey, device, estimate);
    await page.getByRole('heading', { name: 'Terms' }).waitFor();
    await page.getByText('Rotten decking is charged by the sheet.').first().waitFor();
    await page.getByRole('button', { name: 'Approve Estimate' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('region', { name: 'Terms' }).textContent()).toContain(TERMS);
    await dialog.getByText('$500.00').waitFor();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Approve and sign' }).click();
    await dialog.getByText('Please agree to the terms').waitFor();
    await dialog.getByText('Please type your full name').waitFor();
    expect(await page.evaluate('document.activeElement.type')).toBe('checkbox');
    await expectAccessible(page);
    await dialog.getByLabel(CONSENT).check();
    await dialog.getByRole('button', { name: 'Approve and sign' }).click();
    await dialog.getByText('Please type your full name').waitFor();
    expect(await historyOf(journey.staff, estimate)).not.toContain('EstimateApproved');

    await dialog.getByLabel('Your full name').fill('  Dana Whitfield ');
    await dialog.getByRole('button', { name: 'Approve and sign' }).click();
    await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
    await expectAccessible(page);
    const { evidence } = await staffView(journey, estimate);
    expect(evidence).toMatchObject({ how: 'page', name: 'Dana Whitfield' });
    expect(evidence?.consentVersion).toBeGreaterThan(0);
    expect(evidence?.documentSha256).toMatch(/^[0-9a-f]{64}$/);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download signed PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`estimate-${estimate.estimateNumber}-signed.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(faults).toEqual([]);
    await close();
  });
});

it('is asked for with the next version that goes out, also of somebody who has the page open', async () => {
  await settings({ signatureRequired: false });
  const estimate = await send(journey);
  const { page, close } = await openEstimate(journey, 'phone', estimate);
  await settings({ signatureRequired: true });
  await revise(journey, estimate, oneOffer);
  await page.getByRole('button', { name: 'Approve Estimate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, approve' }).click();
  await page.getByRole('heading', { name: 'Please review again' }).waitFor();
  await page.getByText('The terms for approving changed.').waitFor();
  expect(await historyOf(journey.staff, estimate)).not.toContain('EstimateApproved');
  await page.getByRole('button', { name: 'Approve Estimate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and sign' }).waitFor();
  // The back gesture of a phone closes the sheet and leaves the page where it is.
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).toContain(estimate.estimateNumber);
  await page.getByRole('button', { name: 'Approve Estimate' }).waitFor();
  await close();
});
