// The client's page of an estimate, as journeys write, open and answer it.
import type { Locator, Page } from 'playwright-core';
import type { Device, Journey, Visit } from './journey.ts';
import { callApi, sendEstimate, writeDraft, type WrittenEstimate } from './product-api.ts';

export const FAILED_REQUEST = /^Failed to load resource/;
export const APPROVE = /\/api\/estimates\/\d+\/approve-option$/;
export const BY_NUMBER = /\/api\/estimates\/number\//;
export const TITLE = 'New ridge vent';

const dana = { name: 'Dana Whitfield', email: 'dana@client.example' };
const ridge = { description: 'Ridge vent, per linear foot', quantity: 90, rate: '14.50' };
export const oneOffer = { projectTitle: TITLE, lineItems: [ridge] };
/** Better is the second of three, so it is the one that is recommended. */
export const threePackages = {
  projectTitle: TITLE,
  estimateType: 'multi_option',
  estimateOptions: [
    ['Good', '8.00'],
    ['Better', '14.50'],
    ['Best', '29.00'],
  ].map(([title, rate]) => ({
    title,
    description: `The ${title} one`,
    lineItems: [{ ...ridge, rate }],
  })),
};

export const send = async (
  journey: Journey,
  offer: Parameters<typeof writeDraft>[2] = oneOffer,
): Promise<WrittenEstimate> =>
  sendEstimate(journey.staff, await writeDraft(journey.staff, dana, offer));

interface StaffView {
  readonly clientId: number;
  readonly serviceAddress: string;
  readonly status: string;
  readonly selectedOptionId: number | null;
  readonly estimateOptions: readonly {
    readonly id: number;
    readonly title: string;
    readonly lineItems: readonly { readonly id: number }[];
  }[];
  readonly lineItems: readonly { readonly id: number }[];
  readonly evidence: {
    readonly how: string;
    readonly name: string;
    readonly consentVersion: number;
    readonly documentSha256: string;
  } | null;
}
export const staffView = (journey: Journey, { id }: WrittenEstimate): Promise<StaffView> =>
  callApi(journey.staff, 'GET', `/api/estimates/${id}`);

/** Staff replace the offer by another; lines keep their numbers. */
export async function revise(
  journey: Journey,
  estimate: WrittenEstimate,
  offer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { clientId, serviceAddress } = await staffView(journey, estimate);
  await callApi(journey.staff, 'PUT', `/api/estimates/${estimate.id}`, {
    clientId,
    serviceAddress,
    ...offer,
  });
}

/** `before` prepares the page before it goes there. */
export async function openEstimate(
  journey: Journey,
  device: Device,
  { estimateNumber }: WrittenEstimate,
  before?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const visit = await journey.visit(device, 'nobody', FAILED_REQUEST);
  await before?.(visit.page);
  await visit.page.goto(`/estimate/${estimateNumber}`);
  await visit.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  return visit;
}

/** Writes a message, presses the button and confirms. */
export async function answer(
  page: Page,
  button: 'Approve Estimate' | 'Decline' | 'Decline All Options',
  message: string,
): Promise<void> {
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  if (button === 'Approve Estimate') return sign(page);
  await dialog.getByRole('button', { name: /^Yes, / }).click();
}

/** In the dialog of an approval: agrees, types a name and gives the button that confirms. */
export async function signed(page: Page, name = dana.name): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Your full name').fill(name);
  return dialog.getByRole('button', { name: 'Approve and sign' });
}

/** The same, and confirms. */
export const sign = async (page: Page, name?: string): Promise<void> =>
  (await signed(page, name)).click();

/** Changes the JSON with which the page starts, once. */
export const startWith =
  (change: Readonly<Record<string, unknown>>) =>
  async (page: Page): Promise<void> => {
    await page.route(
      BY_NUMBER,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: { ...((await response.json()) as object), ...change },
        });
      },
      { times: 1 },
    );
  };
