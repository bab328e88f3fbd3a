// The client's page of an estimate in Spanish: the same page, its words, its dates and its
// refusals.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  APPROVE,
  FAILED_REQUEST,
  openEstimate,
  send,
  startWith,
  threePackages,
  TITLE,
} from './estimate-page.ts';
import {
  expectAccessible,
  startJourney,
  type Device,
  type Journey,
  type Visit,
} from './journey.ts';
import { callApi, historyOf, type WrittenEstimate } from './product-api.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.end());

async function openSpanish(
  device: Device,
  { estimateNumber }: WrittenEstimate,
  before: ReturnType<typeof startWith> | null = null,
): Promise<Visit> {
  const visit = await journey.visit(device, 'nobody', FAILED_REQUEST);
  await before?.(visit.page);
  await visit.page.goto(`/es/estimate/${estimateNumber}`);
  await visit.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  return visit;
}

/** In the dialog of an approval: agrees, types a name and confirms. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByLabel('Su nombre completo').fill('Dana Whitfield');
  await page.getByRole('button', { name: 'Aprobar y firmar' }).click();
}

it('is found by the switch, which keeps the number, and approved on a phone', async () => {
  const estimate = await send(journey);
  const { page, faults, close } = await openEstimate(journey, 'phone', estimate);
  await page.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL(`**/es/estimate/${estimate.estimateNumber}`);
  await page.getByText(`Cotización ${estimate.estimateNumber}`).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Hacer una pregunta' }).click();
  await page.getByLabel('Su pregunta').fill('¿Cuándo empiezan?');
  await page.getByRole('button', { name: 'Enviar pregunta' }).click();
  await page.getByText('Su pregunta fue enviada.').waitFor();

  await page.getByLabel('Mensaje').fill('Gracias.');
  await page.getByRole('button', { name: 'Aprobar cotización' }).click();
  await page.getByRole('heading', { name: '¿Aprobar esta cotización?' }).waitFor();
  await expectAccessible(page);
  await sign(page);
  await page.getByRole('heading', { name: 'Cotización aprobada' }).waitFor();
  await page
    .getByText(/recibió su aprobación por \$1,305\.00 el \d+ de [a-z]+ de \d{4} y se comunicará/)
    .waitFor();
  await expectAccessible(page);
  expect(await historyOf(journey.staff, estimate)).toContain('EstimateApproved');

  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Estimate Approved' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/estimate/${estimate.estimateNumber}`);
  expect(faults).toEqual([]);
  await close();
});

it('says refusals in Spanish, and what changed', async () => {
  const estimate = await send(journey);
  const { page, faults, close } = await openSpanish(
    'phone',
    estimate,
    startWith({ revision: 999, total: '990.00' }),
  );
  await page.getByRole('button', { name: 'Aprobar cotización' }).click();
  await sign(page);
  await page.getByRole('heading', { name: 'Por favor, revísela otra vez' }).waitFor();
  await page
    .getByText(
      'Esta cotización cambió desde que usted la abrió. Revísela otra vez antes de responder.',
    )
    .waitFor();
  await page.getByText('El total: antes $990.00, ahora $1,305.00.').waitFor();
  await page.route(
    APPROVE,
    (route) =>
      route.fulfill({ status: 429, json: { code: 'no-such-code', message: 'Wait, please.' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Aprobar cotización' }).click();
  await sign(page);
  // Words that the page has no Spanish for are better than none.
  await page.getByText('Wait, please.').waitFor();
  await page.getByText('Su mensaje sigue aquí.').waitFor();
  await page.getByRole('button', { name: 'Volver' }).click();
  await callApi(journey.staff, 'POST', `/api/estimates/${estimate.id}/withdraw`, {
    reason: 'Wrong house',
  });
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('button', { name: 'Sí, rechazar' }).click();
  await page.getByRole('heading', { name: 'Esta cotización fue retirada' }).waitFor();
  await page.getByText('Esta cotización se retiró. Pídanos una nueva.').waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await close();
});

it('shows packages in Spanish on a desktop, and says when there is no such estimate', async () => {
  const { page, faults, close } = await openSpanish('desktop', await send(journey, threePackages));
  await page.getByRole('heading', { name: 'Elija una opción' }).waitFor();
  expect(await page.getByRole('button', { name: 'Aprobar esta opción' }).count()).toBe(3);
  await expectAccessible(page);
  await page.goto('/es/estimate/EST-1-00000000');
  await page.getByRole('heading', { name: 'No encontramos la cotización' }).waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await close();
});
